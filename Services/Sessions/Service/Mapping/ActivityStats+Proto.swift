import SessionsDomain
import TitanCore
import TitanProto
import TitanRPC

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
