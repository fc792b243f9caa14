package import TitanCore

/// All violations of a rule that can't be created. Never empty.
package struct InvalidRule: Error, Sendable, Hashable {
  package var violations: [FieldViolation]
}

/// Why a well-formed rule can't be put in force.
package enum RuleConflict: Error, Sendable, Hashable {
  /// Another rule already has this id.
  case exists(TrophyID)
  /// There is no trophy with this id.
  case unknown(TrophyID)
  /// The rule has been changed in the meantime.
  case changed(TrophyID, inForce: Int, named: Int)
}
