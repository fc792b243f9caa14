package import TitanCore

/// A person's training goals (requirements R2-01 and R4-26).
package struct Plan: Sendable, Hashable {
  package static let practicesRange = 1...14
  package static let targetRange = 0...Practice.mostSets

  package var practicesPerWeek: Int
  /// The number of sets per practice; 0 for no goal.
  package var sessionTarget: Int
  /// Whether this is the default, because the user has set no plan.
  package var isStandard: Bool
  /// When the plan was set; `nil` if the user never set one, or set it long ago.
  package var setTime: Timestamp?

  package init(practicesPerWeek: Int, sessionTarget: Int, isStandard: Bool = false, setTime: Timestamp? = nil) {
    self.practicesPerWeek = practicesPerWeek
    self.sessionTarget = sessionTarget
    self.isStandard = isStandard
    self.setTime = setTime
  }

  /// The default plan for a fitness class.
  package static func standard(for fitness: FitnessClass) -> Plan {
    Plan(practicesPerWeek: fitness.practicesPerWeek, sessionTarget: 0, isStandard: true)
  }

  /// - Throws: every violation, each with the value received and the values allowed.
  package func checked() throws(InvalidRequest) -> Plan {
    let violations = [
      FieldViolation(practicesPerWeek, in: Self.practicesRange, field: "plan.practices_per_week"),
      FieldViolation(sessionTarget, in: Self.targetRange, field: "plan.session_target"),
    ].compactMap(\.self)
    guard violations.isEmpty else { throw InvalidRequest(violations) }
    return self
  }
}
