import TitanProtoJSON
import TrainingProto

/// Presents workouts and suggestions.
enum WorkoutPresentation {
  static func json(_ workout: TrainingV1.Workout) -> JSONValue {
    [
      "workout_id": .string(workout.workoutID), "name": .string(workout.name),
      "type": .string(workout.type.description), "own": .bool(workout.own), "rating": .number(workout.rating),
      "prescriptions": .array(
        workout.prescriptions.map {
          ["exercise_id": .string($0.exerciseID), "sets": .number($0.sets), "amount": .number($0.amount)]
        }),
    ]
  }

  static func json(_ suggestion: TrainingV1.SuggestWorkoutsResponse) -> JSONValue {
    [
      // As text: JSON numbers don't have 64 bits.
      "seed": .string("\(suggestion.seed)"),
      "formula_version": .string(suggestion.formulaVersion),
      "body_mass_class": .string(suggestion.bodyMassClass.description),
      "body_reason": .string(suggestion.bodyReason.description),
      "warnings": .array(suggestion.warnings.map { .string($0.description) }),
      "warning_texts": .array(suggestion.warningTexts.map { .string($0) }),
      "left_out_ids": .array(suggestion.leftOutIDs.map { .string($0) }),
      "items": .array(
        suggestion.items.map { item in
          [
            "workout": json(item.workout ?? .init()), "weight": .string("\(item.weight)"),
            "factors": [
              "preference": .string("\(item.factors?.preference ?? 1)"),
              "history": .string("\(item.factors?.history ?? 1)"), "body": .string("\(item.factors?.body ?? 1)"),
              "balance": .string("\(item.factors?.balance ?? 1)"), "type": .string("\(item.factors?.type ?? 1)"),
            ],
            "locked": .bool(item.locked), "explanation": .string(item.explanation),
            "sets": .array(
              item.sets.map { ["exercise_id": .string($0.exerciseID), "amount": .number($0.amount)] }),
          ]
        }),
    ]
  }

  static func table(_ workouts: [TrainingV1.Workout], terminal: Terminal) -> [String] {
    var table = Table([
      .init("workout", minimumWidth: 12), .init("type", expendability: 2), .init("sets", .right),
      .init("rating", .right, expendability: 1), .init("id"),
    ])
    for workout in workouts {
      let sets = workout.prescriptions.reduce(0) { $0 + $1.sets }
      table.add([
        .init(workout.name + (workout.own ? " (yours)" : "")), .init(word(workout.type)), .init("\(sets)"),
        .init(workout.rating == 0 ? "" : "\(workout.rating)"), .init(workout.workoutID, .dim),
      ])
    }
    return table.render(width: terminal.room, style: terminal.style)
  }

  static func lines(_ suggestion: TrainingV1.SuggestWorkoutsResponse, terminal: Terminal) -> [String] {
    let style = terminal.style
    var lines: [String] = []
    for item in suggestion.items {
      let workout = item.workout ?? .init()
      lines.append(
        style(.bold, workout.name.printable)
          + style(.dim, " · \(word(workout.type)) · \(workout.workoutID.printable)"))
      let width = max(10, terminal.room - 2)
      lines += sets(item.sets).wrapped(to: width).map { "  " + $0 }
      let factor = Format.amount(item.factors?.body ?? 1)
      let body = suggestion.bodyMassClass == .unspecified ? "" : " Body mass: ×\(factor)."
      lines += (item.explanation.printable + body).wrapped(to: width).map { style(.dim, "  " + $0) }
    }
    lines += self.body(suggestion).wrapped(to: terminal.room)
    for text in suggestion.warningTexts {
      lines += text.printable.wrapped(to: terminal.room).map { style(.yellow, $0) }
    }
    if suggestion.warnings.contains(.jumpsLeftOut) {
      lines.append(style(.dim, "`titanup preferences --jumps true` allows them."))
    }
    return lines + [style(.dim, "`titanup workouts suggest --seed \(suggestion.seed)` shows these again.")]
  }

  static func lines(_ workout: TrainingV1.Workout, terminal: Terminal) -> [String] {
    let style = terminal.style
    let head =
      style(.bold, workout.name.printable)
      + style(.dim, " · \(word(workout.type)) · \(workout.workoutID.printable)")
    let rating = workout.rating > 0 ? ["Rated \(workout.rating) of 5."] : []
    return [head]
      + workout.prescriptions.map { "  \($0.exerciseID.printable) \($0.sets) × \($0.amount)" } + rating
  }

  /// The effect of body mass on a suggestion: its class, or the reason why there is none.
  private static func body(_ suggestion: TrainingV1.SuggestWorkoutsResponse) -> String {
    switch (suggestion.bodyMassClass, suggestion.bodyReason) {
    case (.thinness, _): "Your body mass: thinness."
    case (.normal, _): "Your body mass: normal range."
    case (.preObese, _): "Your body mass: pre-obesity. Workouts with jumps are suggested less often."
    case (.obeseI, _): "Your body mass: obesity class I. Workouts with jumps are rarely suggested."
    case (.obeseIiOrMore, _): "Your body mass: obesity class II or more."
    case (_, .underAge): "Your body mass isn't considered, because its classes are for adults."
    default:
      "Set your height and weight (`titanup profile --height`, `titanup weigh`) for suggestions that suit your body."
    }
  }

  /// `push-up 8 8 8, plank 24 s`.
  static func sets(_ sets: [TrainingV1.SuggestedSet]) -> String {
    var parts: [(exercise: String, amounts: [String])] = []
    for set in sets {
      let amount = "\(set.amount)" + (set.unit == .seconds ? " s" : "")
      if parts.last?.exercise == set.exerciseID {
        parts[parts.count - 1].amounts.append(amount)
      } else {
        parts.append((set.exerciseID, [amount]))
      }
    }
    return parts.map { "\($0.exercise.printable) \($0.amounts.joined(separator: " "))" }.joined(separator: ", ")
  }

  static func word(_ type: TrainingV1.WorkoutType) -> String {
    switch type {
    case .weightTraining: "weights"
    case .hiit: "intervals"
    case .calisthenics: "calisthenics"
    default: type.description
    }
  }
}
