import ArgumentParser
import TitanProto

struct WeekCommand: ClientCommand {
  static let configuration = CommandConfiguration(commandName: "week", abstract: "Show what you trained this week.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: ArgumentHelp("A date of the week; today's without it.", valueName: "yyyy-mm-dd"))
  var date = ""

  func run(_ backend: Backend, _ console: Console) async throws {
    let request = TrainingV1.GetWeekSummaryRequest(localDate: date, timeZone: try await backend.dayZone())
    let week = try await backend.keeper.call { options in
      try await backend.training.getWeekSummary(request, options: options.within(.seconds(10)))
    }
    if global.json { return console.line(TrainingPresentation.json(week).text) }
    console.lines(TrainingPresentation.lines(week, terminal: console.output))
  }
}
