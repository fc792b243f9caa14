package import TitanCore

/// What to know about a suggestion. The numbers are those of the contract.
package enum SuggestionWarning: Int, Sendable, Hashable, CaseIterable {
  case fewerThanAsked = 1
  /// Body mass keeps workouts away.
  case jumpsLeftOut

  /// - Parameter leftOut: how many workouts jump.
  package func text(leftOut: Int) -> LocalizedText {
    switch self {
    case .fewerThanAsked:
      LocalizedText("Fewer than asked for: no more fit.", "Weniger als gewünscht: Mehr passen nicht.")
    case .jumpsLeftOut:
      LocalizedText(
        (leftOut == 1 ? "One workout with jumps is left out" : "\(leftOut) workouts with jumps are left out")
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
