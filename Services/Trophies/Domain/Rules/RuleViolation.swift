/// One wrong field of a rule as an operator sent it.
package struct RuleViolation: Sendable, Hashable {
  /// Path in the rule: `threshold`, `english.title`.
  package var field: String
  /// What came and what is allowed.
  package var description: String
  /// UPPER_SNAKE_CASE.
  package var reason: String

  init(_ field: String, _ reason: String, got: String, allowed: String) {
    self.field = field
    self.reason = reason
    description = "got \(got); allowed: \(allowed)"
  }
}

/// A rule that cannot be made, with everything that is wrong with it. Never empty.
package struct InvalidRule: Error, Sendable, Hashable {
  package var violations: [RuleViolation]
}

/// Why a rule that is well-formed cannot be put in force.
package enum RuleConflict: Error, Sendable, Hashable {
  /// Another rule has the id.
  case exists(TrophyID)
  /// There is no trophy of this id.
  case unknown(TrophyID)
  /// Somebody has changed the rule meanwhile.
  case changed(TrophyID, inForce: Int, named: Int)
}
