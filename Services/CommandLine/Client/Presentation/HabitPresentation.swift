import TitanProto

/// Habits, and what taps have led to.
enum HabitPresentation {
  static func json(_ overview: HabitsV1.HabitOverview) -> JSONValue {
    let habit = overview.habit ?? .init()
    var members: [(String, JSONValue)] = [
      ("habit_id", .string(habit.habitID)), ("title", .string(habit.title)), ("kind", .string("\(habit.kind)")),
      ("unit", .string(habit.unit)), ("goal", json(habit.goal ?? .init())), ("difficulty", .number(habit.difficulty)),
      ("color", .string(habit.color)), ("start_date", .string(habit.startDate)), ("archived", .bool(habit.archived)),
      ("link_source", .string("\(habit.linkSource)")),
    ]
    if let progress = overview.progress { members.append(("progress", json(progress))) }
    return .object(members.map { JSONValue.Member(name: $0, value: $1) })
  }

  private static func json(_ goal: HabitsV1.HabitGoal) -> JSONValue {
    [
      "per_day": goal.perDay.map { .number($0.value) } ?? .null,
      "per_week": goal.perWeek.map { .number($0.value) } ?? .null, "direction": .string("\(goal.direction)"),
    ]
  }

  static func json(_ progress: HabitsV1.HabitProgress) -> JSONValue {
    [
      "today": .number(progress.today), "this_week": .number(progress.thisWeek), "total": .number(progress.total),
      "goal_percent": .number(progress.goalPercent), "goal_met": .bool(progress.goalMet),
      "today_skipped": .bool(progress.todaySkipped), "current_streak": .number(progress.currentStreak),
      "longest_streak": .number(progress.longestStreak), "streak_unit": .string("\(progress.streakUnit)"),
      "strength_percent": .number(Int(progress.strength.rounded())),
      "formula_version": .string(progress.formulaVersion),
    ]
  }

  static func json(_ totals: HabitsV1.RecordTotals) -> JSONValue {
    [
      "day": .number(totals.day), "week": .number(totals.week), "all": .number(totals.all),
      "goal_met": .bool(totals.goalMet),
    ]
  }

  static func json(_ imported: HabitsV1.ImportedHabit) -> JSONValue {
    [
      "habit": json(HabitsV1.HabitOverview(habit: imported.habit)), "created": .bool(imported.created),
      "records": .number(imported.records), "goal_adjusted": .bool(imported.goalAdjusted),
      "rounded": .number(imported.rounded),
    ]
  }

  /// `at least 3 a week`, `at most 2 cups a day`.
  static func goal(_ habit: HabitsV1.Habit) -> String {
    let goal = habit.goal ?? .init()
    let side = goal.direction == .atMost ? "at most" : "at least"
    let unit = habit.unit.isEmpty ? "" : " " + habit.unit.printable
    return "\(side) \(goal.perDay?.value ?? goal.perWeek?.value ?? 0)\(unit) a \(goal.perDay == nil ? "week" : "day")"
  }

  static func table(_ habits: [HabitsV1.HabitOverview], terminal: Terminal) -> [String] {
    var table = Table([
      .init(""), .init("habit", minimumWidth: 8), .init("today", .right), .init("week", .right, expendability: 3),
      .init("goal", expendability: 2), .init("streak", .right, expendability: 1), .init("strength", .right),
    ])
    for overview in habits {
      let (habit, progress) = (overview.habit ?? .init(), overview.progress ?? .init())
      let streak = Format.count(Int(progress.currentStreak), progress.streakUnit == .weeks ? "week" : "day")
      table.add([
        mark(habit, progress), .init(habit.title), "\(progress.today)", "\(progress.thisWeek)", .init(goal(habit)),
        .init(progress.currentStreak == 0 ? "" : streak), "\(Int(progress.strength.rounded())) %",
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  private static func mark(_ habit: HabitsV1.Habit, _ progress: HabitsV1.HabitProgress) -> Table.Cell {
    if progress.todaySkipped { return .init("–", .dim) }
    if habit.goal?.direction == .atMost { return progress.goalMet ? .init("○", .green) : .init("✗", .red) }
    return progress.goalMet ? .init("●", .green) : .init(progress.today > 0 ? "◐" : "○", .yellow)
  }

  static func line(_ habit: HabitsV1.Habit, _ totals: HabitsV1.RecordTotals, style: Style) -> String {
    let met = habit.goal?.direction == .atMost ? !totals.goalMet : totals.goalMet
    let paint: Style.Paint = habit.goal?.direction == .atMost ? .red : .green
    let remark = met ? style(paint, habit.goal?.direction == .atMost ? "  too much" : "  goal met") : ""
    return "\(habit.title.printable): \(totals.day) that day, \(totals.week) that week, \(totals.all) in all" + remark
  }

  static func line(_ imported: HabitsV1.ImportedHabit) -> String {
    let habit = imported.habit ?? .init()
    var line = "\(habit.title.printable): \(goal(habit)), \(Format.count(Int(imported.records), "new record"))"
    if imported.goalAdjusted { line += ", goal brought to days or weeks" }
    if imported.rounded > 0 { line += ", \(Format.count(Int(imported.rounded), "value")) rounded" }
    return line
  }
}
