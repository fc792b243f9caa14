import TitanCore
import TitanProto
import TitanZones

/// Fitness as it is shown.
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
