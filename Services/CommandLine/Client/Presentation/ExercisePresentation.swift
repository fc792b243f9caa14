import TitanProto

/// Exercises as they are shown.
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
