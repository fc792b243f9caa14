package import TitanCore

/// Collects violations, field by field.
struct FieldCheck {
  private(set) var violations: [FieldViolation] = []
  /// The prefix of every field's name, such as `profile.`.
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

  /// The number, if it is in range; `nil` also for 0, which means not given.
  mutating func numberOrNothing(_ value: Int, _ range: ClosedRange<Int>, _ field: String) -> Int? {
    if value == 0 || range.contains(value) { return value == 0 ? nil : value }
    violations.append(FieldViolation(field: prefix + field, got: value, allowed: range, or: "0 to say nothing"))
    return nil
  }

  /// - Throws: all violations found.
  func finish() throws(InvalidFields) {
    if !violations.isEmpty { throw InvalidFields(violations) }
  }
}

/// All violations of a value that can't be stored. Never empty.
package struct InvalidFields: Error, Sendable, Hashable {
  package var violations: [FieldViolation]

  package init(_ violations: [FieldViolation]) { self.violations = violations }
}
