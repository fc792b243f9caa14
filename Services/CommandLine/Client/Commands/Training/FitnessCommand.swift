import ArgumentParser
import TitanProto

struct FitnessCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fitness", abstract: "Your fitness: its class and score, what a training gave, begin anew.",
    subcommands: [Show.self, Explain.self, Reset.self], defaultSubcommand: Show.self)

  struct Show: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show your class and score.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let level = try await backend.keeper.call { options in
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
      commandName: "explain", abstract: "Show how a training was credited, number by number.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: PracticesCommand.idHelp) var practice: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let id = try await backend.practice(practice).practiceID
      let explained = try await backend.keeper.call { options in
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
      commandName: "reset", abstract: "Begin anew: by default fitness, countdown and ratings.",
      discussion: "The history of your trainings goes only with --scope history, and after your password.")

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
    @Option(help: "What to begin anew; may be given several times.") var scope: [Scope] = []

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = TrainingV1.ResetTrainingDataRequest(scopes: scope.map(\.wire), requestID: newRequestID())
      let done = try await StepUp(backend, password).call { options in
        try await backend.training.resetTrainingData(request, options: options)
      }.scopes
      let words = done.map { $0.description.split(separator: "_").dropFirst(2).joined(separator: " ").lowercased() }
      let json: JSONValue = ["scopes": .array(words.map { .string($0) })]
      console.line(global.json ? json.text : "Begun anew: \(words.joined(separator: ", ")).")
    }
  }
}
