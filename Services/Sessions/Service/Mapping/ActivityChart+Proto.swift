import SessionsDomain
import TitanProto
import TitanRPC

extension ActivityChart.Range {
  init(_ message: SessionsV1.ChartRange) throws {
    switch message {
    case .today: self = .today
    case .last7Days: self = .last7Days
    default:
      throw RPCError.invalid(
        "range", reason: "RANGE_UNKNOWN",
        "got \(message); allowed: \(SessionsV1.ChartRange.today), \(SessionsV1.ChartRange.last7Days)")
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
      localDate: "\(bucket.localDate)", sessionID: bucket.slice.map { "\($0.sessionID)" } ?? "",
      startTime: bucket.slice.map { .init($0.start) }, reps: UInt32(bucket.reps), sessions: UInt32(bucket.sessions),
      byEvidence: bucket.byEvidence.map { .init(evidence: .init($0.evidence), reps: UInt32($0.reps)) })
  }
}
