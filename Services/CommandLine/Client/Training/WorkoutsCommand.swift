import ArgumentParser
import TitanCore
import TitanProtoJSON
import TitanZones
import TrainingProto

struct WorkoutsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "workouts", abstract: "List, suggest, rate and create workouts.",
    subcommands: [
      List.self, Suggest.self, Show.self, Create.self, Edit.self, Delete.self, Rate.self, Unrate.self, Ratings.self,
    ],
    defaultSubcommand: List.self)

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case weights, intervals, calisthenics

    var wire: TrainingV1.WorkoutType {
      switch self {
      case .weights: .weightTraining
      case .intervals: .hiit
      case .calisthenics: .calisthenics
      }
    }
  }

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List workouts, your own first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(name: .customLong("type"), help: "Only this kind; can be repeated.")
    var types: [Kind] = []

    @Flag(help: "Only your own workouts.")
    var own = false

    func run(_ backend: Backend, _ console: Console) async throws {
      let workouts = try await backend.allWorkouts(types.map(\.wire), own: own)
      if global.json { return console.line(JSONValue.array(workouts.map(WorkoutPresentation.json)).text) }
      console.lines(WorkoutPresentation.table(workouts, terminal: console.output))
    }
  }

  struct Suggest: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "suggest", abstract: "Suggest what to train today, and say why.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(help: "How many, 1 to 20.")
    var count: UInt32 = 5

    @Option(name: .customLong("type"), help: "Only this kind; can be repeated.")
    var types: [Kind] = []

    @Flag(help: "Pick at random.")
    var random = false

    @Option(help: ArgumentHelp("Keep this workout; can be repeated.", valueName: "workout"))
    var keep: [String] = []

    @Option(help: ArgumentHelp("Leave this workout out; can be repeated.", valueName: "workout"))
    var without: [String] = []

    @Option(help: "The seed of an earlier suggestion, to show it again.")
    var seed: UInt64 = 0

    func validate() throws {
      try check("--count", count, 1...20)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = TrainingV1.SuggestWorkoutsRequest(
        count: count, types: types.map(\.wire), mode: random ? .random : .weighted, lockedIDs: keep,
        excludeIDs: without, seed: seed, timeZone: try await backend.dayZone())
      let suggestion = try await backend.accessTokens.call { options in
        try await backend.training.suggestWorkouts(request, options: options.within(.seconds(10)))
      }
      if global.json { return console.line(WorkoutPresentation.json(suggestion).text) }
      console.lines(WorkoutPresentation.lines(suggestion, terminal: console.output))
    }
  }

  struct Rate: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "rate", abstract: "Rate a workout; the ones you like are suggested more often.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id, its name or the beginning of it.")
    var workout: String

    @Argument(help: "1 to 5; 0 removes the rating.")
    var rating: UInt32

    func run(_ backend: Backend, _ console: Console) async throws {
      let (workout, rating) = (try await backend.workout(workout).workoutID, rating)
      try await backend.accessTokens.call { options in
        if rating == 0 {
          _ = try await backend.training.unrateWorkout(
            .init(workoutID: workout), options: options.within(.seconds(10)))
        } else {
          _ = try await backend.training.rateWorkout(
            .init(workoutID: workout, rating: rating), options: options.within(.seconds(10)))
        }
      }
      if global.json {
        return console.line(
          JSONValue.object([
            .init(name: "workout_id", value: .string(workout)), .init(name: "rating", value: .number(rating)),
          ]).text)
      }
      console.line(rating == 0 ? "The rating is removed." : "Rated \(rating) of 5.")
    }
  }
}
