import ArgumentParser
import Foundation
import TitanCore
import TitanProto
import TitanProtoJSON
import TrainingProto

/// Commands for the user's own workouts.
extension WorkoutsCommand {
  /// `push-up:3x10`: an exercise, the number of sets, and the amount in each.
  struct Part: ExpressibleByArgument {
    let prescription: TrainingV1.Prescription

    init?(argument: String) {
      let halves = argument.split(separator: ":", omittingEmptySubsequences: false)
      guard halves.count == 2, !halves[0].isEmpty else { return nil }
      let numbers = halves[1].split(separator: "x", omittingEmptySubsequences: false).map { UInt32($0) }
      guard numbers.count == 2, let sets = numbers[0], let amount = numbers[1] else { return nil }
      prescription = TrainingV1.Prescription(exerciseID: String(halves[0]), sets: sets, amount: amount)
    }
  }

  static let partHelp = ArgumentHelp(
    "An exercise with its sets and the amount of each, such as push-up:3x10; can be repeated.",
    valueName: "exercise:setsxamount")

  struct Show: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a workout.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "Its id, its name or the beginning of it.") var workout: String

    func run(_ backend: Backend, _ console: Console) async throws {
      WorkoutsCommand.show(try await backend.workout(workout), global, console)
    }
  }

  struct Create: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "create", abstract: "Create a workout of your own.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "Its name, 1 to 100 characters.") var name: String
    @Option(name: .customLong("type"), help: "Its kind.") var type: Kind = .calisthenics
    @Option(help: WorkoutsCommand.partHelp) var exercise: [Part] = []

    func validate() throws {
      guard !exercise.isEmpty else { throw ValidationError("Give at least one --exercise, such as push-up:3x10.") }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let wanted = TrainingV1.Workout(
        workoutID: UUID.version7(at: backend.clock()).uuidString.lowercased(), name: name, type: type.wire,
        prescriptions: exercise.map(\.prescription))
      let made =
        try await backend.accessTokens.call { options in
          try await backend.training.createWorkout(.init(workout: wanted), options: options.within(.seconds(10)))
        }.workout ?? .init()
      WorkoutsCommand.show(made, global, console)
    }
  }

  struct Edit: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change a workout of your own.",
      discussion: "Only the options you give change anything.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "Its id, its name or the beginning of it.") var workout: String
    @Option(help: "Its new name, 1 to 100 characters.") var name: String?
    @Option(name: .customLong("type"), help: "Its new kind.") var type: Kind?
    @Option(help: WorkoutsCommand.partHelp) var exercise: [Part] = []

    func validate() throws {
      guard name != nil || type != nil || !exercise.isEmpty else {
        throw ValidationError("Give --name, --type or --exercise.")
      }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let found = try await backend.workout(workout)
      var (wanted, paths) = (TrainingV1.Workout(workoutID: found.workoutID, etag: found.etag), [String]())
      if let name { (wanted.name, paths) = (name, paths + ["name"]) }
      if let type { (wanted.type, paths) = (type.wire, paths + ["type"]) }
      if !exercise.isEmpty { (wanted.prescriptions, paths) = (exercise.map(\.prescription), paths + ["prescriptions"]) }
      let request = TrainingV1.UpdateWorkoutRequest(
        workout: wanted, updateMask: .init(paths: paths), requestID: newRequestID())
      let changed =
        try await backend.accessTokens.call { options in
          try await backend.training.updateWorkout(request, options: options.within(.seconds(10)))
        }.workout ?? .init()
      WorkoutsCommand.show(changed, global, console)
    }
  }

  struct Delete: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Delete a workout of your own; trainings you did with it stay.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "Its id, its name or the beginning of it.") var workout: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let id = try await backend.workout(workout).workoutID
      _ = try await backend.accessTokens.call { options in
        try await backend.training.deleteWorkout(.init(workoutID: id), options: options.within(.seconds(10)))
      }
      let json: JSONValue = ["workout_id": .string(id)]
      console.line(global.json ? json.text : "The workout is deleted.")
    }
  }

  struct Ratings: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "ratings", abstract: "List your ratings, newest first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let ratings = try await backend.list(TrainingV1.ListRatingsRequest(), \.ratings) {
        try await backend.training.listRatings($0, options: $1)
      }
      if global.json { return console.line(JSONValue.array(ratings.map(TrainingSettingsPresentation.json)).text) }
      if ratings.isEmpty { return console.line("No ratings.") }
      console.lines(ratings.map { "\($0.rating)  \($0.workoutID.printable)" })
    }
  }

  struct Unrate: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "unrate", abstract: "Remove a rating.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "The workout's id, its name or the beginning of it.") var workout: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let id = try await backend.workout(workout).workoutID
      _ = try await backend.accessTokens.call { options in
        try await backend.training.unrateWorkout(.init(workoutID: id), options: options.within(.seconds(10)))
      }
      let json: JSONValue = ["workout_id": .string(id), "rating": 0]
      console.line(global.json ? json.text : "The rating is removed.")
    }
  }

  fileprivate static func show(_ workout: TrainingV1.Workout, _ global: GlobalOptions, _ console: Console) {
    console.lines(
      global.json
        ? [WorkoutPresentation.json(workout).text] : WorkoutPresentation.lines(workout, terminal: console.output))
  }
}
