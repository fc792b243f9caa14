import ArgumentParser
import SessionsProto
import TitanCore
import TitanProtoJSON
import TitanRPC
import TitanZones
import TrainingProto

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

    /// Fitness covers a month at most.
    var training: TrainingV1.StatsPeriod { self == .last7Days ? .week : .month }
  }

  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show your statistics, records and fitness.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "The period; fitness covers a month at most.")
  var period = Period.last30Days

  @Flag(help: "Only push-ups that TitanUp counted.")
  var verified = false

  @Option(help: ArgumentHelp("Also draw your fitness to this file.", valueName: "file"))
  var svg: String?

  func run(_ backend: Backend, _ console: Console) async throws {
    let pushUps = SessionsV1.GetStatsRequest(
      period: period.pushUps, timeZone: try await backend.dayZone(), verifiedOnly: verified)
    let stats = try await backend.accessTokens.call { options in
      try await backend.sessions.getStats(pushUps, options: options.within(.seconds(10)))
    }
    let fitness = try await fitness(backend, console, timeZone: pushUps.timeZone)
    if let svg {
      guard let fitness else { throw ClientError(.unavailable, "There is no fitness to draw right now.") }
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

  /// `nil` while the training service is unavailable.
  private func fitness(
    _ backend: Backend, _ console: Console, timeZone: String
  ) async throws -> TrainingV1.GetTrainingStatsResponse? {
    let request = TrainingV1.GetTrainingStatsRequest(period: period.training, timeZone: timeZone)
    do {
      return try await backend.accessTokens.call { options in
        try await backend.training.getTrainingStats(request, options: options.within(.seconds(10)))
      }
    } catch let error as RPCError where error.isServiceAway {
      console.note("The training service can't be reached. Your push-ups are shown without it.")
      return nil
    }
  }
}

/// Presents statistics.
enum StatsPresentation {
  static func json(_ stats: SessionsV1.GetStatsResponse, fitness: JSONValue) -> JSONValue {
    [
      "first_local_date": .string(stats.firstLocalDate),
      "last_local_date": .string(stats.lastLocalDate),
      "sessions": .number(stats.sessions),
      "reps": .number(stats.reps),
      "active_dates": .number(stats.activeDates),
      "by_evidence": .array(
        stats.byEvidence.map {
          ["evidence": .string(SessionPresentation.evidence($0.evidence)), "reps": .number($0.reps)]
        }),
      "bests": .array(stats.bests.map(json)),
      "form": [
        "reps_per_minute": .decimal(stats.form?.repsPerMinute ?? 0),
        "mean_depth_percent": .decimal(stats.form?.meanDepthPercent ?? 0),
        "mean_quality_percent": .decimal(stats.form?.meanQualityPercent ?? 0),
      ],
      "trend": .string(stats.trend.description),
      "earlier_reps": .number(stats.earlierReps),
      "later_reps": .number(stats.laterReps),
      "records": .array(stats.records.map(json)),
      "today": .string(stats.today),
      "time_zone": .string(stats.timeZone),
      "formula_version": .string(stats.formulaVersion),
      "fitness": fitness,
    ]
  }

  private static func json(_ record: SessionsV1.PersonalRecord) -> JSONValue {
    [
      "kind": .string(record.kind.description), "value": .number(record.value),
      "local_date": .string(record.localDate),
      "session_id": record.sessionID.isEmpty ? .null : .string(record.sessionID),
    ]
  }

  static func lines(_ stats: SessionsV1.GetStatsResponse, terminal: Terminal) -> [String] {
    let style = terminal.style
    var lines = [
      style(.bold, Format.count(Int(stats.reps), "push-up"))
        + " in \(Format.count(Int(stats.sessions), "session")) on \(Format.count(Int(stats.activeDates), "day"))"
        + style(.dim, " · \(stats.firstLocalDate.printable) – \(stats.lastLocalDate.printable)")
    ]
    if let form = stats.form, form.repsPerMinute > 0 {
      lines.append(
        "\(rounded(form.repsPerMinute)) a minute, depth \(rounded(form.meanDepthPercent)) %, "
          + "quality \(rounded(form.meanQualityPercent)) %")
    }
    lines.append(trend(stats, style))
    guard !stats.records.isEmpty else { return lines }
    var table = Table([.init("record"), .init("best", .right), .init("when"), .init("this period", .right)])
    for record in stats.records {
      let best = stats.bests.first { $0.kind == record.kind }
      table.add([
        .init(name(record.kind)), .init(value(record), .bold), .init(record.localDate),
        .init(best.map(value) ?? "–", best?.value == record.value ? .green : nil),
      ])
    }
    return lines + [""] + table.render(width: terminal.width, style: style)
  }

  private static func trend(_ stats: SessionsV1.GetStatsResponse, _ style: Style) -> String {
    let numbers = style(.dim, " · \(stats.earlierReps) in the first half, \(stats.laterReps) in the second")
    return switch stats.trend {
    case .strongDecline: style(.red, "much less than before") + numbers
    case .decline: style(.yellow, "a little less than before") + numbers
    case .steady: "as much as before" + numbers
    case .growth: style(.green, "more than before") + numbers
    case .strongGrowth: style(.green, "much more than before") + numbers
    default: style(.dim, "too little to compare with yet")
    }
  }

  private static func name(_ kind: SessionsV1.RecordKind) -> String {
    switch kind {
    case .repsInSet: "push-ups in a set"
    case .repsInSession: "push-ups in a session"
    case .repsInDay: "push-ups on a day"
    case .fastestFive: "five in a row"
    default: kind.description
    }
  }

  private static func value(_ record: SessionsV1.PersonalRecord) -> String {
    record.kind == .fastestFive ? Format.seconds(.milliseconds(Int(record.value))) : "\(record.value)"
  }

  private static func rounded(_ value: Double) -> Int { Int(value.rounded()) }
}
