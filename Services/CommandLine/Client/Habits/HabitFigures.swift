import ArgumentParser
import HabitsProto
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanZones

/// Presents a habit's figures: details, daily curves, and weekly comparisons.
enum HabitFiguresPresentation {
  static func json(_ stats: HabitsV1.GetHabitStatsResponse) -> JSONValue {
    [
      "habit": HabitPresentation.json(stats.overview ?? .init()), "days": .number(stats.days),
      "average_per_day": .string(decimal(stats.averagePerDay)),
      "average_per_week": .string(decimal(stats.averagePerWeek)),
      "best_day": stats.bestDay.map { ["local_date": .string($0.localDate), "count": .amount($0.count)] } ?? .null,
      "completion": .array(
        stats.completion.map {
          [
            "window_days": .number($0.windowDays), "days": .number($0.days),
            "percent": $0.percent.map { .string(decimal($0.value)) } ?? .null,
          ]
        }),
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
            "counts": .array($0.counts.map { .amount($0) }), "total": .amount($0.total),
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
                ["weekday": .number($0.weekday), "delta": .amount($0.delta), "to_come": .bool($0.toCome)]
              }),
          ]
        }),
      "today": .string(weeks.today),
    ]
  }

  private static func json(_ comparison: HabitsV1.WeekComparison) -> JSONValue {
    [
      "count": .amount(comparison.count), "previous_count": .amount(comparison.previousCount),
      "delta": .amount(comparison.delta),
      "percent": comparison.percent.map { .string(decimal($0.value)) } ?? .null,
    ]
  }

  static func lines(_ stats: HabitsV1.GetHabitStatsResponse, terminal: Terminal) -> [String] {
    let style = terminal.style
    let (habit, progress) = (stats.overview?.habit ?? .init(), stats.overview?.progress ?? .init())
    let unit = progress.streakUnit == .weeks ? "week" : "day"
    var lines = habit.title.printable.wrapped(to: terminal.width).map { style(.bold, $0) }
    lines += HabitPresentation.goal(habit).wrapped(to: terminal.width).map { style(.dim, $0) }
    lines += [
      style(.dim, "since \(habit.startDate.printable), difficulty \(habit.difficulty)"), "",
      "strength   \(decimal(progress.strength)) %",
      "streak     \(Format.count(Int(progress.currentStreak), unit)), longest \(progress.longestStreak)",
      "total      \(Format.amount(progress.total)), \(decimal(stats.averagePerDay)) a day, \(decimal(stats.averagePerWeek)) a week",
    ]
    if let best = stats.bestDay {
      lines.append("best day   \(best.localDate.printable) with \(Format.amount(best.count))")
    }
    lines += ("kept       " + rates(stats).joined(separator: ", ")).folded(to: terminal.width)
    guard stats.strength.count > 1 else { return lines }
    let curve = BrailleCurve(values: stats.strength.map(\.strength), range: 0...100)
    lines.append("")
    lines += curve.render(width: max(10, min(terminal.width, 80)), height: 6).map { style(.cyan, $0) }
    let (first, last) = (stats.strength.first?.localDate ?? "", stats.strength.last?.localDate ?? "")
    return lines + [style(.dim, "\(first.printable) – \(last.printable), 0 to 100 %")]
  }

  /// The completion rate of each window that the habit is old enough for, or of all its days if it is younger.
  private static func rates(_ stats: HabitsV1.GetHabitStatsResponse) -> [String] {
    var rates: [String] = []
    for rate in stats.completion {
      let percent = rate.percent.map { "\(decimal($0.value)) %" } ?? "nothing decided yet"
      let isYounger = rate.days < rate.windowDays
      let days = Format.count(Int(rate.days), "day")
      rates.append(isYounger ? "\(percent) of the \(days) since it began" : "\(percent) of \(days)")
      if isYounger { break }
    }
    return rates
  }

  static func lines(_ activity: HabitsV1.GetActivityResponse, terminal: Terminal) -> [String] {
    guard !activity.series.isEmpty else { return ["No habits to draw."] }
    let style = terminal.style
    let highest = max(1, activity.series.flatMap(\.counts).max() ?? 1)
    var lines: [String] = []
    for series in activity.series {
      let words = "\(series.title.printable) · \(Format.amount(series.total)) in all"
      lines += words.wrapped(to: terminal.width).map { style(.bold, $0) }
      // One scale for all, so that curves can be compared. Each date is at least two columns of dots.
      let curve = BrailleCurve(values: series.counts, range: 0...highest)
      let width = max(10, min(terminal.width, max(40, series.counts.count)))
      lines += curve.render(width: width, height: 3).map { style(.cyan, $0) }
    }
    let (first, last) = (activity.localDates.first ?? "", activity.localDates.last ?? "")
    return lines + [style(.dim, "\(first.printable) – \(last.printable), 0 to \(Format.amount(highest))")]
  }

  static func lines(_ weeks: HabitsV1.GetWeekOverWeekResponse, terminal: Terminal) -> [String] {
    guard !weeks.habits.isEmpty else { return ["No habits to compare."] }
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let order = weeks.habits[0].weekdays.map { Int($0.weekday) }
    var totals = Table([
      .init("habit", minimumWidth: 8), .init("7 days", .right), .init("", .right, minimumWidth: 8),
      .init("week", .right), .init("", .right, minimumWidth: 8),
    ])
    var byDay = Table(
      [.init("habit", minimumWidth: 8)]
        + order.map { .init((1...7).contains($0) ? days[$0 - 1] : "", .right, minimumWidth: 4) })
    for habit in weeks.habits {
      let (rolling, calendar) = (habit.rolling ?? .init(), habit.calendar ?? .init())
      totals.add([.init(habit.title)] + [rolling, calendar].flatMap { [.init(Format.amount($0.count)), change($0)] })
      byDay.add([.init(habit.title)] + habit.weekdays.map { $0.toCome ? "" : .init(signed($0.delta)) })
    }
    return totals.render(width: terminal.width, style: terminal.style) + [""]
      + byDay.render(width: terminal.width, style: terminal.style)
  }

  private static func change(_ comparison: HabitsV1.WeekComparison) -> Table.Cell {
    let percent = comparison.percent.map { " (\(signed($0.value.rounded())) %)" } ?? ""
    let paint: Style.Paint = comparison.delta > 0 ? .green : comparison.delta < 0 ? .red : .dim
    return .init(signed(comparison.delta) + percent, paint)
  }

  /// `+3`, `−1`, `0`.
  private static func signed(_ value: Double) -> String { (value > 0 ? "+" : "") + Format.amount(value) }

  /// The number with at most one decimal.
  private static func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}

extension HabitsCommand {
  struct Show: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show the details of a habit and draw its strength over time.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, the beginning of it, or its id.")
    var habit: String

    @Option(help: "How many days to draw, 1 to 3660.")
    var days: UInt32 = 90

    func validate() throws {
      try check("--days", days, 1...3660)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let habit = try await backend.habit(habit)
      let request = HabitsV1.GetHabitStatsRequest(
        habitID: habit.habitID, timeZone: try await backend.dayZone(), strengthDays: days)
      let stats = try await backend.accessTokens.call { options in
        try await backend.habits.getHabitStats(request, options: options.within(.seconds(10)))
      }
      if global.json { return console.line(HabitFiguresPresentation.json(stats).text) }
      console.lines(HabitFiguresPresentation.lines(stats, terminal: console.output))
    }
  }

  struct Activity: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "activity", abstract: "Draw each day's records, one line per habit.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Names, beginnings of names, or ids; by default, up to 20 that aren't hidden.")
    var habits: [String] = []

    @Option(help: "How many days to draw, 1 to 366.")
    var days: UInt32 = 7

    func validate() throws {
      try check("--days", days, 1...366)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      var ids: [String] = []
      for habit in habits { ids.append(try await backend.habit(habit).habitID) }
      let request = HabitsV1.GetActivityRequest(habitIDs: ids, days: days, timeZone: try await backend.dayZone())
      let activity = try await backend.accessTokens.call { options in
        try await backend.habits.getActivity(request, options: options.within(.seconds(10)))
      }
      if global.json { return console.line(HabitFiguresPresentation.json(activity).text) }
      console.lines(HabitFiguresPresentation.lines(activity, terminal: console.output))
    }
  }

  struct Compare: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "compare", abstract: "Compare this week with last week.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Names, beginnings of names, or ids; by default, up to 20 that aren't hidden.")
    var habits: [String] = []

    func run(_ backend: Backend, _ console: Console) async throws {
      var ids: [String] = []
      for habit in habits { ids.append(try await backend.habit(habit).habitID) }
      let request = HabitsV1.GetWeekOverWeekRequest(habitIDs: ids, timeZone: try await backend.dayZone())
      let weeks = try await backend.accessTokens.call { options in
        try await backend.habits.getWeekOverWeek(request, options: options.within(.seconds(10)))
      }
      if global.json { return console.line(HabitFiguresPresentation.json(weeks).text) }
      console.lines(HabitFiguresPresentation.lines(weeks, terminal: console.output))
    }
  }
}
