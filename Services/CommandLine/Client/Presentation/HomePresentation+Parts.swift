import TitanCore
import TitanProto

extension HomePresentation {
  /// The newer of session and practice, as far as they are known.
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

  /// What was trained, what to train, and habits: a line each.
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

  /// As many of them as there is room for in two lines, each whole, and how many more there are.
  private static func listing(_ head: String, _ items: [String], _ terminal: Terminal) -> [String] {
    for shown in stride(from: items.count, through: 0, by: -1) {
      let more = items.count - shown
      let parts = items.prefix(shown) + (more > 0 ? ["\(more) more"] : [])
      let lines = (head + parts.joined(separator: " · ")).folded(to: terminal.width)
      if lines.count <= 2 || shown == 0 { return lines }
    }
    return []
  }

  /// Trophies and medals: a line each.
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

  /// The quote with who said it, and what the voice says.
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
