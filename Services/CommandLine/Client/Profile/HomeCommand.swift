import ArgumentParser
import ProfileProto
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanZones

struct HomeCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "home", abstract: "Show how you are doing, on one screen.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let request = ProfileV1.GetDashboardRequest(timeZone: try await backend.dayZone())
    let home = try await backend.accessTokens.call { options in
      try await backend.profile.getDashboard(request, options: options.within(.seconds(10)))
    }
    if global.json { return console.line(HomePresentation.json(home).text) }
    let zone = backend.zone
    console.lines(HomePresentation.lines(home, utcOffset: { zone.utcOffsetSeconds(at: $0) }, terminal: console.output))
  }
}

/// Presents the home screen in at most 24 lines.
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

  /// The newer of session and practice, if either is known.
  static func last(
    _ home: ProfileV1.GetDashboardResponse, _ utcOffset: (Timestamp) -> Int, _ terminal: Terminal
  ) -> [String] {
    func lines(_ time: Timestamp?, _ date: String, _ what: String) -> [String] {
      let when = time.map { Format.localTime($0, utcOffsetSeconds: utcOffset($0)) } ?? date.printable
      return "Last time, \(when): \(what)".folded(to: terminal.width)
    }
    let begun = home.lastSession?.startTime.map { Timestamp($0) }
    let ended = home.lastPractice?.endTime.map { Timestamp($0) }
    if let practice = home.lastPractice, home.lastSession == nil || begun.map({ $0 < ended ?? $0 }) ?? true {
      let points = Format.count(Int(practice.points.rounded()), "point")
      let what = "\(practice.workoutIDs.joined(separator: ", ").printable), \(minutes(practice.timeSpent)), \(points)"
      return lines(ended, practice.localDate, what)
    }
    guard let session = home.lastSession else { return [] }
    let what = "\(session.reps) of \(session.target)" + (session.targetMet ? ", reached" : "")
    return lines(begun, session.localDate, what)
  }

  /// Training done, suggestions and habits, one line each.
  static func training(_ home: ProfileV1.GetDashboardResponse, _ terminal: Terminal) -> [String] {
    var lines: [String] = []
    if let week = home.trainingWeek {
      let done = week.planned > 0 ? "\(week.completed) of \(week.planned)" : "\(week.completed)"
      lines.append("Training this week: \(done) · \(minutes(week.timeSpent))")
    }
    if let workouts = home.suggestions?.workouts, !workouts.isEmpty {
      lines += listing("Next: ", workouts.map(\.name.printable), terminal)
    }
    if let habits = home.habits, !habits.habits.isEmpty {
      let marks = habits.habits.map { habit in
        let mark = habit.goalMet ? "●" : habit.today > 0 ? "◐" : "○"
        return "\(mark) \(habit.title.printable)"
      }
      lines += listing("Habits: ", marks + (habits.more ? ["and others"] : []), terminal)
    }
    return lines
  }

  /// The items that fit into two lines, and the number of the others.
  private static func listing(_ head: String, _ items: [String], _ terminal: Terminal) -> [String] {
    for shown in stride(from: items.count, through: 0, by: -1) {
      let more = items.count - shown
      let parts = items.prefix(shown) + (more > 0 ? ["\(more) more"] : [])
      let lines = (head + parts.joined(separator: " · ")).folded(to: terminal.width)
      if lines.count <= 2 || shown == 0 { return lines }
    }
    return []
  }

  /// Trophies and medals, one line each.
  static func earned(_ home: ProfileV1.GetDashboardResponse, _ terminal: Terminal) -> [String] {
    var lines: [String] = []
    if !home.awards.isEmpty {
      let stars = home.awards.map { "★ \($0.title.printable)" }
      lines += listing("Trophies: ", stars, terminal).map { terminal.style(.yellow, $0) }
    }
    if !home.medals.isEmpty {
      let medals = home.medals.map { $0.count > 1 ? "\($0.title.printable) ×\($0.count)" : $0.title.printable }
      lines += listing("Medals: ", medals, terminal)
    }
    return lines
  }

  /// The quote with its author, and the line of the voice.
  static func words(_ home: ProfileV1.GetDashboardResponse, _ terminal: Terminal) -> [String] {
    guard let talk = home.pepTalk else { return [] }
    var lines: [String] = []
    if let quote = talk.quote {
      let text = "“\(quote.text.printable)” \(quote.author.printable)"
      lines += text.folded(to: terminal.width).map { terminal.style(.dim, $0) }
    }
    if !talk.line.isEmpty {
      lines += talk.line.printable.folded(to: terminal.width).map { terminal.style(.bold, $0) }
    }
    return lines
  }

  private static func minutes(_ time: GoogleProtobuf.Duration?) -> String { "\(((time?.seconds ?? 0) + 30) / 60) min" }
}
