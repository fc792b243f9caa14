/// Tells users which values are allowed when theirs is not.
extension LocalizedText {
  package static func numbers(_ least: String, _ most: String) -> LocalizedText {
    .init("Please choose a number from \(least) to \(most).", "Bitte wähle eine Zahl von \(least) bis \(most).")
  }

  /// Times of day by their minutes after midnight.
  package static func timesOfDay(_ range: ClosedRange<Int>) -> LocalizedText {
    let (first, last) = (timeOfDay(range.lowerBound), timeOfDay(range.upperBound))
    return .init("Please choose a time from \(first) to \(last).", "Bitte wähle eine Uhrzeit von \(first) bis \(last).")
  }
}

/// A time of day in readable form, from its minutes after midnight: `07:05` for 425.
package func timeOfDay(_ minutes: Int) -> String {
  [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
}
