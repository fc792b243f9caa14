import TitanCore
import TitanProto

/// Practices as they are shown.
enum PracticePresentation {
  static func json(_ practice: TrainingV1.Practice, levelUp: TrainingV1.LevelUp?) -> JSONValue {
    [
      "practice_id": .string(practice.practiceID), "state": .string(practice.state.description),
      "workout_ids": .array(practice.workoutIDs.map { .string($0) }),
      "local_date": .string(practice.localDate), "start_time": .time(practice.startTime),
      "end_time": .time(practice.endTime),
      "time_spent_ms": .number(Duration(practice.timeSpent).milliseconds),
      "points": .decimal(practice.points), "score_before": .decimal(practice.scoreBefore),
      "score_after": .decimal(practice.scoreAfter),
      "exercises": .array(
        practice.exercises.map {
          [
            "exercise_id": .string($0.exerciseID), "state": .string($0.state.description),
            "prescribed": .number($0.prescribedAmount), "done": .number($0.doneAmount),
          ]
        }),
      "kilocalories": practice.energy?.kilocalories.map { .decimal($0.gross) } ?? .null,
      "level_up": levelUp.map { .string($0.text) } ?? .null,
    ]
  }

  /// What a practice came to.
  static func lines(
    _ practice: TrainingV1.Practice, levelUp: TrainingV1.LevelUp?, terminal: Terminal
  ) -> [String] {
    let style = terminal.style
    let done = practice.exercises.count { $0.state == .done }
    let time = Format.clock(Duration(practice.timeSpent))
    let sets = "\(done) of \(Format.count(practice.exercises.count, "set"))" + style(.dim, " · \(time)")
    guard practice.state == .completed else {
      return practice.state == .abandoned
        ? ["Left after " + sets + style(.dim, " · no credit")]
        : ["Open, " + sets, "`titanup train` goes on with it."]
    }
    var lines = [style(.bold, "\(Int(practice.points.rounded())) points") + " for " + sets]
    lines.append("fitness \(hundredths(practice.scoreBefore)) → \(style(.green, hundredths(practice.scoreAfter)))")
    if let energy = practice.energy?.kilocalories {
      let range = style(.dim, " (\(Int(energy.low.rounded())) to \(Int(energy.high.rounded())))")
      lines.append("\(Int(energy.gross.rounded())) kcal" + range)
    }
    if !practice.muscles.isEmpty {
      let muscles = practice.muscles.prefix(3).map { "\(TrainingPresentation.word($0.muscle)) \($0.percent) %" }
      lines.append(muscles.joined(separator: ", "))
    }
    if let levelUp { lines.append(style(.yellow, "★ " + levelUp.text.printable)) }
    return lines
  }

  private static func hundredths(_ score: Double) -> String { TrainingPresentation.hundredths(score) }
}
