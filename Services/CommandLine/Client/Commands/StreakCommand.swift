import ArgumentParser
import TitanCore
import TitanProto

struct StreakCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "streak", abstract: "Show your dates in a row, and what each of them did.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "How many weeks to draw, 1 to 57.")
  var weeks = 12

  @Flag(help: "Only what TitanUp counted itself.")
  var verified = false

  func validate() throws {
    try check("--weeks", weeks, 1...57)
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    let zone = try await backend.dayZone()
    let streak = try await backend.keeper.call { options in
      try await backend.sessions.getStreak(.init(timeZone: zone), options: options.within(.seconds(10)))
    }
    // Whole weeks, so that each row of the calendar begins on the first day of the user's week.
    let firstWeekday = try await backend.firstWeekday()
    guard let today = CalendarDay(streak.today) else {
      throw ClientError(.refused, "the server answered with \(streak.today.printable), which is no date")
    }
    let first = today - (today.weekday - firstWeekday + 7) % 7 - 7 * (weeks - 1)
    let request = SessionsV1.ExplainStreakRequest(
      timeZone: zone, fromLocalDate: "\(first)", verifiedOnly: verified)
    let days = try await backend.keeper.call { options in
      try await backend.sessions.explainStreak(request, options: options.within(.seconds(10)))
    }.days
    if global.json { return console.line(StreakPresentation.json(streak, days).text) }
    let shown = (verified ? streak.verifiedStreak : streak.streak) ?? .init()
    console.lines(StreakPresentation.lines(shown, days, from: first, today: today, terminal: console.output))
  }
}
