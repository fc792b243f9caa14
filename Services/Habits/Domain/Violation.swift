/// One wrong field of what a client sent.
package struct Violation: Sendable, Hashable {
  /// Path in the request: `habit.goal.per_day`.
  package var field: String
  /// What came and what is allowed.
  package var description: String
  /// UPPER_SNAKE_CASE.
  package var reason: String

  package init(field: String, reason: String, got: String, allowed: String) {
    self.field = field
    self.reason = reason
    description = "got \(got); allowed: \(allowed)"
  }
}

/// A habit or record that cannot be, with everything that is wrong with it. Never empty.
package struct InvalidInput: Error, Sendable, Hashable {
  package var violations: [Violation]

  package init(_ violations: [Violation]) { self.violations = violations }
}

/// Text that came, short enough for an error.
func quoted(_ text: String) -> String {
  if text.isEmpty { return "nothing" }
  return text.unicodeScalars.count <= 64 ? "\"\(text)\"" : "\(text.unicodeScalars.count) characters"
}
