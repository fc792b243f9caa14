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
      sessionID: "s", startTime: .init(noon - .seconds(60)), endTime: .init(noon), localDate: "2026-05-31", reps: 12,
      target: 10, targetMet: true,
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

  func medals(
    _ request: TrophiesV1.ListCurrentMedalsRequest, _ options: CallOptions
  ) async throws -> TrophiesV1.ListCurrentMedalsResponse {
    try await answer("medals", options)
    return .init(
      medals: [.init(medalID: "M-DAY-2", title: "Twice", imageURI: "m", count: 3)], today: "2026-05-31",
      timeZone: request.timeZone)
  }

  func level(
    _ request: TrophiesV1.GetLevelRequest, _ options: CallOptions
  ) async throws -> TrophiesV1.GetLevelResponse {
    try await answer("level", options)
    return .init(level: .init(number: 2, experience: 120, threshold: 100, nextThreshold: 300, rank: 1))
  }

  func suggestions(
    _ request: TrainingV1.SuggestWorkoutsRequest, _ options: CallOptions
  ) async throws -> TrainingV1.SuggestWorkoutsResponse {
    try await answer("suggestions", options)
    let items = (1...Int(request.count)).map { number in
      TrainingV1.SuggestedWorkout(
        workout: .init(workoutID: "w\(number)", name: "Workout \(number)"), sets: [.init(), .init()],
        explanation: "why \(number)")
    }
    return .init(items: items, seed: 7)
  }

  func trainingWeek(
    _ request: TrainingV1.GetWeekSummaryRequest, _ options: CallOptions
  ) async throws -> TrainingV1.GetWeekSummaryResponse {
    try await answer("trainingWeek", options)
    return .init(
      done: [.init(localDate: "2026-05-25", workoutIDs: ["w1"], completed: 1)], completed: 1, completedLast7Days: 2,
      planned: 3, timeSpent: .init(seconds: 1_800))
  }

  func lastWorkout(
    _ request: TrainingV1.GetLastWorkoutRequest, _ options: CallOptions
  ) async throws -> TrainingV1.GetLastWorkoutResponse {
    try await answer("lastWorkout", options)
    let time = GoogleProtobuf.Timestamp(noon - .seconds(3_600))
    return .init(
      practice: .init(
        practiceID: "p", workoutIDs: ["w1"], endTime: time, localDate: "2026-05-30", timeSpent: .init(seconds: 1_800),
        points: 480),
      endTime: time, localDate: "2026-05-30")
  }

  func habits(
    _ request: HabitsV1.ListHabitsRequest, _ options: CallOptions
  ) async throws -> HabitsV1.ListHabitsResponse {
    try await answer("habits", options)
    let overview = HabitsV1.HabitOverview(
      habit: .init(habitID: "h", title: "Read", color: "#3B82F6"),
      progress: .init(today: 1, goalPercent: 50, goalMet: false, currentStreak: 4))
    return .init(habits: [overview], nextPageToken: "more")
  }

  func slogan(
    _ request: MotivationV1.GetSloganRequest, _ options: CallOptions
  ) async throws -> MotivationV1.GetSloganResponse {
    try await answer("slogan", options)
    return .init(slogan: .init(quoteID: "s", text: "Hoch!", author: "TitanUp", language: "de"))
  }

  func pepTalk(
    _ request: MotivationV1.GetPepTalkRequest, _ options: CallOptions
  ) async throws -> MotivationV1.GetPepTalkResponse {
    try await answer("pepTalk", options)
    return .init(
      quote: .init(quoteID: "q", text: "Nur Mut", author: "Ada", source: "I", language: "de", isLiked: true),
      line: "Noch fünf.", voicePackID: "drill")
  }
}
