import TitanCore
import TitanProto

extension HomePresentation {
  /// The newer of session and practice, as far as they are known.
  static func last(
    _ home: ProfileV1.GetDashboardResponse, _ utcOffset: (Timestamp) -> Int, _ terminal: Terminal
  ) -> String? {
    func line(_ time: Timestamp?, _ date: String, _ what: String) -> String {
      let when = time.map { Format.localTime($0, utcOffsetSeconds: utcOffset($0)) } ?? date.printable
      return "Last time, \(when): \(what)"
    }
    let begun = home.lastSession?.startTime.map { Timestamp($0) }
    let ended = home.lastPractice?.endTime.map { Timestamp($0) }
    if let practice = home.lastPractice, home.lastSession == nil || begun.map({ $0 < ended ?? $0 }) ?? true {
      let points = Format.count(Int(practice.points.rounded()), "point")
      let what = "\(practice.workoutIDs.joined(separator: ", ").printable), \(minutes(practice.timeSpent)), \(points)"
      return line(ended, practice.localDate, what).truncated(to: terminal.width)
    }
    guard let session = home.lastSession else { return nil }
    let reached = session.targetMet ? terminal.style(.green, " of \(session.target), reached") : " of \(session.target)"
    return line(begun, session.localDate, "\(session.reps)\(reached)")
  }

  /// What was trained, what to train, and habits: a line each.
  static func training(_ home: ProfileV1.GetDashboardResponse, _ terminal: Terminal) -> [String] {
    var lines: [String] = []
    if let week = home.trainingWeek {
      let done = week.planned > 0 ? "\(week.completed) of \(week.planned)" : "\(week.completed)"
      lines.append("Training this week: \(done) · \(minutes(week.timeSpent))")
    }
    if let workouts = home.suggestions?.workouts, !workouts.isEmpty {
      lines.append("Next: " + workouts.map(\.name.printable).joined(separator: " · "))
    }
    if let habits = home.habits, !habits.habits.isEmpty {
      let marks = habits.habits.map { habit in
        let mark = habit.goalMet ? "●" : habit.today > 0 ? "◐" : "○"
        return "\(mark) \(habit.title.printable)"
      }
      lines.append("Habits: " + marks.joined(separator: " · ") + (habits.more ? " · …" : ""))
    }
    return lines.map { $0.truncated(to: terminal.width) }
  }

  /// Trophies and medals: a line each.
  static func earned(_ home: ProfileV1.GetDashboardResponse, _ terminal: Terminal) -> [String] {
    var lines: [String] = []
    if !home.awards.isEmpty {
      let stars = home.awards.map { "★ \($0.title.printable)" }.joined(separator: "  ")
      lines.append(terminal.style(.yellow, stars.truncated(to: terminal.width)))
    }
    if !home.medals.isEmpty {
      let medals = home.medals.map { $0.count > 1 ? "\($0.title.printable) ×\($0.count)" : $0.title.printable }
      lines.append(("Medals: " + medals.joined(separator: " · ")).truncated(to: terminal.width))
    }
    return lines
  }

  /// The quote with who said it, and what the voice says.
  static func words(_ home: ProfileV1.GetDashboardResponse, _ terminal: Terminal) -> [String] {
    guard let talk = home.pepTalk else { return [] }
    var lines: [String] = []
    if let quote = talk.quote {
      let text = "“\(quote.text.printable)” \(quote.author.printable)"
      lines += text.wrapped(to: terminal.width, limit: 3).map { terminal.style(.dim, $0) }
    }
    if !talk.line.isEmpty { lines.append(terminal.style(.bold, talk.line.printable.truncated(to: terminal.width))) }
    return lines
  }

  private static func minutes(_ time: GoogleProtobuf.Duration?) -> String { "\(((time?.seconds ?? 0) + 30) / 60) min" }
}
