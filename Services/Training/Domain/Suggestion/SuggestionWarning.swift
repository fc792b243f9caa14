package import TitanCore

/// A caveat about a suggestion. The raw values are the contract's.
package enum SuggestionWarning: Int, Sendable, Hashable, CaseIterable {
  case fewerThanAsked = 1
  /// Workouts were left out because of body mass.
  case jumpsLeftOut

  /// - Parameter leftOut: the number of workouts with jumps.
  package func text(leftOut: Int) -> LocalizedText {
    switch self {
    case .fewerThanAsked:
      LocalizedText("Fewer than you asked for: nothing else fits.", "Weniger als gewünscht: Mehr passen nicht.")
    case .jumpsLeftOut:
      LocalizedText(
        (leftOut == 1 ? "We left out one workout with jumps" : "We left out \(leftOut) workouts with jumps")
          + ", because jumps are hard on the joints at your body mass. You can allow them in your preferences.",
        (leftOut == 1 ? "Ein Workout mit Sprüngen fehlt" : "\(leftOut) Workouts mit Sprüngen fehlen")
          + ", weil Sprünge bei deiner Körpermasse die Gelenke stark belasten. In deinen Einstellungen kannst du sie "
          + "zulassen.")
    }
  }
}

extension Suggestion {
  /// In the order of the contract.
  package func warnings(for wish: Wish) -> [SuggestionWarning] {
    (isShort(of: wish) ? [.fewerThanAsked] : []) + (leftOut.isEmpty ? [] : [.jumpsLeftOut])
  }
}
