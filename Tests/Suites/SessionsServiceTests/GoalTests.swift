import SessionsDomain
import SessionsProto
import SessionsService
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Goals of sessions")
struct GoalTests {
  private let goals = MemoryGoalStore()
  private let signer = TestSigner()
  private let calls: TestCalls
  private var client: SessionsV1.SessionsServiceClient { .init(channel: calls.channel, options: TestCalls.by(user())) }

  init() {
    let store = MemorySessionStore()
    calls = TestCalls([
      SessionsHandler(
        store: store, feed: store, days: MemoryDayStore(), goals: goals, receipts: signer.verifier,
        notifier: Notifier(), watchers: Notifier(), clock: { noon + .seconds(3_600) })
    ])
    // Half past twelve, and a quarter of an hour later.
    goals.set(Goals(sessionTarget: 25, dailyGoal: 100), since: noon + .seconds(1_800), of: user())
    goals.set(Goals(sessionTarget: 12, dailyGoal: 50), since: noon + .seconds(2_700), of: user())
  }

  private func create(_ session: SessionsV1.Session, receipt: String = "") async throws -> SessionsV1.Session {
    try #require(try await client.createSession(.init(session: session, receiptJws: receipt)).session)
  }

  @Test(
    "A session's goal is the setting at its start, however late it arrives",
    arguments: [(0, 10), (29, 10), (30, 25), (44, 25), (45, 12), (59, 12)])
  func atItsStart(_ minutes: Int, _ target: UInt32) async throws {
    let session = try await create(message(1, minutes: minutes))
    #expect((session.target, session.targetMet) == (target, 12 >= target))
    #expect(try await client.getSession(.init(sessionID: session.sessionID)).session == session)
  }

  @Test("The start of a counted session comes from its receipt")
  func counted() async throws {
    // On the device's own clock it began a minute before the change.
    let session = try await create(message(1, minutes: 29), receipt: signer.receipt(1, minutes: 31))
    #expect(session.target == 25)
  }

  @Test("A session's own target takes precedence, and can be given up for that of the settings")
  func explicit() async throws {
    var asked = message(1, minutes: 31)
    asked.target = 7
    let made = try await create(asked)
    #expect((made.target, made.targetMet) == (7, true))
    let left = try #require(
      try await client.updateSession(
        .init(session: .init(sessionID: made.sessionID), updateMask: .init(paths: ["target"]))
      ).session)
    #expect((left.target, left.targetMet) == (25, false))
    let missing = await #expect(throws: RPCError.self) {
      try await client.updateSession(
        .init(session: .init(sessionID: "\(sessionID(9))"), updateMask: .init(paths: ["target"])))
    }
    #expect(missing?.code == .notFound)
  }

  @Test("A repeated call returns the same session, even if the settings have changed meanwhile")
  func again() async throws {
    let first = try await create(message(1, minutes: 20))
    goals.set(Goals(sessionTarget: 99, dailyGoal: 50), since: noon, of: user())
    #expect(try await create(message(1, minutes: 20)) == first)
  }

  @Test("A chart shows the reps that remain to the daily goal")
  func chart() async throws {
    _ = try await create(message(1, minutes: 31))
    let mine = try await client.getActivityChart(.init(range: .today, timeZone: "UTC"))
    #expect((mine.goalReps, mine.remainingReps) == (50, 38))
    let others = try await client.getActivityChart(
      .init(range: .today, timeZone: "UTC"), options: TestCalls.by(user(2)))
    #expect((others.goalReps, others.remainingReps) == (10, 10))
  }
}
