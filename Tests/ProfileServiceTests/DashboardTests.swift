import ProfileDomain
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting

@testable import ProfileService

@Suite("ProfileService: the home screen")
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

  @Test("One read has everything")
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

  @Test("What to train, what was trained, habits and words")
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

  @Test("The last workout is the newer of two, and nothing is said of it where one is away")
  func lastWorkout() async throws {
    func newest(_ session: Int?, _ practice: Int?) -> Int64? {
      ProfileV1.DashboardLastWorkout(
        newerOf: session.map { .init(endTime: .init(seconds: Int64($0))) },
        practice.map { .init(endTime: .init(seconds: Int64($0))) })?.time?.seconds
    }
    #expect(newest(1, 2) == 2 && newest(2, 1) == 2 && newest(1, nil) == 1 && newest(nil, 1) == 1)
    #expect(newest(nil, nil) == nil)
    for part in ["sessions", "lastWorkout"] {
      let home = try await dashboard(Harness(home: MemoryHome([part: .failing(.unavailable)])))
      #expect(home.lastWorkout == nil && home.unavailable.count == 1)
    }
  }

  @Test("Nothing to propose is no failure")
  func nothingToPropose() async throws {
    let home = try await dashboard(Harness(home: MemoryHome(["suggestions": .failing(.failedPrecondition)])))
    #expect(home.suggestions == .init() && home.unavailable.isEmpty)
  }

  @Test("Other services are asked in the caller's name and language")
  func callers() async throws {
    let harness = Harness()
    _ = try await dashboard(harness)
    #expect(harness.home.options.count == 14)
    for options in harness.home.options.values {
      #expect(options.metadata.first("authorization") == "Bearer token")
      #expect(options.metadata.first("accept-language") == "de")
      #expect(options.metadata.first("traceparent") == "00-1")
      #expect(try #require(options.deadline).remaining() <= .seconds(2))
    }
  }

  @Test(
    "A part may take three quarters of the time there is, and two seconds at most",
    arguments: [(nil, 2_000), (60_000, 2_000), (1_000, 750), (0, 0), (-5, 0)] as [(Int?, Int)])
  func patience(_ milliseconds: Int?, _ expected: Int) {
    let now = ContinuousClock.now
    let options = CallOptions(deadline: milliseconds.map { .after(.milliseconds($0), from: now) })
    #expect(options.forHomePart(now: now).deadline == .after(.milliseconds(expected), from: now))
  }

  @Test("What fails is left out and named, in its order; the rest is there")
  func partial() async throws {
    let harness = Harness(
      home: MemoryHome([
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

  @Test("With a service frozen it still answers inside its deadline")
  func frozen() async throws {
    let names = ["CHART_RANGE_TODAY", "CHART_RANGE_LAST_7_DAYS", "CHART_RANGE_MONTH", "streak", "sessions"]
    let harness = Harness(home: MemoryHome(Dictionary(uniqueKeysWithValues: names.map { ($0, .frozen) })))
    // Two seconds is what is waited for, so that a busy machine has the rest; who waits for the deadline itself fails.
    let home = try await dashboard(harness, within: .seconds(60))
    #expect(home.unavailable.map(\.part) == [.today, .week, .month, .streak, .lastSession])
    #expect(home.unavailable.allSatisfy { $0.code == "DEADLINE_EXCEEDED" })
    #expect(home.awards.count == 1 && home.profile != nil)
  }

  @Test("A profile that cannot be begun is one missing part")
  func unbegun() async throws {
    let harness = Harness(seeds: AdaSeeds(failure: RPCError(code: .unavailable, message: "")))
    let home = try await dashboard(harness)
    #expect(home.unavailable == [.init(part: .profile, code: "UNAVAILABLE")])
    #expect(home.profile == nil && home.today != nil)
  }

  @Test("A zone that is none is an error, not a gap")
  func zone() async {
    let error = await #expect(throws: RPCError.self) { try await dashboard(Harness(), zone: "Mars/Olympus") }
    #expect((error?.code, error?.receivedReason) == (.invalidArgument, "ZONE_UNKNOWN"))
  }
}
