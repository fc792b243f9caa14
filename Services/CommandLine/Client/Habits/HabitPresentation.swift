import HabitsProto
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanZones

/// Presents habits and the totals of their records.
enum HabitPresentation {
  static func json(_ overview: HabitsV1.HabitOverview) -> JSONValue {
    let habit = overview.habit ?? .init()
    var members: [(String, JSONValue)] = [
      ("habit_id", .string(habit.habitID)), ("title", .string(habit.title)), ("kind", .string("\(habit.kind)")),
      ("unit", .string(habit.unit)), ("goal", json(habit.goal ?? .init())), ("difficulty", .number(habit.difficulty)),
      ("color", .string(habit.color)), ("start_date", .string(habit.startDate)), ("archived", .bool(habit.archived)),
      ("hidden_in_activity", .bool(habit.hiddenInActivity)),
      ("link_source", .string("\(habit.linkSource)")),
    ]
    if let progress = overview.progress { members.append(("progress", json(progress))) }
    return .object(members.map { JSONValue.Member(name: $0, value: $1) })
  }

  private static func json(_ goal: HabitsV1.HabitGoal) -> JSONValue {
    [
      "per_day": goal.perDay.map { .amount($0.value) } ?? .null,
      "per_week": goal.perWeek.map { .amount($0.value) } ?? .null, "direction": .string("\(goal.direction)"),
    ]
  }

  static func json(_ progress: HabitsV1.HabitProgress) -> JSONValue {
    [
      "today": .amount(progress.today), "this_week": .amount(progress.thisWeek), "total": .amount(progress.total),
      "goal_percent": .number(progress.goalPercent), "goal_met": .bool(progress.goalMet),
      "today_skipped": .bool(progress.todaySkipped), "current_streak": .number(progress.currentStreak),
      "longest_streak": .number(progress.longestStreak), "streak_unit": .string("\(progress.streakUnit)"),
      "strength_percent": .number(Int(progress.strength.rounded())),
      "formula_version": .string(progress.formulaVersion),
    ]
  }

  static func json(_ totals: HabitsV1.RecordTotals) -> JSONValue {
    [
      "day": .amount(totals.day), "week": .amount(totals.week), "all": .amount(totals.all),
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
    let count = Format.amount(goal.perDay?.value ?? goal.perWeek?.value ?? 0)
    return "\(side) \(count)\(unit) a \(goal.perDay == nil ? "week" : "day")"
  }

  static func table(_ habits: [HabitsV1.HabitOverview], terminal: Terminal) -> [String] {
    var table = Table([
      .init(""), .init("habit", minimumWidth: 8), .init("today", .right), .init("week", .right, expendability: 3),
      .init("goal", expendability: 2, minimumWidth: 12), .init("streak", .right, expendability: 1),
      .init("strength", .right),
    ])
    for overview in habits {
      let (habit, progress) = (overview.habit ?? .init(), overview.progress ?? .init())
      let streak = Format.count(Int(progress.currentStreak), progress.streakUnit == .weeks ? "week" : "day")
      table.add([
        mark(habit, progress), .init(habit.title), .init(Format.amount(progress.today)),
        .init(Format.amount(progress.thisWeek)),
        .init(goal(habit)),
        .init(progress.currentStreak == 0 ? "" : streak), "\(Int(progress.strength.rounded())) %",
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  /// Habits that can be restored, and until when.
  static func removed(_ habits: [HabitsV1.Habit], zone: ZoneRules, terminal: Terminal) -> [String] {
    var table = Table([.init("habit", minimumWidth: 8), .init("deleted for good on"), .init("id")])
    for habit in habits {
      let purge = habit.purgeTime.map { "\(zone.day(of: Timestamp($0)))" } ?? ""
      table.add([.init(habit.title), .init(purge), .init(habit.habitID, .dim)])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  private static func mark(_ habit: HabitsV1.Habit, _ progress: HabitsV1.HabitProgress) -> Table.Cell {
    if progress.todaySkipped { return .init("–", .dim) }
    if habit.goal?.direction == .atMost { return progress.goalMet ? .init("○", .green) : .init("✗", .red) }
    return progress.goalMet ? .init("●", .green) : .init(progress.today > 0 ? "◐" : "○", .yellow)
  }

  static func lines(_ habit: HabitsV1.Habit, _ totals: HabitsV1.RecordTotals, terminal: Terminal) -> [String] {
    let met = habit.goal?.direction == .atMost ? !totals.goalMet : totals.goalMet
    let paint: Style.Paint = habit.goal?.direction == .atMost ? .red : .green
    let remark = met ? habit.goal?.direction == .atMost ? " – over the limit" : " – goal met" : ""
    let (day, week, all) = (Format.amount(totals.day), Format.amount(totals.week), Format.amount(totals.all))
    let words = "\(habit.title.printable): \(day) that day, \(week) that week, \(all) in all\(remark)"
    return words.wrapped(to: terminal.width).map { met ? terminal.style(paint, $0) : $0 }
  }

  static func line(_ imported: HabitsV1.ImportedHabit) -> String {
    let habit = imported.habit ?? .init()
    var line = "\(habit.title.printable): \(goal(habit)), \(Format.count(Int(imported.records), "new record"))"
    if imported.goalAdjusted { line += ", goal converted to days or weeks" }
    if imported.rounded > 0 {
      line += ", \(Format.count(Int(imported.rounded), "value")) rounded to three decimals"
    }
    return line
  }
}
