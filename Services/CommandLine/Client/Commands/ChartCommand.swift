import ArgumentParser
import TitanCore
import TitanProto

struct ChartCommand: ClientCommand {
  enum Range: String, ExpressibleByArgument, CaseIterable {
    case today
    case last7Days = "7-days"
    case month
    case last3Months = "3-months"

    var wire: SessionsV1.ChartRange {
      switch self {
      case .today: .today
      case .last7Days: .last7Days
      case .month: .month
      case .last3Months: .last3Months
      }
    }
  }

  enum Step: String, ExpressibleByArgument, CaseIterable {
    case day, week, month

    var wire: SessionsV1.ChartStep {
      switch self {
      case .day: .day
      case .week: .week
      case .month: .month
      }
    }
  }

  static let configuration = CommandConfiguration(commandName: "chart", abstract: "Draw how much you did.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "What to draw.")
  var range = Range.last7Days

  @Option(help: "What a bar stands for; a week for 3-months, else a day. Not for today.")
  var step: Step?

  @Option(help: ArgumentHelp("Write the drawing to this file as well.", valueName: "file"))
  var svg: String?

  func run(_ backend: Backend, _ console: Console) async throws {
    let request = SessionsV1.GetActivityChartRequest(
      range: range.wire, timeZone: try await backend.dayZone(), step: step?.wire ?? .unspecified)
    let chart = try await backend.keeper.call { options in
      try await backend.sessions.getActivityChart(request, options: options.within(.seconds(10)))
    }
    if let svg { try DrawingFile.write(ChartDrawing.svg(chart, range: range.wire), to: svg) }
    if global.json { return console.line(ChartPresentation.json(chart).text) }
    console.lines(ChartPresentation.lines(chart, range: range.wire, terminal: console.output))
  }
}
