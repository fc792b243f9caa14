import TitanCore

/// A goal as the client sent it.
package struct GoalDraft: Sendable, Hashable {
  package var perDay: Amount?
  package var perWeek: Amount?
  /// `nil` for the kind's default.
  package var direction: HabitGoal.Direction?

  package init(perDay: Amount? = nil, perWeek: Amount? = nil, direction: HabitGoal.Direction? = nil) {
    self.perDay = perDay
    self.perWeek = perWeek
    self.direction = direction
  }

  /// Makes a draft that equals a goal.
  package init(_ goal: HabitGoal) {
    self.init(
      perDay: goal.period == .day ? goal.count : nil, perWeek: goal.period == .week ? goal.count : nil,
      direction: goal.direction)
  }

  /// Returns the goal, or adds its violations.
  func checked(_ kind: HabitKind, _ measure: HabitMeasure, _ field: String, _ violations: inout [FieldViolation])
    -> HabitGoal?
  {
    let direction = direction ?? kind.direction
    // The smallest possible goal is the smallest amount that can be counted.
    let least: Amount = direction == .atMost ? 0 : measure == .times ? 1 : Amount(thousandths: 1)
    let allowed = least...HabitLimits.goalCount
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
      let isWhole = measure == .amount || count.isWhole
      if allowed.contains(count), isWhole { return HabitGoal(count, per: perDay != nil ? .day : .week, direction) }
      let field = field + (perDay != nil ? ".per_day" : ".per_week")
      violations.append(
        isWhole
          ? FieldViolation(field: field, got: count, allowed: allowed)
          : FieldViolation(
            field: field, reason: "NOT_WHOLE", got: "\(count)",
            allowed: "whole numbers from \(allowed.lowerBound) to \(allowed.upperBound)"))
    }
    return nil
  }
}
