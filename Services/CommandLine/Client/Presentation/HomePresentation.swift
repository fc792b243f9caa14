import TitanCore
import TitanProto

/// The home screen: at most 24 lines.
enum HomePresentation {
  static func lines(
    _ home: ProfileV1.GetDashboardResponse, utcOffset: (Timestamp) -> Int, terminal: Terminal
  ) -> [String] {
    var lines = head(home, terminal) + pushUps(home, terminal)
    lines += last(home, utcOffset, terminal)
    lines += training(home, terminal) + earned(home, terminal) + words(home, terminal)
    if !home.unavailable.isEmpty {
      let parts = home.unavailable.map { "\(word($0.part)) (\($0.code.printable))" }
      lines += ("missing now: " + parts.joined(separator: ", ")).wrapped(to: terminal.width, limit: 3)
        .map { terminal.style(.red, $0) }
    }
    return lines
  }

  private static func head(_ home: ProfileV1.GetDashboardResponse, _ terminal: Terminal) -> [String] {
    let style = terminal.style
    var lines: [String] = []
    let name = home.profile.map { $0.displayName.printable }
    let level = home.level.map { level in
      let bar = ProgressBar(current: Int(level.experience), of: Int(level.nextThreshold))
      return (title: "Titan level \(level.number)", bar: bar)
    }
    if let name, let level, name.displayWidth + level.title.displayWidth + 5 <= terminal.width {
      let room = terminal.width - name.displayWidth - level.title.displayWidth - 4
      let bar = room >= 16 ? " " + level.bar.render(width: min(32, room), style: style) : ""
      lines.append(style(.bold, name) + "  " + level.title + bar)
    } else {
      lines += (name?.folded(to: terminal.width) ?? []).map { style(.bold, $0) } + [level?.title].compactMap { $0 }
    }
    if let slogan = home.slogan {
      lines += slogan.text.printable.folded(to: terminal.width).map { style(.dim, $0) }
    }
    return lines
  }

  private static func pushUps(_ home: ProfileV1.GetDashboardResponse, _ terminal: Terminal) -> [String] {
    let style = terminal.style
    var lines: [String] = []
    if let streak = home.streak { lines.append(self.streak(streak, style)) }
    if let today = home.today { lines += ["Today: " + count(today.totalReps, style)] + goal(today, terminal) }
    let totals = [
      home.week.map { "Last 7 days: " + count($0.totalReps, style) },
      home.month.map { "Last 30 days: " + count($0.totalReps, style) },
    ].compactMap { $0 }
    if !totals.isEmpty { lines.append(totals.joined(separator: " · ")) }
    if let week = home.week { lines += bars(week, terminal) }
    return lines
  }

  private static func count(_ reps: UInt32, _ style: Style) -> String {
    style(.bold, Format.count(Int(reps), "push-up"))
  }

  private static func streak(_ streak: ProfileV1.DashboardStreak, _ style: Style) -> String {
    let row = Format.count(Int(streak.current), "day") + " in a row"
    let remark = streak.atRisk ? style(.yellow, " · do one today to keep it") : ""
    return row + style(.dim, " · longest \(streak.longest)") + remark
  }

  private static func goal(_ today: ProfileV1.DashboardChart, _ terminal: Terminal) -> [String] {
    guard today.goalReps > 0 else { return [] }
    let bar = ProgressBar(current: Int(today.totalReps), of: Int(today.goalReps))
    return [bar.render(width: min(40, terminal.width), style: terminal.style)]
  }

  private static func bars(_ chart: ProfileV1.DashboardChart, _ terminal: Terminal) -> [String] {
    let rows = chart.bars.map { bar in
      BarChart.Row(
        label: CalendarDay(bar.localDate).map(Format.weekday) ?? bar.localDate.printable,
        verified: Int(bar.verifiedReps), unverified: max(0, Int(bar.reps) - Int(bar.verifiedReps)))
    }
    return BarChart(rows: rows, goal: Int(chart.goalReps)).render(width: terminal.width, style: terminal.style)
  }

  private static func word(_ part: ProfileV1.DashboardPart) -> String {
    switch part {
    case .profile: "profile"
    case .today: "today"
    case .week: "week"
    case .month: "month"
    case .streak: "streak"
    case .lastSession: "last session"
    case .awards: "trophies"
    case .medals: "medals"
    case .level: "level"
    case .suggestions: "suggestions"
    case .trainingWeek: "training"
    case .lastPractice: "last practice"
    case .habits: "habits"
    case .slogan: "slogan"
    case .pepTalk: "quote"
    default: part.description
    }
  }
}
