import ProfileDomain
import ProfileProto
import SessionsProto
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting
import TrainingProto

@testable import ProfileService

@Suite("ProfileService: dashboard")
struct DashboardTests {
  private func dashboard(
    _ harness: Harness, within timeout: Duration = .seconds(30), zone: String = "Europe/Berlin"
  ) async throws -> ProfileV1.GetDashboardResponse {
    let metadata: Metadata = [
      "authorization": .string("Bearer token"), "accept-language": .string("de"), "traceparent": .string("00-1"),
    ]
    var options = TestCalls.by(user(), metadata: metadata)
    options.deadline = .after(timeout)
    return try await harness.client.getDashboard(.init(timeZone: zone), options: options)
  }

  @Test("One call returns all parts")
  func whole() async throws {
    let harness = Harness()
    let home = try await dashboard(harness)
    #expect(home.unavailable.isEmpty)
    #expect(
      home.profile == .init(displayName: "Ada", avatarID: "viking", themeID: "orange", sessionTarget: 10))
    #expect(home.today?.totalReps == 10 && home.week?.totalReps == 20 && home.month?.totalReps == 30)
    #expect(home.today?.bars.map(\.verifiedReps) == [5] && home.today?.remainingReps == 5)
    #expect(home.streak?.current == 7 && home.streak?.verifiedCurrent == 4)
    #expect(home.lastSession?.reps == 12 && home.lastSession?.verified == true)
    #expect(home.awards.map(\.trophyID) == ["T-SESSION-5"])
    #expect(home.medals == [.init(medalID: "M-DAY-2", title: "Twice", imageURI: "m", count: 3)])
    #expect(home.level == .init(number: 2, experience: 120, threshold: 100, nextThreshold: 300))
  }

  @Test("The dashboard includes suggestions, training, habits and quotes")
  func more() async throws {
    let home = try await dashboard(Harness())
    #expect(home.suggestions?.workouts.map(\.workoutID) == (1...5).map { "w\($0)" } && home.suggestions?.seed == 7)
    #expect(
      home.suggestions?.workouts[0]
        == .init(workoutID: "w1", name: "Workout 1", explanation: "why 1", sets: 2))
    let week = try #require(home.trainingWeek)
    #expect(week.days == [.init(localDate: "2026-05-25", completed: 1)])
    #expect((week.completed, week.completedLast7Days, week.planned) == (1, 2, 3) && week.timeSpent?.seconds == 1_800)
    #expect(home.lastPractice?.practiceID == "p" && home.lastPractice?.points == 480)
    #expect(home.lastWorkout == .init(time: .init(noon), localDate: "2026-05-31"))
    let habit = ProfileV1.DashboardHabit(
      habitID: "h", title: "Read", color: "#3B82F6", today: 1, goalPercent: 50, goalMet: false, currentStreak: 4)
    #expect(home.habits == .init(habits: [habit], more: true))
    #expect(home.slogan?.text == "Hoch!" && home.pepTalk?.line == "Noch fünf.")
    #expect(home.pepTalk?.quote?.isLiked == true && home.pepTalk?.voicePackID == "drill")
  }

  @Test("The last workout is the newer of session and practice, and is omitted if one of them is unavailable")
  func lastWorkout() async throws {
    func newest(_ session: Int?, _ practice: Int?) -> Int64? {
      ProfileV1.DashboardLastWorkout(
        newerOf: session.map { .init(endTime: .init(seconds: Int64($0))) },
        practice.map { .init(endTime: .init(seconds: Int64($0))) })?.time?.seconds
    }
    #expect(newest(1, 2) == 2 && newest(2, 1) == 2 && newest(1, nil) == 1 && newest(nil, 1) == 1)
    #expect(newest(nil, nil) == nil)
    for part in ["sessions", "lastWorkout"] {
      let home = try await dashboard(Harness(others: OtherServices([part: .failing(.unavailable)])))
      #expect(home.lastWorkout == nil && home.unavailable.count == 1)
    }
  }

  @Test("If no suggestion can be made, the part is empty, not unavailable")
  func nothingToPropose() async throws {
    let home = try await dashboard(Harness(others: OtherServices(["suggestions": .failing(.failedPrecondition)])))
    #expect(home.suggestions == .init() && home.unavailable.isEmpty)
  }

  @Test("Other services are called on the caller's behalf and in their language")
  func callers() async throws {
    let harness = Harness()
    _ = try await dashboard(harness)
    #expect(harness.others.calls.count == 14)
    for call in harness.others.calls.values {
      #expect(call.metadata.first("authorization") == "Bearer token")
      #expect(call.metadata.first("accept-language") == "de")
      #expect(call.metadata.first("traceparent") == "00-1")
      #expect(try #require(call.remaining) <= .seconds(2))
    }
  }

  @Test(
    "A part may take three quarters of the remaining time, and at most two seconds",
    arguments: [(nil, 2_000), (60_000, 2_000), (1_000, 750), (0, 0), (-5, 0)] as [(Int?, Int)])
  func patience(_ milliseconds: Int?, _ expected: Int) {
    let now = ContinuousClock.now
    let options = CallOptions(deadline: milliseconds.map { .after(.milliseconds($0), from: now) })
    #expect(options.forHomePart(now: now).deadline == .after(.milliseconds(expected), from: now))
  }

  @Test("Failed parts are omitted and named in order, and the rest is present")
  func partial() async throws {
    let harness = Harness(
      others: OtherServices([
        "awards": .failing(.unavailable), "CHART_RANGE_TODAY": .failing(.internal),
        "sessions": .failing(.unauthenticated), "pepTalk": .failing(.unimplemented),
        "habits": .failing(.permissionDenied),
      ]))
    let home = try await dashboard(harness)
    #expect(
      home.unavailable == [
        .init(part: .today, code: "INTERNAL"), .init(part: .lastSession, code: "UNAUTHENTICATED"),
        .init(part: .awards, code: "UNAVAILABLE"), .init(part: .habits, code: "PERMISSION_DENIED"),
        .init(part: .pepTalk, code: "UNIMPLEMENTED"),
      ])
    #expect(home.today == nil && home.lastSession == nil && home.awards.isEmpty)
    #expect(home.week != nil && home.streak != nil && home.profile != nil)
  }

  @Test("With a service frozen, the dashboard still responds within its deadline")
  func frozen() async throws {
    let names = ["CHART_RANGE_TODAY", "CHART_RANGE_LAST_7_DAYS", "CHART_RANGE_MONTH", "streak", "sessions"]
    let harness = Harness(others: OtherServices(Dictionary(uniqueKeysWithValues: names.map { ($0, .frozen) })))
    // The wait is two seconds, which leaves the rest to a busy machine; a wait for the deadline itself fails.
    let home = try await dashboard(harness, within: .seconds(60))
    #expect(home.unavailable.map(\.part) == [.today, .week, .month, .streak, .lastSession])
    #expect(home.unavailable.allSatisfy { $0.code == "DEADLINE_EXCEEDED" })
    #expect(home.awards.count == 1 && home.profile != nil)
  }

  @Test("A profile that can't be created is one missing part")
  func unbegun() async throws {
    let harness = Harness(seeds: AdaSeeds(failure: RPCError(code: .unavailable, message: "")))
    let home = try await dashboard(harness)
    #expect(home.unavailable == [.init(part: .profile, code: "UNAVAILABLE")])
    #expect(home.profile == nil && home.today != nil)
  }

  @Test("An unknown time zone is an error, not a missing part")
  func zone() async {
    let error = await #expect(throws: RPCError.self) { try await dashboard(Harness(), zone: "Mars/Olympus") }
    #expect((error?.code, error?.receivedReason) == (.invalidArgument, "ZONE_UNKNOWN"))
  }
}
