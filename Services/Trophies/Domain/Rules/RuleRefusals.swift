package import TitanCore

/// A rule that cannot be made, with everything that is wrong with it. Never empty.
package struct InvalidRule: Error, Sendable, Hashable {
  package var violations: [FieldViolation]
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
