package import TitanCore

/// An invalid request, with all of its violations. Never empty.
package struct InvalidRequest: Error, Sendable, Hashable {
  package var violations: [FieldViolation]

  package init(_ violations: [FieldViolation]) { self.violations = violations }
}

extension FieldViolation {
  /// A violation for a number outside of a range; `nil` for one within it.
  package init?(_ value: Int, in range: ClosedRange<Int>, field: String) {
    guard !range.contains(value) else { return nil }
    self.init(field: field, got: value, allowed: range)
  }

  /// A violation for a text that is too short, too long, or contains U+0000, which the store cannot hold; `nil` for a
  /// valid one.
  init?(_ text: String, length: ClosedRange<Int>, field: String) {
    let count = text.unicodeScalars.count
    let hasNull = text.unicodeScalars.contains("\0")
    guard !length.contains(count) || hasNull else { return nil }
    let reason = count < length.lowerBound ? "MISSING" : count > length.upperBound ? "TOO_LONG" : "CHARACTER_INVALID"
    let tooLong = LocalizedText(
      "Please use at most \(length.upperBound) characters.", "Bitte nimm höchstens \(length.upperBound) Zeichen.")
    self.init(
      field: field, reason: reason, got: "\(count) characters",
      allowed: "\(length.lowerBound) to \(length.upperBound), none of them U+0000",
      words: reason == "TOO_LONG" ? tooLong : nil)
  }

  /// A violation for too few or too many of something; `nil` for an allowed count.
  ///
  /// - Parameter things: the things counted, in the plural.
  init?(count: Int, in range: ClosedRange<Int>, of things: LocalizedText, field: String) {
    guard !range.contains(count) else { return nil }
    self.init(field: field, got: count, allowed: range)
    let (least, most) = (range.lowerBound, range.upperBound)
    words = LocalizedText(
      "Please choose \(least) to \(most) \(things[.english]).", "Bitte wähle \(least) bis \(most) \(things[.german]).")
  }

  /// WORKOUT_UNKNOWN.
  package static func unknownWorkout(_ id: String, field: String) -> FieldViolation {
    FieldViolation(
      field: field, reason: "WORKOUT_UNKNOWN", got: quoted(id), allowed: "a workout of the catalogue or of your own",
      words: .init("There is no such workout.", "Dieses Workout gibt es nicht."))
  }

  /// TYPE_UNKNOWN.
  package static func unknownType(field: String) -> FieldViolation {
    FieldViolation(
      field: field, reason: "TYPE_UNKNOWN", got: "none of ours",
      allowed: "WORKOUT_TYPE_WEIGHT_TRAINING, WORKOUT_TYPE_HIIT, WORKOUT_TYPE_CALISTHENICS")
  }

  /// TOO_MANY sets.
  static func tooManySets(_ count: Int, most: Int, field: String) -> FieldViolation {
    FieldViolation(
      field: field, reason: "TOO_MANY", got: "\(count) sets", allowed: "at most \(most)",
      words: .init("Please choose at most \(most) sets.", "Bitte wähle höchstens \(most) Sätze."))
  }
}
