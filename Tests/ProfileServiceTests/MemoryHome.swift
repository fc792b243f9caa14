import ProfileService
import Synchronization
import TitanCore
import TitanProto
import TitanRPC

/// What other services would say.
final class MemoryHome: HomeReads {
  /// What a service does when it is asked.
  enum Mood: Sendable {
    case well
    case failing(StatusCode)
    /// Answers nothing until the call's deadline.
    case frozen
  }
  private let moods: [String: Mood]
  private let asked = Mutex<[String: CallOptions]>([:])

  init(_ moods: [String: Mood] = [:]) { self.moods = moods }

  /// The options each method was called with.
  var options: [String: CallOptions] { asked.withLock { $0 } }

  private func answer(_ method: String, _ options: CallOptions) async throws {
    asked.withLock { $0[method] = options }
    switch moods[method] ?? .well {
    case .well: return
    case .failing(let code): throw RPCError(code: code, message: "as told")
    case .frozen:
      // What a channel does: wait for the call's own deadline.
      try await Task.sleep(until: options.deadline?.instant ?? .now, clock: .continuous)
      throw RPCError.deadlineExceeded
    }
  }

  func chart(
    _ request: SessionsV1.GetActivityChartRequest, _ options: CallOptions
  ) async throws -> SessionsV1.GetActivityChartResponse {
    try await answer(request.range.description, options)
    let reps = UInt32(request.range.rawValue) * 10
    let bucket = SessionsV1.ChartBucket(
      localDate: "2026-05-31", reps: reps, sessions: 2,
      byEvidence: [.init(evidence: .verifiedStream, reps: 3), .init(evidence: .verifiedDigest, reps: 2)]
        + [.init(evidence: .device, reps: 1), .init(evidence: .declared, reps: reps - 6)])
    return .init(buckets: [bucket], totalReps: reps, goalReps: 10, remainingReps: 5, today: "2026-05-31")
  }

  func streak(
    _ request: SessionsV1.GetStreakRequest, _ options: CallOptions
  ) async throws -> SessionsV1.GetStreakResponse {
    try await answer("streak", options)
    let streak = SessionsV1.Streak(current: 7, longest: 9, todayDone: true, atRisk: false, freezesLeft: 1)
    return .init(streak: streak, verifiedStreak: .init(current: 4), today: "2026-05-31", timeZone: request.timeZone)
  }

  func sessions(
    _ request: SessionsV1.ListSessionsRequest, _ options: CallOptions
  ) async throws -> SessionsV1.ListSessionsResponse {
    try await answer("sessions", options)
    let session = SessionsV1.Session(
      sessionID: "s", startTime: .init(noon), localDate: "2026-05-31", reps: 12, target: 10, targetMet: true,
      evidence: .verifiedDigest)
    return .init(sessions: [session])
  }

  func awards(
    _ request: TrophiesV1.ListAwardsRequest, _ options: CallOptions
  ) async throws -> TrophiesV1.ListAwardsResponse {
    try await answer("awards", options)
    let trophy = TrophiesV1.Trophy(trophyID: "T-SESSION-5", title: "5 pushups", imageURI: "i")
    return .init(awards: [.init(awardID: "a", trophy: trophy, earnTime: .init(noon))])
  }
}
