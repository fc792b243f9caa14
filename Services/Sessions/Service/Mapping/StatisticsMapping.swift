import SessionsDomain
import SessionsProto
import TitanCore
import TitanProto
import TitanRPC

extension ChartRange {
  init(_ message: SessionsV1.ChartRange) throws {
    switch message {
    case .today: self = .today
    case .last7Days: self = .last7Days
    case .month: self = .month
    case .last3Months: self = .last3Months
    default:
      let allowed: [SessionsV1.ChartRange] = [.today, .last7Days, .month, .last3Months]
      throw RPCError.invalid(
        "range", reason: "RANGE_UNKNOWN",
        "got \(message); allowed: \(allowed.map { "\($0)" }.joined(separator: ", "))")
    }
  }
}

extension ChartStep {
  /// `nil` for the range's standard step.
  init?(_ message: SessionsV1.ChartStep, of range: ChartRange) throws {
    switch message {
    case .unspecified: return nil
    case .day where range != .today: self = .day
    case .week where range != .today: self = .week
    case .month where range != .today: self = .month
    default:
      let allowed: [SessionsV1.ChartStep] = range == .today ? [.unspecified] : [.unspecified, .day, .week, .month]
      throw RPCError.invalid(
        "step", reason: "STEP_UNKNOWN",
        "got \(message); allowed for this range: \(allowed.map { "\($0)" }.joined(separator: ", "))")
    }
  }
}

extension SessionsV1.GetActivityChartResponse {
  init(_ chart: ActivityChart, timeZone: String) {
    self.init(
      buckets: chart.buckets.map(SessionsV1.ChartBucket.init), totalReps: UInt32(chart.totalReps),
      goalReps: UInt32(chart.goalReps), remainingReps: UInt32(chart.remainingReps), today: "\(chart.today)",
      timeZone: timeZone)
  }
}

extension SessionsV1.ChartBucket {
  fileprivate init(_ bucket: ActivityChart.Bucket) {
    self.init(
      localDate: "\(bucket.dates.lowerBound)", sessionID: bucket.slice.map { "\($0.sessionID)" } ?? "",
      startTime: bucket.slice.map { .init($0.start) }, reps: UInt32(bucket.reps), sessions: UInt32(bucket.sessions),
      byEvidence: bucket.byEvidence.map { .init(evidence: .init($0.evidence), reps: UInt32($0.reps)) },
      lastLocalDate: "\(bucket.dates.upperBound)")
  }
}

extension StatsPeriod {
  init(_ message: SessionsV1.StatsPeriod) throws {
    switch message {
    case .last7Days: self = .last7Days
    case .last30Days: self = .last30Days
    case .last90Days: self = .last90Days
    case .all: self = .all
    default:
      let allowed: [SessionsV1.StatsPeriod] = [.last7Days, .last30Days, .last90Days, .all]
      throw RPCError.invalid(
        "period", reason: "PERIOD_UNKNOWN",
        "got \(message); allowed: \(allowed.map { "\($0)" }.joined(separator: ", "))")
    }
  }
}

extension SessionsV1.GetStatsResponse {
  init(_ stats: ActivityStats, today: CalendarDay, timeZone: String) {
    self.init(
      firstLocalDate: "\(stats.dates.lowerBound)", lastLocalDate: "\(stats.dates.upperBound)",
      sessions: UInt32(stats.sessions), reps: UInt32(stats.reps), activeDates: UInt32(stats.activeDates),
      byEvidence: stats.byEvidence.map { .init(evidence: .init($0.evidence), reps: UInt32($0.reps)) },
      bests: stats.bests.map(SessionsV1.PersonalRecord.init), form: .init(stats.form),
      trend: .init(rawValue: Int32(stats.trend.kind.rawValue)), earlierReps: UInt32(stats.trend.earlierReps),
      laterReps: UInt32(stats.trend.laterReps), records: stats.records.map(SessionsV1.PersonalRecord.init),
      today: "\(today)", timeZone: timeZone, formulaVersion: ActivityStats.formulaVersion)
  }
}

extension SessionsV1.PersonalRecord {
  fileprivate init(_ record: PersonalRecord) {
    self.init(
      kind: .init(rawValue: Int32(record.kind.rawValue)), value: UInt32(record.value),
      localDate: "\(record.localDate)", sessionID: record.sessionID.map { "\($0)" } ?? "")
  }
}
