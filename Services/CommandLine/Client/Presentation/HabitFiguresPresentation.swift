import TitanCore
import TitanProto

/// Figures of habits: details, lines over days, weeks beside each other.
enum HabitFiguresPresentation {
  static func json(_ stats: HabitsV1.GetHabitStatsResponse) -> JSONValue {
    [
      "habit": HabitPresentation.json(stats.overview ?? .init()), "days": .number(stats.days),
      "average_per_day": .string(decimal(stats.averagePerDay)),
      "average_per_week": .string(decimal(stats.averagePerWeek)),
      "best_day": stats.bestDay.map { ["local_date": .string($0.localDate), "count": .number($0.count)] } ?? .null,
      "completion": .array(
        stats.completion.map { ["days": .number($0.days), "percent": .string(decimal($0.percent))] }),
      "strength": .array(
        stats.strength.map { ["local_date": .string($0.localDate), "strength": .string(decimal($0.strength))] }),
      "today": .string(stats.today), "time_zone": .string(stats.timeZone),
    ]
  }

  static func json(_ activity: HabitsV1.GetActivityResponse) -> JSONValue {
    [
      "local_dates": .array(activity.localDates.map { .string($0) }),
      "series": .array(
        activity.series.map {
          [
            "habit_id": .string($0.habitID), "title": .string($0.title), "color": .string($0.color),
            "counts": .array($0.counts.map { .number($0) }), "total": .number($0.total),
          ]
        }),
      "time_zone": .string(activity.timeZone),
    ]
  }

  static func json(_ weeks: HabitsV1.GetWeekOverWeekResponse) -> JSONValue {
    [
      "habits": .array(
        weeks.habits.map {
          [
            "habit_id": .string($0.habitID), "title": .string($0.title), "rolling": json($0.rolling ?? .init()),
            "calendar": json($0.calendar ?? .init()),
            "weekdays": .array(
              $0.weekdays.map {
                ["weekday": .number($0.weekday), "delta": .number($0.delta), "to_come": .bool($0.toCome)]
              }),
          ]
        }),
      "today": .string(weeks.today),
    ]
  }

  private static func json(_ comparison: HabitsV1.WeekComparison) -> JSONValue {
    [
      "count": .number(comparison.count), "previous_count": .number(comparison.previousCount),
      "delta": .number(comparison.delta),
      "percent": comparison.percent.map { .string(decimal($0.value)) } ?? .null,
    ]
  }

  static func lines(_ stats: HabitsV1.GetHabitStatsResponse, terminal: Terminal) -> [String] {
    let style = terminal.style
    let (habit, progress) = (stats.overview?.habit ?? .init(), stats.overview?.progress ?? .init())
    let unit = progress.streakUnit == .weeks ? "week" : "day"
    var lines = [
      style(.bold, habit.title.printable) + style(.dim, " · \(HabitPresentation.goal(habit))"),
      style(.dim, "since \(habit.startDate.printable), difficulty \(habit.difficulty)"), "",
      "strength   \(decimal(progress.strength)) %",
      "streak     \(Format.count(Int(progress.currentStreak), unit)), longest \(progress.longestStreak)",
      "total      \(progress.total), \(decimal(stats.averagePerDay)) a day, \(decimal(stats.averagePerWeek)) a week",
    ]
    if let best = stats.bestDay { lines.append("best day   \(best.localDate.printable) with \(best.count)") }
    let rates = stats.completion.map { "\(decimal($0.percent)) % of \($0.days) days" }
    lines.append("kept       " + rates.joined(separator: ", "))
    guard stats.strength.count > 1 else { return lines }
    let curve = BrailleCurve(values: stats.strength.map(\.strength), range: 0...100)
    lines.append("")
    lines += curve.render(width: max(10, min(terminal.width, 80)), height: 6).map { style(.cyan, $0) }
    let (first, last) = (stats.strength.first?.localDate ?? "", stats.strength.last?.localDate ?? "")
    return lines + [style(.dim, "\(first.printable) – \(last.printable), 0 to 100 %")]
  }

  static func lines(_ activity: HabitsV1.GetActivityResponse, terminal: Terminal) -> [String] {
    guard !activity.series.isEmpty else { return ["No habits to draw."] }
    let style = terminal.style
    let highest = max(1, activity.series.flatMap(\.counts).max() ?? 1)
    var lines: [String] = []
    for series in activity.series {
      lines.append(style(.bold, series.title.printable) + style(.dim, " · \(series.total) in all"))
      // One scale for all, so that lines can be compared. Each date is two columns of dots or more.
      let curve = BrailleCurve(values: series.counts.map { Double($0) }, range: 0...Double(highest))
      let width = max(10, min(terminal.width, max(40, series.counts.count)))
      lines += curve.render(width: width, height: 3).map { style(.cyan, $0) }
    }
    let (first, last) = (activity.localDates.first ?? "", activity.localDates.last ?? "")
    return lines + [style(.dim, "\(first.printable) – \(last.printable), 0 to \(highest)")]
  }

  static func lines(_ weeks: HabitsV1.GetWeekOverWeekResponse, terminal: Terminal) -> [String] {
    guard !weeks.habits.isEmpty else { return ["No habits to compare."] }
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let order = weeks.habits[0].weekdays.map { Int($0.weekday) }
    var table = Table(
      [
        .init("habit", minimumWidth: 8), .init("7 days", .right), .init("", .right), .init("week", .right),
        .init("", .right),
      ]
        + order.map { .init((1...7).contains($0) ? days[$0 - 1] : "", .right, expendability: 1) })
    for habit in weeks.habits {
      let (rolling, calendar) = (habit.rolling ?? .init(), habit.calendar ?? .init())
      table.add(
        [.init(habit.title)] + [rolling, calendar].flatMap { [.init("\($0.count)"), change($0)] }
          + habit.weekdays.map { $0.toCome ? "" : .init(signed(Int64($0.delta))) })
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  private static func change(_ comparison: HabitsV1.WeekComparison) -> Table.Cell {
    let percent = comparison.percent.map { " (\(signed(Int64($0.value.rounded()))) %)" } ?? ""
    let paint: Style.Paint = comparison.delta > 0 ? .green : comparison.delta < 0 ? .red : .dim
    return .init(signed(comparison.delta) + percent, paint)
  }

  /// `+3`, `−1`, `0`.
  private static func signed(_ value: Int64) -> String { value > 0 ? "+\(value)" : value < 0 ? "−\(-value)" : "0" }

  /// With one decimal at most.
  private static func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
