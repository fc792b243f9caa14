import ArgumentParser
import TitanCore
import TitanProto
import TitanProtoJSON
import TrainingProto

/// Presents weeks, statistics and meals.
enum TrainingPresentation {
  static func json(_ week: TrainingV1.GetWeekSummaryResponse) -> JSONValue {
    [
      "completed": .number(week.completed), "completed_last_7_days": .number(week.completedLast7Days),
      "push_up_sessions": .number(week.pushUpSessions), "planned": .number(week.planned),
      "planned_dates": .number(week.plannedDates),
      "time_spent_s": .number(week.timeSpent?.seconds ?? 0),
      "done": .array(
        week.done.map { day in
          [
            "local_date": .string(day.localDate), "completed": .number(day.completed),
            "push_up_sessions": .number(day.pushUpSessions), "push_ups": .number(day.pushUps),
            "workout_ids": .array(day.workoutIDs.map { .string($0) }),
          ]
        }),
    ]
  }

  static func lines(_ week: TrainingV1.GetWeekSummaryResponse, terminal: Terminal) -> [String] {
    let style = terminal.style
    let dates = week.plannedDates < 7 ? " (your plan covers \(Format.count(Int(week.plannedDates), "day")) of it)" : ""
    let count = Format.count(Int(week.completed), "workout") + " of \(week.planned) this week" + dates
    var lines = [
      style(.bold, count)
        + style(.dim, " · \(week.completedLast7Days) in seven days · \(clock(week.timeSpent))")
    ]
    for day in week.done {
      let weekday = CalendarDay(day.localDate).map(Format.weekday) ?? ""
      let pushUps = day.pushUpSessions > 0 ? [Format.count(Int(day.pushUps), "push-up")] : []
      let done = (day.workoutIDs.map(\.printable) + pushUps).joined(separator: ", ")
      lines.append(
        style(.dim, "\(weekday) \(day.localDate.printable)") + "  " + (done.isEmpty ? style(.dim, "–") : done))
    }
    return lines
  }

  static func json(_ stats: TrainingV1.GetTrainingStatsResponse) -> JSONValue {
    let statements = stats.statements ?? .init()
    return [
      "first_local_date": .string(stats.firstLocalDate), "last_local_date": .string(stats.lastLocalDate),
      "completed": .number(stats.facts?.completed ?? 0), "trend": .string(statements.trend.description),
      "commitment": .string(statements.commitment.description), "trend_text": .string(statements.trendText),
      "commitment_text": .string(statements.commitmentText),
      "judged_from_local_date": .string(statements.judgedFromLocalDate), "planned": .decimal(stats.facts?.planned ?? 0),
      "series": .array(
        stats.series.map {
          ["time": .time($0.time), "practice_id": .string($0.practiceID), "score": .string("\($0.score)")]
        }),
    ]
  }

  /// The curve over time, its meaning in words, and its data.
  static func lines(_ stats: TrainingV1.GetTrainingStatsResponse, terminal: Terminal) -> [String] {
    let (style, scores) = (terminal.style, stats.series.map(\.score))
    var lines = [
      style(.bold, Format.count(stats.series.count, "practice"))
        + style(.dim, " · \(stats.firstLocalDate.printable) – \(stats.lastLocalDate.printable)")
    ]
    if let lowest = scores.min(), let highest = scores.max(), scores.count > 1 {
      let curve = BrailleCurve(values: stretched(scores), range: lowest - 0.01...highest + 0.01)
      lines += [""] + curve.render(width: max(10, min(60, terminal.width - 2)), height: 6).map { style(.cyan, $0) }
      lines += [style(.dim, "Fitness \(hundredths(scores[0])) → \(hundredths(scores[scores.count - 1]))"), ""]
    }
    let statements = stats.statements ?? .init()
    lines += [statements.trendText, statements.commitmentText].flatMap { $0.printable.wrapped(to: terminal.room) }
    if !stats.byMuscle.isEmpty {
      lines.append("")
      for share in stats.byMuscle.prefix(5) {
        let bar = Bar.filled(Double(share.percent) / 100, width: 24)
        lines.append(word(share.muscle).padded(to: 12) + " " + style(.cyan, bar.padded(to: 24)) + " \(share.percent) %")
      }
    }
    return lines
  }

  /// The scores spread over the columns of a curve.
  private static func stretched(_ scores: [Double]) -> [Double?] {
    (0..<120).map { scores[$0 * scores.count / 120] }
  }

  static func json(_ meal: TrainingV1.MealIdea) -> JSONValue {
    [
      "meal_id": .string(meal.mealID), "name": .string(meal.name), "description": .string(meal.description),
      "kilocalories": .number(meal.kilocalories), "protein_grams": .number(meal.proteinGrams),
      "tags": .array(meal.tags.map { .string($0) }), "allergens": .array(meal.allergens.map { .string($0) }),
    ]
  }

  static func table(_ meals: [TrainingV1.MealIdea], terminal: Terminal) -> [String] {
    var table = Table([
      .init("meal", minimumWidth: 12), .init("kcal", .right), .init("protein", .right),
      .init("tags", expendability: 1), .init("contains", expendability: 2), .init("id"),
    ])
    for meal in meals {
      table.add([
        .init(meal.name), .init("\(meal.kilocalories)"), .init("\(meal.proteinGrams) g"),
        .init(meal.tags.joined(separator: " "), .dim), .init(meal.allergens.joined(separator: " "), .dim),
        .init(meal.mealID, .dim),
      ])
    }
    return table.render(width: terminal.room, style: terminal.style)
  }

  static func lines(_ meal: TrainingV1.MealIdea, terminal: Terminal) -> [String] {
    let contains = meal.allergens.isEmpty ? [] : ["Contains: " + meal.allergens.joined(separator: ", ")]
    return [
      terminal.style(.bold, meal.name.printable)
        + terminal.style(.dim, " · \(meal.kilocalories) kcal · \(meal.proteinGrams) g of protein")
    ] + meal.description.printable.wrapped(to: terminal.room) + contains
  }

  private static func clock(_ time: GoogleProtobuf.Duration?) -> String {
    Format.clock(.seconds(time?.seconds ?? 0))
  }

  static func hundredths(_ score: Double) -> String {
    let value = Int((score * 100).rounded())
    return "\(value / 100)." + (value % 100 < 10 ? "0" : "") + "\(value % 100)"
  }

  /// `MUSCLE_UPPER_BACK` as `upper back`.
  static func word(_ muscle: TrainingV1.Muscle) -> String {
    muscle.description.split(separator: "_").dropFirst().joined(separator: " ").lowercased()
  }
}

struct WeekCommand: ClientCommand {
  static let configuration = CommandConfiguration(commandName: "week", abstract: "Show what you trained this week.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: ArgumentHelp("A date of the week; this week by default.", valueName: "yyyy-mm-dd"))
  var date = ""

  func run(_ backend: Backend, _ console: Console) async throws {
    let request = TrainingV1.GetWeekSummaryRequest(localDate: date, timeZone: try await backend.dayZone())
    let week = try await backend.accessTokens.call { options in
      try await backend.training.getWeekSummary(request, options: options.within(.seconds(10)))
    }
    if global.json { return console.line(TrainingPresentation.json(week).text) }
    console.lines(TrainingPresentation.lines(week, terminal: console.output))
  }
}
