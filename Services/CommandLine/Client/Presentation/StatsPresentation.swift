import TitanCore
import TitanProto

/// Statistics as they are shown.
enum StatsPresentation {
  static func json(_ stats: SessionsV1.GetStatsResponse, fitness: JSONValue) -> JSONValue {
    [
      "first_local_date": .string(stats.firstLocalDate),
      "last_local_date": .string(stats.lastLocalDate),
      "sessions": .number(stats.sessions),
      "reps": .number(stats.reps),
      "active_dates": .number(stats.activeDates),
      "by_evidence": .array(
        stats.byEvidence.map {
          ["evidence": .string(SessionPresentation.evidence($0.evidence)), "reps": .number($0.reps)]
        }),
      "bests": .array(stats.bests.map(json)),
      "form": [
        "reps_per_minute": .decimal(stats.form?.repsPerMinute ?? 0),
        "mean_depth_percent": .decimal(stats.form?.meanDepthPercent ?? 0),
        "mean_quality_percent": .decimal(stats.form?.meanQualityPercent ?? 0),
      ],
      "trend": .string(stats.trend.description),
      "earlier_reps": .number(stats.earlierReps),
      "later_reps": .number(stats.laterReps),
      "records": .array(stats.records.map(json)),
      "today": .string(stats.today),
      "time_zone": .string(stats.timeZone),
      "formula_version": .string(stats.formulaVersion),
      "fitness": fitness,
    ]
  }

  private static func json(_ record: SessionsV1.PersonalRecord) -> JSONValue {
    [
      "kind": .string(record.kind.description), "value": .number(record.value),
      "local_date": .string(record.localDate),
      "session_id": record.sessionID.isEmpty ? .null : .string(record.sessionID),
    ]
  }

  static func lines(_ stats: SessionsV1.GetStatsResponse, terminal: Terminal) -> [String] {
    let style = terminal.style
    var lines = [
      style(.bold, Format.count(Int(stats.reps), "push-up"))
        + " in \(Format.count(Int(stats.sessions), "session")) on \(Format.count(Int(stats.activeDates), "day"))"
        + style(.dim, " · \(stats.firstLocalDate.printable) – \(stats.lastLocalDate.printable)")
    ]
    if let form = stats.form, form.repsPerMinute > 0 {
      lines.append(
        "\(rounded(form.repsPerMinute)) a minute, depth \(rounded(form.meanDepthPercent)) %, "
          + "quality \(rounded(form.meanQualityPercent)) %")
    }
    lines.append(trend(stats, style))
    guard !stats.records.isEmpty else { return lines }
    var table = Table([.init("record"), .init("best", .right), .init("when"), .init("this period", .right)])
    for record in stats.records {
      let best = stats.bests.first { $0.kind == record.kind }
      table.add([
        .init(name(record.kind)), .init(value(record), .bold), .init(record.localDate),
        .init(best.map(value) ?? "–", best?.value == record.value ? .green : nil),
      ])
    }
    return lines + [""] + table.render(width: terminal.width, style: style)
  }

  private static func trend(_ stats: SessionsV1.GetStatsResponse, _ style: Style) -> String {
    let numbers = style(.dim, " · \(stats.earlierReps) in the first half, \(stats.laterReps) in the second")
    return switch stats.trend {
    case .strongDecline: style(.red, "much less than before") + numbers
    case .decline: style(.yellow, "a little less than before") + numbers
    case .steady: "as much as before" + numbers
    case .growth: style(.green, "more than before") + numbers
    case .strongGrowth: style(.green, "much more than before") + numbers
    default: style(.dim, "too little to compare with yet")
    }
  }

  private static func name(_ kind: SessionsV1.RecordKind) -> String {
    switch kind {
    case .repsInSet: "push-ups in a set"
    case .repsInSession: "push-ups in a session"
    case .repsInDay: "push-ups on a day"
    case .fastestFive: "five in a row"
    default: kind.description
    }
  }

  private static func value(_ record: SessionsV1.PersonalRecord) -> String {
    record.kind == .fastestFive ? Format.seconds(.milliseconds(Int(record.value))) : "\(record.value)"
  }

  private static func rounded(_ value: Double) -> Int { Int(value.rounded()) }
}
