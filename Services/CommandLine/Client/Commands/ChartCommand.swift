import ArgumentParser
import TitanCore
import TitanProto

struct ChartCommand: ClientCommand {
  enum Range: String, ExpressibleByArgument, CaseIterable {
    case today
    case last7Days = "7-days"

    var wire: SessionsV1.ChartRange {
      switch self {
      case .today: .today
      case .last7Days: .last7Days
      }
    }
  }

  static let configuration = CommandConfiguration(commandName: "chart", abstract: "Draw how much you did.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "What to draw.")
  var range = Range.last7Days

  func run(_ backend: Backend, _ console: Console) async throws {
    let request = SessionsV1.GetActivityChartRequest(range: range.wire, timeZone: backend.zone.name)
    let chart = try await backend.keeper.call { options in
      try await backend.sessions.getActivityChart(request, options: options.within(.seconds(10)))
    }
    if global.json { return console.line(ChartPresentation.json(chart).text) }
    console.lines(ChartPresentation.lines(chart, range: range.wire, terminal: console.output))
  }
}
