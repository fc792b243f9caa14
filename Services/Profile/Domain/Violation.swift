/// One wrong field as a client sent it.
package struct Violation: Sendable, Hashable {
  /// Path in the request: `settings.pushups_per_day.times`.
  package var field: String
  /// UPPER_SNAKE_CASE.
  package var reason: String
  /// What came and what is allowed.
  package var description: String

  package init(field: String, reason: String, got: String, allowed: String) {
    self.field = field
    self.reason = reason
    description = "got \(got); allowed: \(allowed)"
  }
}

/// What cannot be stored, with everything that is wrong with it. Never empty.
package struct InvalidFields: Error, Sendable, Hashable {
  package var violations: [Violation]

  package init(_ violations: [Violation]) { self.violations = violations }
}
