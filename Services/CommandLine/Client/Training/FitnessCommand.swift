import ArgumentParser
import TitanCore
import TitanProtoJSON
import TitanZones
import TrainingProto

struct FitnessCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fitness", abstract: "Show, explain or reset your fitness.",
    subcommands: [Show.self, Explain.self, Reset.self], defaultSubcommand: Show.self)

  struct Show: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show your fitness class and score.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let level = try await backend.accessTokens.call { options in
        try await backend.training.getFitnessLevel(.init(historySize: 10), options: options.within(.seconds(10)))
      }
      console.lines(
        global.json
          ? [FitnessPresentation.json(level).text]
          : FitnessPresentation.lines(level, backend.zone, terminal: console.output))
    }
  }

  struct Explain: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "explain", abstract: "Show how a training was credited, step by step.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: PracticesCommand.idHelp) var practice: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let id = try await backend.practice(practice).practiceID
      let explained = try await backend.accessTokens.call { options in
        try await backend.training.explainScore(.init(practiceID: id), options: options.within(.seconds(10)))
      }
      console.lines(
        global.json
          ? [FitnessPresentation.json(explained).text]
          : FitnessPresentation.lines(explained, terminal: console.output))
    }
  }

  struct Reset: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "reset", abstract: "Reset your training data: fitness, countdown and ratings by default.",
      discussion: "Your training history is only deleted with --scope history, and after you enter your password.")

    enum Scope: String, ExpressibleByArgument, CaseIterable {
      case fitness, countdown, ratings, history

      var wire: TrainingV1.ResetScope {
        switch self {
        case .fitness: .fitness
        case .countdown: .countdown
        case .ratings: .ratings
        case .history: .history
        }
      }
    }

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @OptionGroup var password: PasswordOptions
    @Option(help: "What to reset; can be repeated.") var scope: [Scope] = []

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = TrainingV1.ResetTrainingDataRequest(scopes: scope.map(\.wire), requestID: newRequestID())
      let done = try await StepUp(backend, password).call { options in
        try await backend.training.resetTrainingData(request, options: options)
      }.scopes
      let words = done.map { $0.description.split(separator: "_").dropFirst(2).joined(separator: " ").lowercased() }
      let json: JSONValue = ["scopes": .array(words.map { .string($0) })]
      console.line(global.json ? json.text : "Reset: \(words.joined(separator: ", ")).")
    }
  }
}

/// Presents fitness.
enum FitnessPresentation {
  static func json(_ level: TrainingV1.GetFitnessLevelResponse) -> JSONValue {
    [
      "class": .string(level.fitnessClass.description), "class_name": .string(level.className),
      "score": .decimal(level.score), "highest_class": .string(level.highestClass.description),
      "next_class_score": .decimal(level.nextClassScore), "formula_version": .string(level.formulaVersion),
      "history": .array(
        level.history.map {
          [
            "practice_id": .string($0.practiceID), "time": .time($0.time), "score": .decimal($0.score),
            "points": .decimal($0.points),
          ]
        }),
    ]
  }

  static func lines(
    _ level: TrainingV1.GetFitnessLevelResponse, _ zone: ZoneRules, terminal: Terminal
  ) -> [String] {
    let style = terminal.style
    let next = level.nextClassScore > 0 ? ", the next class from \(hundredths(level.nextClassScore))" : ""
    var lines = [style(.bold, level.className.printable) + " · fitness \(hundredths(level.score))" + style(.dim, next)]
    for point in level.history {
      lines.append(
        style(.dim, Format.localTime(point.time, zone)) + "  \(hundredths(point.score))  "
          + "\(Int(point.points.rounded())) points" + style(.dim, "  \(point.practiceID.printable)"))
    }
    return lines
  }

  static func json(_ explained: TrainingV1.ExplainScoreResponse) -> JSONValue {
    [
      "points": .decimal(explained.points), "performance": .decimal(explained.performance),
      "counted": .bool(explained.counted), "score_before": .decimal(explained.scoreBefore),
      "learning_rate": .decimal(explained.learningRate), "step": .decimal(explained.step),
      "score_after": .decimal(explained.scoreAfter), "formula_version": .string(explained.formulaVersion),
      "credits": .array(
        explained.credits.map {
          [
            "index": .number($0.index), "exercise_id": .string($0.exerciseID), "done": .number($0.doneAmount),
            "credited": .number($0.creditedAmount), "performance": .decimal($0.performance),
            "level_factor": .decimal($0.levelFactor), "points": .decimal($0.points),
            "credit_text": .string($0.creditText),
          ]
        }),
    ]
  }

  static func lines(_ explained: TrainingV1.ExplainScoreResponse, terminal: Terminal) -> [String] {
    let style = terminal.style
    var table = Table([
      .init("set", .right), .init("exercise"), .init("done", .right), .init("counts", .right), .init("of base", .right),
      .init("factor", .right), .init("points", .right), .init(""),
    ])
    for credit in explained.credits {
      table.add([
        .init("\(credit.index + 1)"), .init(credit.exerciseID), .init("\(credit.doneAmount)"),
        .init("\(credit.creditedAmount)"), .init(hundredths(credit.performance)), .init(hundredths(credit.levelFactor)),
        .init("\(Int(credit.points.rounded()))", .bold), .init(credit.creditText, .yellow),
      ])
    }
    let moved =
      explained.counted
      ? "Fitness \(hundredths(explained.scoreBefore)) + \(hundredths(explained.learningRate)) × "
        + "\(hundredths(explained.step)) = \(hundredths(explained.scoreAfter)): you did "
        + "\(hundredths(explained.performance)) of the base on average."
      : "Fitness stays \(hundredths(explained.scoreBefore)): fewer than 60 % of the sets count."
    return (explained.credits.isEmpty ? [] : table.render(width: terminal.room, style: style)) + [moved]
  }

  private static func hundredths(_ value: Double) -> String {
    value < 0 ? "-" + TrainingPresentation.hundredths(-value) : TrainingPresentation.hundredths(value)
  }
}
