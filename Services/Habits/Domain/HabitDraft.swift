package import TitanCore

/// A habit's fields as a client sends them: `nil` fields keep their value, and get defaults in a new habit.
package struct HabitDraft: Sendable, Hashable {
  package var title: String?
  package var kind: HabitKind?
  package var measure: HabitMeasure?
  package var unit: String?
  package var goal: GoalDraft?
  package var difficulty: Int?
  package var color: String?
  /// The unparsed text.
  package var startDate: String?
  package var isHiddenInActivity: Bool?
  package var isArchived: Bool?

  package init(
    title: String? = nil, kind: HabitKind? = nil, measure: HabitMeasure? = nil, unit: String? = nil,
    goal: GoalDraft? = nil, difficulty: Int? = nil, color: String? = nil, startDate: String? = nil,
    isHiddenInActivity: Bool? = nil, isArchived: Bool? = nil
  ) {
    self.title = title
    self.kind = kind
    self.measure = measure
    self.unit = unit
    self.goal = goal
    self.difficulty = difficulty
    self.color = color
    self.startDate = startDate
    self.isHiddenInActivity = isHiddenInActivity
    self.isArchived = isArchived
  }

  /// Makes a new habit.
  ///
  /// - Throws: every violation, each with the value received and the values allowed.
  package func made(today: CalendarDay) throws(InvalidInput) -> HabitFacts {
    var whole = self
    if whole.title == nil { whole.title = "" }
    if whole.goal == nil { whole.goal = GoalDraft() }
    let placeholder = HabitGoal(1, per: .day, (kind ?? .good).direction)
    let blank = HabitFacts(title: "", kind: kind ?? .good, goal: placeholder, startDate: today)
    return try whole.applied(to: blank, today: today)
  }

  /// Applies the change to a habit.
  ///
  /// - Throws: every violation, each with the value received and the values allowed.
  package func applied(to habit: HabitFacts, today: CalendarDay) throws(InvalidInput) -> HabitFacts {
    var (changed, violations) = (habit, [FieldViolation]())
    changed.kind = kind ?? habit.kind
    changed.measure = measure ?? habit.measure
    if let title { changed.title = Self.words(title, HabitLimits.titleLength, "habit.title", &violations) }
    if let unit { changed.unit = Self.words(unit, HabitLimits.unitLength, "habit.unit", &violations) }
    // If amounts become times, the existing goal must suit times too.
    let wanted = goal ?? (changed.measure == habit.measure ? nil : GoalDraft(habit.goal))
    if let goal = wanted?.checked(changed.kind, changed.measure, "habit.goal", &violations) { changed.goal = goal }
    if let difficulty {
      if !HabitLimits.difficulty.contains(difficulty) {
        violations.append(
          FieldViolation(field: "habit.difficulty", got: difficulty, allowed: HabitLimits.difficulty))
      }
      changed.difficulty = difficulty
    }
    if let color {
      if !Self.isColor(color) {
        violations.append(
          FieldViolation(
            field: "habit.color", reason: "COLOR_INVALID", got: quoted(color),
            allowed: "#RRGGBB in hexadecimal digits"))
      }
      changed.color = color.uppercased()
    }
    if let startDate {
      // In time zones further east, it may already be tomorrow.
      if let date = CalendarDay(startDate), date >= HabitLimits.earliestDate, date <= today + 1 {
        changed.startDate = date
      } else {
        violations.append(
          FieldViolation(
            field: "habit.start_date", reason: "DATE_INVALID", got: quoted(startDate),
            allowed: "YYYY-MM-DD, 2000 or later and not in the future"))
      }
    }
    changed.isHiddenInActivity = isHiddenInActivity ?? habit.isHiddenInActivity
    changed.isArchived = isArchived ?? habit.isArchived
    guard violations.isEmpty else { throw InvalidInput(violations) }
    return changed
  }

  private static func words(
    _ text: String, _ length: ClosedRange<Int>, _ field: String, _ violations: inout [FieldViolation]
  ) -> String {
    let scalars = text.unicodeScalars
    let isTrimmed = scalars.first?.properties.isWhitespace != true && scalars.last?.properties.isWhitespace != true
    let isPrintable = scalars.allSatisfy { $0.properties.generalCategory != .control }
    guard length.contains(scalars.count), isTrimmed, isPrintable else {
      let reason =
        text.isEmpty ? "MISSING" : !length.contains(scalars.count) ? "LENGTH_INVALID" : "CHARACTER_INVALID"
      let count = length.lowerBound == 0 ? "up to \(length.upperBound)" : "\(length.lowerBound) to \(length.upperBound)"
      violations.append(
        FieldViolation(
          field: field, reason: reason, got: text.isEmpty ? "nothing" : "\(scalars.count) characters",
          allowed: "\(count) characters, no white space around them, no control characters"))
      return text
    }
    return text
  }

  private static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.hasPrefix("#") && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}

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

  /// A draft that equals an existing goal.
  fileprivate init(_ goal: HabitGoal) {
    self.init(
      perDay: goal.period == .day ? goal.count : nil, perWeek: goal.period == .week ? goal.count : nil,
      direction: goal.direction)
  }

  /// Returns the goal, or adds its violations.
  fileprivate func checked(
    _ kind: HabitKind, _ measure: HabitMeasure, _ field: String, _ violations: inout [FieldViolation]
  ) -> HabitGoal? {
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
