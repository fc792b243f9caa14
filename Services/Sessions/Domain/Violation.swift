/// One wrong field of a session as a client sent it.
package struct Violation: Sendable, Hashable {
  /// Path in the request: `session.end_time`, `session.sets[2].reps`.
  package var field: String
  /// What came and what is allowed.
  package var description: String
  /// UPPER_SNAKE_CASE.
  package var reason: String

  package init(field: String, reason: String, _ description: String) {
    self.field = field
    self.reason = reason
    self.description = description
  }
}

/// A session that cannot be recorded, with everything that is wrong with it. Never empty.
package struct InvalidSession: Error, Sendable, Hashable {
  package var violations: [Violation]
}
