import TitanCore

/// Collects what is wrong, field by field.
struct FieldCheck {
  private(set) var violations: [FieldViolation] = []
  /// In front of every field's name: `profile.`.
  let prefix: String

  init(_ prefix: String) { self.prefix = prefix }

  mutating func add(_ field: String, _ reason: String, got: String, allowed: String, words: LocalizedText? = nil) {
    violations.append(
      FieldViolation(field: prefix + field, reason: reason, got: got, allowed: allowed, words: words))
  }

  /// The number, if it is in range.
  mutating func number(_ value: Int, _ range: ClosedRange<Int>, _ field: String) -> Int? {
    if range.contains(value) { return value }
    violations.append(FieldViolation(field: prefix + field, got: value, allowed: range))
    return nil
  }

  /// The time of day, if it is in range: minutes after midnight.
  mutating func timeOfDay(_ minutes: Int, _ range: ClosedRange<Int>, _ field: String) -> Int? {
    if range.contains(minutes) { return minutes }
    add(
      field, "OUT_OF_RANGE", got: "\(minutes)", allowed: "\(range.lowerBound) to \(range.upperBound)",
      words: .timesOfDay(range))
    return nil
  }

  /// The number, if it is in range; `nil` also for 0, which says nothing.
  mutating func numberOrNothing(_ value: Int, _ range: ClosedRange<Int>, _ field: String) -> Int? {
    if value == 0 || range.contains(value) { return value == 0 ? nil : value }
    violations.append(FieldViolation(field: prefix + field, got: value, allowed: range, or: "0 to say nothing"))
    return nil
  }

  /// - Throws: everything that was found.
  func finish() throws(InvalidFields) {
    if !violations.isEmpty { throw InvalidFields(violations) }
  }
}
