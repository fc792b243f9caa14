package import TitanCore

/// What somebody aims at (requirements R2-01 and R4-26).
package struct Plan: Sendable, Hashable {
  package static let practicesRange = 1...14
  package static let targetRange = 0...Practice.mostSets

  package var practicesPerWeek: Int
  /// Sets a practice; 0 for no aim.
  package var sessionTarget: Int
  /// Whether nobody has set it.
  package var isStandard: Bool
  /// Since when it is what it is; `nil` for what nobody has set, or long ago.
  package var setTime: Timestamp?

  package init(practicesPerWeek: Int, sessionTarget: Int, isStandard: Bool = false, setTime: Timestamp? = nil) {
    self.practicesPerWeek = practicesPerWeek
    self.sessionTarget = sessionTarget
    self.isStandard = isStandard
    self.setTime = setTime
  }

  /// What goes with a class.
  package static func standard(for fitness: FitnessClass) -> Plan {
    Plan(practicesPerWeek: fitness.practicesPerWeek, sessionTarget: 0, isStandard: true)
  }

  /// - Throws: everything that is wrong, each with what came and what is allowed.
  package func checked() throws(InvalidRequest) -> Plan {
    let violations = [
      FieldViolation(practicesPerWeek, in: Self.practicesRange, field: "plan.practices_per_week"),
      FieldViolation(sessionTarget, in: Self.targetRange, field: "plan.session_target"),
    ].compactMap(\.self)
    guard violations.isEmpty else { throw InvalidRequest(violations) }
    return self
  }
}
