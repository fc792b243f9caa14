import TitanCore
import TitanProtoJSON
import TrainingProto

/// Presents practices.
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
            "credited": .number($0.creditedAmount), "credit_text": .string($0.creditText),
          ]
        }),
      "implausible_sets": .number(practice.implausibleSets), "credit_text": .string(practice.creditText),
      "note": .string(practice.note), "kilocalories": practice.energy?.kilocalories.map { .decimal($0.gross) } ?? .null,
      "level_up": levelUp.map { .string($0.text) } ?? .null,
    ]
  }

  /// The outcome of a practice.
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
        : ["Open, " + sets, "`titanup train` continues it."]
    }
    let doubts = practice.creditText.isEmpty ? [] : [style(.yellow, practice.creditText.printable)]
    var lines = [style(.bold, "\(Int(practice.points.rounded())) points") + " for " + sets]
    lines += doubts
    lines.append("Fitness \(hundredths(practice.scoreBefore)) → \(style(.green, hundredths(practice.scoreAfter)))")
    if let energy = practice.energy?.kilocalories {
      let range = style(.dim, " (\(Int(energy.low.rounded())) to \(Int(energy.high.rounded())))")
      lines.append("\(Int(energy.gross.rounded())) kcal" + range)
    }
    if !practice.muscles.isEmpty {
      let muscles = practice.muscles.prefix(3).map { "\(TrainingPresentation.word($0.muscle)) \($0.percent) %" }
      lines.append("Worked: " + muscles.joined(separator: ", "))
    }
    if let levelUp { lines.append(style(.yellow, "★ " + levelUp.text.printable)) }
    return lines
  }

  /// Practices in a list.
  static func table(_ practices: [TrainingV1.Practice], terminal: Terminal) -> [String] {
    var table = Table([
      .init("date"), .init("workouts", minimumWidth: 12), .init("time", .right), .init("points", .right),
      .init("", expendability: 1), .init("id"),
    ])
    for practice in practices {
      table.add([
        .init(practice.localDate), .init(practice.workoutIDs.joined(separator: ", ")),
        .init(Format.clock(Duration(practice.timeSpent))), .init("\(Int(practice.points.rounded()))", .bold),
        .init(word(practice), .dim), .init(practice.practiceID, .dim),
      ])
    }
    return table.render(width: terminal.room, style: terminal.style)
  }

  private static func word(_ practice: TrainingV1.Practice) -> String {
    switch practice.state {
    case .running, .paused: "open"
    case .abandoned: "left"
    default: practice.implausibleSets > 0 ? "too quick" : ""
    }
  }

  /// A practice set by set.
  static func sets(_ practice: TrainingV1.Practice, terminal: Terminal) -> [String] {
    var table = Table([
      .init("set", .right), .init("exercise"), .init("aim", .right), .init("done", .right), .init("took", .right),
      .init(""),
    ])
    for set in practice.exercises {
      let unit = set.unit == .seconds ? " s" : ""
      table.add([
        .init("\(set.index + 1)"), .init(set.exerciseID), .init("\(set.prescribedAmount)\(unit)"),
        .init(set.state == .done ? "\(set.doneAmount)\(unit)" : set.state == .skipped ? "skipped" : "–"),
        .init(set.state == .done ? Format.clock(Duration(set.activeTime)) : ""), .init(set.creditText, .yellow),
      ])
    }
    let head = terminal.style(.dim, "\(practice.localDate.printable) · \(practice.practiceID.printable)")
    let note = practice.note.isEmpty ? [] : ["Note: " + practice.note.printable]
    return [head] + table.render(width: terminal.room, style: terminal.style) + note
  }

  private static func hundredths(_ score: Double) -> String { TrainingPresentation.hundredths(score) }
}
