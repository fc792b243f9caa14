import TitanCore

/// A goal as a client sends it.
package struct GoalDraft: Sendable, Hashable {
  package var perDay: Int?
  package var perWeek: Int?
  /// `nil` for the kind's own.
  package var direction: HabitGoal.Direction?

  package init(perDay: Int? = nil, perWeek: Int? = nil, direction: HabitGoal.Direction? = nil) {
    self.perDay = perDay
    self.perWeek = perWeek
    self.direction = direction
  }

  /// The goal, or what is wrong with it.
  func checked(_ kind: HabitKind, _ field: String, _ violations: inout [FieldViolation]) -> HabitGoal? {
    let direction = direction ?? kind.direction
    let allowed = direction == .atMost ? 0...HabitLimits.goalCount.upperBound : HabitLimits.goalCount
    switch (perDay, perWeek) {
    case (let day?, let week?):
      violations.append(
        FieldViolation(
          field: field, reason: "GOAL_BOTH_PERIODS", got: "\(day) a day and \(week) a week",
          allowed: "one of per_day and per_week"))
    case (nil, nil):
      violations.append(
        FieldViolation(field: field, reason: "MISSING", got: "nothing", allowed: "one of per_day and per_week"))
    case (let count?, nil), (nil, let count?):
      if allowed.contains(count) { return HabitGoal(count, per: perDay != nil ? .day : .week, direction) }
      violations.append(
        FieldViolation(
          field: field + (perDay != nil ? ".per_day" : ".per_week"), got: count, allowed: allowed))
    }
    return nil
  }
}
