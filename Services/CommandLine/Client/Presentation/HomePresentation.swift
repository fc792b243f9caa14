import TitanCore
import TitanProto

/// The home screen.
enum HomePresentation {
  static func lines(
    _ home: ProfileV1.GetDashboardResponse, utcOffset: (Timestamp) -> Int, terminal: Terminal
  ) -> [String] {
    let style = terminal.style
    var lines: [String] = []
    if let profile = home.profile { lines.append(style(.bold, profile.displayName.printable)) }
    if let streak = home.streak { lines.append(self.streak(streak, style)) }
    if let today = home.today { lines += ["", "Today: " + count(today.totalReps, style)] + goal(today, terminal) }
    if let week = home.week { lines += ["", "Last 7 days: " + count(week.totalReps, style)] + bars(week, terminal) }
    if let month = home.month { lines += ["", "Last 30 days: " + count(month.totalReps, style)] }
    if let session = home.lastSession { lines += ["", last(session, utcOffset, style)] }
    if !home.awards.isEmpty { lines.append("") }
    lines += home.awards.map { award in
      let line = "★ " + award.title.printable
      return style(.yellow, line.truncated(to: terminal.width))
    }
    if !home.unavailable.isEmpty {
      let parts = home.unavailable.map { "\(word($0.part)) (\($0.code.printable))" }
      lines += ["", style(.red, "missing now: ") + parts.joined(separator: ", ")]
    }
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
    let done = max(0, Int(today.goalReps) - Int(today.remainingReps))
    let bar = ProgressBar(current: done, of: Int(today.goalReps))
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

  private static func last(
    _ session: ProfileV1.DashboardSession, _ utcOffset: (Timestamp) -> Int, _ style: Style
  ) -> String {
    let time = session.startTime.map { Timestamp($0) }
    let when = time.map { Format.localTime($0, utcOffsetSeconds: utcOffset($0)) } ?? session.localDate.printable
    let reached = session.targetMet ? style(.green, " of \(session.target), reached") : " of \(session.target)"
    return "Last time, \(when): \(session.reps)\(reached)"
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
    default: part.description
    }
  }
}
