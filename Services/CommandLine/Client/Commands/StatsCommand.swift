import ArgumentParser
import TitanProto
import TitanRPC
import TitanZones

struct StatsCommand: ClientCommand {
  enum Period: String, ExpressibleByArgument, CaseIterable {
    case last7Days = "7-days"
    case last30Days = "30-days"
    case last90Days = "90-days"
    case all

    var pushUps: SessionsV1.StatsPeriod {
      switch self {
      case .last7Days: .last7Days
      case .last30Days: .last30Days
      case .last90Days: .last90Days
      case .all: .all
      }
    }

    /// Fitness is drawn over a month at most.
    var training: TrainingV1.StatsPeriod { self == .last7Days ? .week : .month }
  }

  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show what you did, how, what you never did better, and how your fitness goes.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "Which dates to look at; fitness is that of a month at most.")
  var period = Period.last30Days

  @Flag(help: "Only push-ups that TitanUp counted itself.")
  var verified = false

  @Option(help: ArgumentHelp("Write the line of your fitness to this file.", valueName: "file"))
  var svg: String?

  func run(_ backend: Backend, _ console: Console) async throws {
    let pushUps = SessionsV1.GetStatsRequest(
      period: period.pushUps, timeZone: try await backend.dayZone(), verifiedOnly: verified)
    let stats = try await backend.keeper.call { options in
      try await backend.sessions.getStats(pushUps, options: options.within(.seconds(10)))
    }
    let fitness = try await fitness(backend, console, timeZone: pushUps.timeZone)
    if let svg {
      guard let fitness else { throw ClientError(.unavailable, "there is no fitness to draw now") }
      try DrawingFile.write(ScoreDrawing.svg(fitness), to: svg)
    }
    if global.json {
      let fitness = fitness.map { TrainingPresentation.json($0) } ?? .null
      return console.line(StatsPresentation.json(stats, fitness: fitness).text)
    }
    console.lines(StatsPresentation.lines(stats, terminal: console.output))
    guard let fitness else { return }
    console.lines([""] + TrainingPresentation.lines(fitness, terminal: console.output))
  }

  /// `nil` while the training service is away: push-ups are shown without it.
  private func fitness(
    _ backend: Backend, _ console: Console, timeZone: String
  ) async throws -> TrainingV1.GetTrainingStatsResponse? {
    let request = TrainingV1.GetTrainingStatsRequest(period: period.training, timeZone: timeZone)
    do {
      return try await backend.keeper.call { options in
        try await backend.training.getTrainingStats(request, options: options.within(.seconds(10)))
      }
    } catch let error as RPCError where error.isServiceAway {
      console.note("the training service is away; your push-ups are shown all the same")
      return nil
    }
  }
}
