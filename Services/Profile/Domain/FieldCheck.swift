import TitanCore

/// Collects what is wrong, field by field.
struct FieldCheck {
  private(set) var violations: [FieldViolation] = []
  /// In front of every field's name: `profile.`.
  let prefix: String

  init(_ prefix: String) { self.prefix = prefix }

  mutating func add(_ field: String, _ reason: String, got: String, allowed: String) {
    violations.append(FieldViolation(field: prefix + field, reason: reason, got: got, allowed: allowed))
  }

  /// The number, if it is in range.
  mutating func number(_ value: Int, _ range: ClosedRange<Int>, _ field: String) -> Int? {
    if range.contains(value) { return value }
    add(field, "OUT_OF_RANGE", got: "\(value)", allowed: "\(range.lowerBound) to \(range.upperBound)")
    return nil
  }

  /// The number, if it is in range; `nil` also for 0, which says nothing.
  mutating func numberOrNothing(_ value: Int, _ range: ClosedRange<Int>, _ field: String) -> Int? {
    if value == 0 || range.contains(value) { return value == 0 ? nil : value }
    add(
      field, "OUT_OF_RANGE", got: "\(value)",
      allowed: "\(range.lowerBound) to \(range.upperBound), or 0 to say nothing")
    return nil
  }

  /// - Throws: everything that was found.
  func finish() throws(InvalidFields) {
    if !violations.isEmpty { throw InvalidFields(violations) }
  }
}
