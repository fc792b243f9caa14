import ArgumentParser
import TitanProtoJSON
import TrainingProto

struct ExercisesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercises", abstract: "Browse the catalogue of exercises.",
    subcommands: [List.self, Show.self], defaultSubcommand: List.self)

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List exercises.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(name: .customLong("type"), help: "Only this kind; can be repeated.")
    var types: [WorkoutsCommand.Kind] = []

    func run(_ backend: Backend, _ console: Console) async throws {
      let exercises = try await backend.list(TrainingV1.ListExercisesRequest(types: types.map(\.wire)), \.exercises) {
        try await backend.training.listExercises($0, options: $1)
      }
      if global.json { return console.line(JSONValue.array(exercises.map(ExercisePresentation.json)).text) }
      console.lines(ExercisePresentation.table(exercises, terminal: console.output))
    }
  }

  struct Show: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show an exercise: what it looks like, what to watch out for, what it trains.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "Its id.") var exercise: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let exercise = exercise
      let found =
        try await backend.accessTokens.call { options in
          try await backend.training.getExercise(.init(exerciseID: exercise), options: options.within(.seconds(10)))
        }.exercise ?? .init()
      console.lines(
        global.json
          ? [ExercisePresentation.json(found).text] : ExercisePresentation.lines(found, terminal: console.output))
    }
  }
}

/// Presents exercises.
enum ExercisePresentation {
  static func json(_ exercise: TrainingV1.Exercise) -> JSONValue {
    [
      "exercise_id": .string(exercise.exerciseID), "name": .string(exercise.name),
      "cues": .array(exercise.cues.map { .string($0) }), "type": .string(exercise.type.description),
      "impact": .string(exercise.impact.description), "met": .decimal(exercise.met),
      "unit": .string(exercise.unit.description), "base_amount": .number(exercise.baseAmount),
      "equipment": .array(exercise.equipment.map { .string($0.description) }),
      "muscles": .array(
        exercise.muscles.map { ["muscle": .string($0.muscle.description), "percent": .number($0.percent)] }),
    ]
  }

  static func table(_ exercises: [TrainingV1.Exercise], terminal: Terminal) -> [String] {
    var table = Table([
      .init("exercise", minimumWidth: 12), .init("type", expendability: 2), .init("a set", .right),
      .init("mostly", expendability: 1), .init("id"),
    ])
    for exercise in exercises {
      table.add([
        .init(exercise.name), .init(WorkoutPresentation.word(exercise.type)), .init(amount(exercise)),
        .init(exercise.muscles.first.map { TrainingPresentation.word($0.muscle) } ?? ""),
        .init(exercise.exerciseID, .dim),
      ])
    }
    return table.render(width: terminal.room, style: terminal.style)
  }

  static func lines(_ exercise: TrainingV1.Exercise, terminal: Terminal) -> [String] {
    let style = terminal.style
    let frame = exercise.animation?.svgFrames.first.map { FigureText.render($0, width: 24, height: 12) } ?? []
    let muscles = exercise.muscles.map { "\(TrainingPresentation.word($0.muscle)) \($0.percent) %" }
    return [style(.bold, exercise.name.printable) + style(.dim, " · \(exercise.exerciseID.printable)")]
      + frame.map { style(.cyan, $0) } + exercise.cues.map { "• " + $0.printable }
      + ["A set: \(amount(exercise))", "Trains: " + muscles.joined(separator: ", ")]
  }

  private static func amount(_ exercise: TrainingV1.Exercise) -> String {
    exercise.unit == .seconds ? "\(exercise.baseAmount) s" : Format.count(Int(exercise.baseAmount), "time")
  }
}
