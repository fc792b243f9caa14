package import TitanCore

extension FieldViolation {
  /// A number outside of what is allowed; `nil` for one inside.
  package init?(_ value: Int, in range: ClosedRange<Int>, field: String) {
    guard !range.contains(value) else { return nil }
    self.init(field: field, got: value, allowed: range)
  }

  /// A text that is too short, too long, or holds U+0000, which the store cannot keep; `nil` for a good one.
  package init?(_ text: String, length: ClosedRange<Int>, field: String) {
    let count = text.unicodeScalars.count
    let hasNull = text.unicodeScalars.contains("\0")
    guard !length.contains(count) || hasNull else { return nil }
    let reason = count < length.lowerBound ? "MISSING" : count > length.upperBound ? "TOO_LONG" : "CHARACTER_INVALID"
    self.init(
      field: field, reason: reason, got: "\(count) characters",
      allowed: "\(length.lowerBound) to \(length.upperBound), none of them U+0000")
  }
}
