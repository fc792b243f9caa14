import ArgumentParser
import TitanProto

struct StatsCommand: ClientCommand {
  enum Period: String, ExpressibleByArgument, CaseIterable {
    case last7Days = "7-days"
    case last30Days = "30-days"
    case last90Days = "90-days"
    case all

    var wire: SessionsV1.StatsPeriod {
      switch self {
      case .last7Days: .last7Days
      case .last30Days: .last30Days
      case .last90Days: .last90Days
      case .all: .all
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Show what you did, how, and what you never did better.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "Which dates to look at.")
  var period = Period.last30Days

  @Flag(help: "Only what TitanUp counted itself.")
  var verified = false

  func run(_ backend: Backend, _ console: Console) async throws {
    let request = SessionsV1.GetStatsRequest(
      period: period.wire, timeZone: try await backend.dayZone(), verifiedOnly: verified)
    let stats = try await backend.keeper.call { options in
      try await backend.sessions.getStats(request, options: options.within(.seconds(10)))
    }
    if global.json { return console.line(StatsPresentation.json(stats).text) }
    console.lines(StatsPresentation.lines(stats, terminal: console.output))
  }
}
