import ArgumentParser
import TitanProto

struct ExercisesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercises", abstract: "The catalogue of exercises.",
    subcommands: [List.self, Show.self], defaultSubcommand: List.self)

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List exercises.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(name: .customLong("type"), help: "Only this kind; may be given several times.")
    var types: [WorkoutsCommand.Kind] = []

    func run(_ backend: Backend, _ console: Console) async throws {
      var exercises: [TrainingV1.Exercise] = []
      var request = TrainingV1.ListExercisesRequest(pageSize: 200, types: types.map(\.wire))
      repeat {
        let page = try await backend.keeper.call { [request] options in
          try await backend.training.listExercises(request, options: options.within(.seconds(10)))
        }
        exercises += page.exercises
        request.pageToken = page.nextPageToken
      } while !request.pageToken.isEmpty
      if global.json { return console.line(JSONValue.array(exercises.map(ExercisePresentation.json)).text) }
      console.lines(ExercisePresentation.table(exercises, terminal: console.output))
    }
  }

  struct Show: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show an exercise: how it looks, what to mind, what it trains.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "Its id.") var exercise: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let exercise = exercise
      let found =
        try await backend.keeper.call { options in
          try await backend.training.getExercise(.init(exerciseID: exercise), options: options.within(.seconds(10)))
        }.exercise ?? .init()
      console.lines(
        global.json
          ? [ExercisePresentation.json(found).text] : ExercisePresentation.lines(found, terminal: console.output))
    }
  }
}
