import ArgumentParser
import SessionsProto
import TitanCore
import TitanProtoJSON
import TitanZones

struct ChartCommand: ClientCommand {
  enum Range: String, ExpressibleByArgument, CaseIterable {
    case today
    case last7Days = "7-days"
    case month
    case last3Months = "3-months"

    var wire: SessionsV1.ChartRange {
      switch self {
      case .today: .today
      case .last7Days: .last7Days
      case .month: .month
      case .last3Months: .last3Months
      }
    }
  }

  enum Step: String, ExpressibleByArgument, CaseIterable {
    case day, week, month

    var wire: SessionsV1.ChartStep {
      switch self {
      case .day: .day
      case .week: .week
      case .month: .month
      }
    }
  }

  static let configuration = CommandConfiguration(commandName: "chart", abstract: "Draw a chart of your push-ups.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "The period to draw.")
  var range = Range.last7Days

  @Option(help: "The period of each bar; a week for 3-months, a day otherwise. Not for today.")
  var step: Step?

  @Option(help: ArgumentHelp("Also write the drawing to this file.", valueName: "file"))
  var svg: String?

  func run(_ backend: Backend, _ console: Console) async throws {
    let request = SessionsV1.GetActivityChartRequest(
      range: range.wire, timeZone: try await backend.dayZone(), step: step?.wire ?? .unspecified)
    let chart = try await backend.accessTokens.call { options in
      try await backend.sessions.getActivityChart(request, options: options.within(.seconds(10)))
    }
    if let svg { try DrawingFile.write(ChartDrawing.svg(chart, range: range.wire), to: svg) }
    if global.json { return console.line(ChartPresentation.json(chart).text) }
    console.lines(ChartPresentation.lines(chart, range: range.wire, terminal: console.output))
  }
}

/// Presents charts on the terminal.
enum ChartPresentation {
  static func json(_ chart: SessionsV1.GetActivityChartResponse) -> JSONValue {
    [
      "today": .string(chart.today),
      "time_zone": .string(chart.timeZone),
      "total_reps": .number(chart.totalReps),
      "goal_reps": .number(chart.goalReps),
      "remaining_reps": .number(chart.remainingReps),
      "buckets": .array(
        chart.buckets.map { bucket in
          [
            "local_date": .string(bucket.localDate),
            "last_local_date": .string(bucket.lastLocalDate),
            "session_id": bucket.sessionID.isEmpty ? .null : .string(bucket.sessionID),
            "start_time": .time(bucket.startTime),
            "reps": .number(bucket.reps),
            "sessions": .number(bucket.sessions),
            "by_evidence": .array(
              bucket.byEvidence.map {
                ["evidence": .string(SessionPresentation.evidence($0.evidence)), "reps": .number($0.reps)]
              }),
          ]
        }),
    ]
  }

  static func lines(
    _ chart: SessionsV1.GetActivityChartResponse, range: SessionsV1.ChartRange, terminal: Terminal
  ) -> [String] {
    let style = terminal.style
    let isToday = range == .today
    let rows = chart.buckets.map { bucket in
      let verified = Int(bucket.verifiedReps)
      return BarChart.Row(label: label(bucket, in: chart), verified: verified, unverified: Int(bucket.reps) - verified)
    }
    let summary = style(.bold, Format.count(Int(chart.totalReps), "push-up"))
    var lines = ["\(title(range, chart)): \(summary)" + style(.dim, " · \(chart.timeZone.printable)"), ""]
    let isByDay = !isToday && chart.buckets.allSatisfy(\.isOneDate)
    lines += BarChart(rows: rows, goal: isByDay ? Int(chart.goalReps) : 0).render(width: terminal.width, style: style)
    if rows.isEmpty { lines.append(style(.dim, "nothing yet")) }
    lines.append("")
    if rows.contains(where: { $0.unverified > 0 }) { lines.append(style(.dim, "█ verified   ▒ not verified")) }
    if chart.goalReps > 0 {
      let goal = ProgressBar(current: doneToday(chart, isToday: isToday), of: Int(chart.goalReps))
      let caption =
        chart.remainingReps == 0 ? style(.green, "today's goal reached") : "\(chart.remainingReps) to today's goal"
      lines.append(goal.render(width: min(40, terminal.width), style: style))
      lines.append(caption)
    }
    return lines
  }

  /// The full count, even beyond the goal, if the buckets distinguish today from other dates.
  private static func doneToday(_ chart: SessionsV1.GetActivityChartResponse, isToday: Bool) -> Int {
    let todays = chart.buckets.filter { isToday || ($0.isOneDate && $0.localDate == chart.today) }
    return max(todays.reduce(0) { $0 + Int($1.reps) }, Int(chart.goalReps) - Int(chart.remainingReps))
  }

  static func title(_ range: SessionsV1.ChartRange, _ chart: SessionsV1.GetActivityChartResponse) -> String {
    switch range {
    case .today: "Today, \(chart.today.printable)"
    case .last7Days: "Last 7 days"
    case .month: "Last 30 days"
    default: "Since \(chart.buckets.first?.localDate.printable ?? chart.today.printable)"
    }
  }

  static func label(
    _ bucket: SessionsV1.ChartBucket, in chart: SessionsV1.GetActivityChartResponse
  ) -> String {
    if let start = bucket.startTime, let zone = ZoneRules(name: chart.timeZone) {
      let time = Timestamp(start)
      return String(Format.localTime(time, utcOffsetSeconds: zone.utcOffsetSeconds(at: time)).suffix(5))
    }
    guard let day = CalendarDay(bucket.localDate) else { return bucket.localDate.printable }
    guard bucket.isOneDate else {
      return "\(bucket.localDate.suffix(5)) – \(bucket.lastLocalDate.printable.suffix(5))"
    }
    return "\(Format.weekday(day)) \(bucket.localDate.suffix(5))"
  }
}

extension SessionsV1.ChartBucket {
  /// The push-ups that TitanUp counted.
  var verifiedReps: UInt32 {
    let counted = byEvidence.filter { $0.evidence == .verifiedStream || $0.evidence == .verifiedDigest }
    return min(reps, counted.reduce(0) { $0 &+ $1.reps })
  }

  /// Older servers, whose buckets are single dates, don't send a bucket's last date.
  fileprivate var isOneDate: Bool { lastLocalDate.isEmpty || lastLocalDate == localDate }
}
