import HabitsProto
import MotivationProto
import ProfileService
import SessionsProto
import Synchronization
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting
import TrainingProto
import TrophiesProto

/// What other services return.
final class OtherServices: Sendable {
  /// What a method does when it is called.
  enum Mood: Sendable {
    case well
    case failing(StatusCode)
    /// Does not respond before the call's deadline.
    case frozen
  }
  /// How a method was called.
  struct Call: Sendable {
    var metadata: Metadata
    var remaining: Duration?
  }
  private let moods: [String: Mood]
  private let asked = Mutex<[String: Call]>([:])

  init(_ moods: [String: Mood] = [:]) { self.moods = moods }

  /// How each method was called.
  var calls: [String: Call] { asked.withLock { $0 } }

  /// Channels to them.
  var home: HomeServices {
    var stubs = StubbedMethods()
    func stub<Request: RPCMessage, Response: RPCMessage>(
      _ method: MethodDescriptor, as name: @escaping @Sendable (Request) -> String,
      _ response: @escaping @Sendable (Request) -> Response
    ) {
      stubs.stub(method) { (request: Request, context) in
        try await self.wait(name(request), context)
        return response(request)
      }
    }
    stub(SessionsV1.SessionsServiceMethods.getActivityChart, as: { $0.range.description }, Self.chart)
    stub(SessionsV1.SessionsServiceMethods.getStreak, as: { _ in "streak" }, Self.streak)
    stub(SessionsV1.SessionsServiceMethods.listSessions, as: { _ in "sessions" }, Self.sessions)
    stub(TrophiesV1.TrophiesServiceMethods.listAwards, as: { _ in "awards" }, Self.awards)
    stub(TrophiesV1.TrophiesServiceMethods.listCurrentMedals, as: { _ in "medals" }, Self.medals)
    stub(TrophiesV1.TrophiesServiceMethods.getLevel, as: { _ in "level" }, Self.level)
    stub(TrainingV1.TrainingServiceMethods.suggestWorkouts, as: { _ in "suggestions" }, Self.suggestions)
    stub(TrainingV1.TrainingServiceMethods.getWeekSummary, as: { _ in "trainingWeek" }, Self.trainingWeek)
    stub(TrainingV1.TrainingServiceMethods.getLastWorkout, as: { _ in "lastWorkout" }, Self.lastWorkout)
    stub(HabitsV1.HabitsServiceMethods.listHabits, as: { _ in "habits" }, Self.habits)
    stub(MotivationV1.MotivationServiceMethods.getSlogan, as: { _ in "slogan" }, Self.slogan)
    stub(MotivationV1.MotivationServiceMethods.getPepTalk, as: { _ in "pepTalk" }, Self.pepTalk)
    let channel = stubs.channel
    return HomeServices(
      sessions: channel, trophies: channel, training: channel, habits: channel, motivation: channel)
  }

  private func wait(_ method: String, _ context: ServerContext) async throws {
    asked.withLock { $0[method] = Call(metadata: context.metadata, remaining: context.deadline?.remaining()) }
    switch moods[method] ?? .well {
    case .well: return
    case .failing(let code): throw RPCError(code: code, message: "as told")
    case .frozen: try await waitForCancellation(Signal())
    }
  }

  private static func chart(_ request: SessionsV1.GetActivityChartRequest) -> SessionsV1.GetActivityChartResponse {
    let reps = UInt32(request.range.rawValue) * 10
    let bucket = SessionsV1.ChartBucket(
      localDate: "2026-05-31", reps: reps, sessions: 2,
      byEvidence: [.init(evidence: .verifiedStream, reps: 3), .init(evidence: .verifiedDigest, reps: 2)]
        + [.init(evidence: .device, reps: 1), .init(evidence: .declared, reps: reps - 6)])
    return .init(buckets: [bucket], totalReps: reps, goalReps: 10, remainingReps: 5, today: "2026-05-31")
  }

  private static func streak(_ request: SessionsV1.GetStreakRequest) -> SessionsV1.GetStreakResponse {
    let streak = SessionsV1.Streak(current: 7, longest: 9, todayDone: true, atRisk: false, freezesLeft: 1)
    return .init(streak: streak, verifiedStreak: .init(current: 4), today: "2026-05-31", timeZone: request.timeZone)
  }

  private static func sessions(_: SessionsV1.ListSessionsRequest) -> SessionsV1.ListSessionsResponse {
    let session = SessionsV1.Session(
      sessionID: "s", startTime: .init(noon - .seconds(60)), endTime: .init(noon), localDate: "2026-05-31", reps: 12,
      target: 10, targetMet: true,
      evidence: .verifiedDigest)
    return .init(sessions: [session])
  }

  private static func awards(_: TrophiesV1.ListAwardsRequest) -> TrophiesV1.ListAwardsResponse {
    let trophy = TrophiesV1.Trophy(trophyID: "T-SESSION-5", title: "5 pushups", imageURI: "i")
    return .init(awards: [.init(awardID: "a", trophy: trophy, earnTime: .init(noon))])
  }

  private static func medals(_ request: TrophiesV1.ListCurrentMedalsRequest) -> TrophiesV1.ListCurrentMedalsResponse {
    return .init(
      medals: [.init(medalID: "M-DAY-2", title: "Twice", imageURI: "m", count: 3)], today: "2026-05-31",
      timeZone: request.timeZone)
  }

  private static func level(_: TrophiesV1.GetLevelRequest) -> TrophiesV1.GetLevelResponse {
    return .init(level: .init(number: 2, experience: 120, threshold: 100, nextThreshold: 300, rank: 1))
  }

  private static func suggestions(_ request: TrainingV1.SuggestWorkoutsRequest) -> TrainingV1.SuggestWorkoutsResponse {
    let items = (1...Int(request.count)).map { number in
      TrainingV1.SuggestedWorkout(
        workout: .init(workoutID: "w\(number)", name: "Workout \(number)"), sets: [.init(), .init()],
        explanation: "why \(number)")
    }
    return .init(items: items, seed: 7)
  }

  private static func trainingWeek(_: TrainingV1.GetWeekSummaryRequest) -> TrainingV1.GetWeekSummaryResponse {
    return .init(
      done: [.init(localDate: "2026-05-25", workoutIDs: ["w1"], completed: 1)], completed: 1, completedLast7Days: 2,
      planned: 3, timeSpent: .init(seconds: 1_800))
  }

  private static func lastWorkout(_: TrainingV1.GetLastWorkoutRequest) -> TrainingV1.GetLastWorkoutResponse {
    let time = GoogleProtobuf.Timestamp(noon - .seconds(3_600))
    return .init(
      practice: .init(
        practiceID: "p", workoutIDs: ["w1"], endTime: time, localDate: "2026-05-30", timeSpent: .init(seconds: 1_800),
        points: 480),
      endTime: time, localDate: "2026-05-30")
  }

  private static func habits(_: HabitsV1.ListHabitsRequest) -> HabitsV1.ListHabitsResponse {
    let overview = HabitsV1.HabitOverview(
      habit: .init(habitID: "h", title: "Read", color: "#3B82F6"),
      progress: .init(today: 1, goalPercent: 50, goalMet: false, currentStreak: 4))
    return .init(habits: [overview], nextPageToken: "more")
  }

  private static func slogan(_: MotivationV1.GetSloganRequest) -> MotivationV1.GetSloganResponse {
    return .init(slogan: .init(quoteID: "s", text: "Hoch!", author: "TitanUp", language: "de"))
  }

  private static func pepTalk(_: MotivationV1.GetPepTalkRequest) -> MotivationV1.GetPepTalkResponse {
    return .init(
      quote: .init(quoteID: "q", text: "Nur Mut", author: "Ada", source: "I", language: "de", isLiked: true),
      line: "Noch fünf.", voicePackID: "drill")
  }
}
