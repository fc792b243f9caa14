import ArgumentParser
import SessionsProto
import TitanCore
import TitanProtoJSON

struct StreakCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "streak", abstract: "Show your streak and what each date did for it.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "How many weeks to draw, 1 to 57.")
  var weeks = 12

  @Flag(help: "Only push-ups that TitanUp counted.")
  var verified = false

  func validate() throws {
    try check("--weeks", weeks, 1...57)
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    let zone = try await backend.dayZone()
    let streak = try await backend.accessTokens.call { options in
      try await backend.sessions.getStreak(.init(timeZone: zone), options: options.within(.seconds(10)))
    }
    // Whole weeks, so that each row of the calendar begins on the first day of the user's week.
    let firstWeekday = try await backend.firstWeekday()
    guard let today = CalendarDay(streak.today) else {
      throw ClientError(.refused, "The server answered with \(streak.today.printable), which isn't a date.")
    }
    let first = today - (today.weekday - firstWeekday + 7) % 7 - 7 * (weeks - 1)
    let request = SessionsV1.ExplainStreakRequest(
      timeZone: zone, fromLocalDate: "\(first)", verifiedOnly: verified)
    let days = try await backend.accessTokens.call { options in
      try await backend.sessions.explainStreak(request, options: options.within(.seconds(10)))
    }.days
    if global.json { return console.line(StreakPresentation.json(streak, days).text) }
    let shown = (verified ? streak.verifiedStreak : streak.streak) ?? .init()
    console.lines(StreakPresentation.lines(shown, days, from: first, today: today, terminal: console.output))
  }
}

/// Presents consecutive dates as a calendar.
enum StreakPresentation {
  static func json(_ streak: SessionsV1.GetStreakResponse, _ days: [SessionsV1.StreakDay]) -> JSONValue {
    [
      "today": .string(streak.today),
      "time_zone": .string(streak.timeZone),
      "streak": json(streak.streak ?? .init()),
      "verified_streak": json(streak.verifiedStreak ?? .init()),
      "days": .array(
        days.map {
          ["local_date": .string($0.localDate), "kind": .string($0.kind.description), "count": .number($0.count)]
        }),
    ]
  }

  private static func json(_ streak: SessionsV1.Streak) -> JSONValue {
    [
      "current": .number(streak.current), "longest": .number(streak.longest), "today_done": .bool(streak.todayDone),
      "at_risk": .bool(streak.atRisk), "freezes_left": .number(streak.freezesLeft),
      "next_freeze_in": .number(streak.nextFreezeIn),
    ]
  }

  /// - Parameter first: the first date shown; weeks begin on its weekday.
  static func lines(
    _ streak: SessionsV1.Streak, _ days: [SessionsV1.StreakDay], from first: CalendarDay, today: CalendarDay,
    terminal: Terminal
  ) -> [String] {
    let style = terminal.style
    let kinds = Dictionary(days.map { ($0.localDate, $0.kind) }) { first, _ in first }
    var lines = [
      style(.bold, Format.count(Int(streak.current), "day") + " in a row") + style(.dim, remark(streak)), "",
    ]
    lines.append(style(.dim, "            " + (first...first + 6).map(Format.weekday).joined(separator: " ")))
    // A user who has flown west may have trained on a date that has not begun here.
    let last = max(today, days.last.flatMap { CalendarDay($0.localDate) } ?? today)
    for week in stride(from: first, through: last, by: 7) {
      let marks = (week...min(week + 6, last)).map { mark(kinds["\($0)"], style) }
      lines.append(style(.dim, "\(week)") + "  " + marks.map { " \($0) " }.joined(separator: " "))
    }
    let shown = Set(kinds.values)
    let legend = words.filter { shown.contains($0.kind) }.map { "\($0.mark) \($0.text)" }
    return legend.isEmpty ? lines : lines + ["", style(.dim, legend.joined(separator: "   "))]
  }

  private static func remark(_ streak: SessionsV1.Streak) -> String {
    var parts = ["longest \(streak.longest)"]
    if streak.atRisk { parts.append("do one today to keep it") }
    if streak.freezesLeft > 0 { parts.append(Format.count(Int(streak.freezesLeft), "freeze") + " left") }
    if streak.nextFreezeIn > 0 { parts.append("next freeze in " + Format.count(Int(streak.nextFreezeIn), "day")) }
    return " · " + parts.joined(separator: " · ")
  }

  private static func mark(_ kind: SessionsV1.StreakDayKind?, _ style: Style) -> String {
    guard let word = words.first(where: { $0.kind == kind }) else { return style(.dim, "·") }
    return style(word.paint, word.mark)
  }

  private static let words: [(kind: SessionsV1.StreakDayKind, mark: String, paint: Style.Paint, text: String)] = [
    (.active, "●", .green, "trained"), (.frozen, "◆", .cyan, "missed, kept by a freeze"),
    (.paused, "=", .blue, "pause"), (.bridged, "→", .cyan, "lost on a journey"), (.missed, "○", .red, "missed"),
    (.open, "?", .yellow, "still open"),
  ]
}
