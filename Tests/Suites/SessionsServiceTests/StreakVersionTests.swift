import SessionsDomain
import SessionsProto
import SessionsService
import Synchronization
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanRequests
import TitanTesting

/// A clock that a test sets.
private final class TestTime: Sendable {
  private let time: Mutex<Timestamp>
  init(_ time: Timestamp) { self.time = Mutex(time) }
  var now: Timestamp { time.withLock { $0 } }
  func set(_ now: Timestamp) { time.withLock { $0 = now } }
}

/// What allows streaks to be returned without reading years of sessions.
@Suite("Streak versions")
struct StreakVersionTests {
  @Test("A streak is cached until a session or the date changes")
  func toldAgain() async throws {
    let (store, time) = (MemorySessionStore(tellsVersions: true), TestTime(noon + .seconds(3_600)))
    let handler = SessionsHandler(
      store: store, feed: store, days: MemoryDayStore(), goals: MemoryGoalStore(), receipts: TestSigner().verifier,
      notifier: Notifier(), watchers: Notifier(), clock: { time.now })
    let client = SessionsV1.SessionsServiceClient(
      channel: TestCalls([handler]).channel, options: TestCalls.by(user()))
    func streak(_ asOf: String = "") async throws -> [UInt32] {
      let response = try await client.getStreak(.init(timeZone: "UTC", asOf: asOf))
      return [response.streak?.current ?? 99, response.verifiedStreak?.current ?? 99, UInt32(store.readings)]
    }
    #expect(try await streak() == [0, 0, 1])
    #expect(try await streak() == [0, 0, 1])
    _ = try await client.createSession(.init(session: message(1)))
    #expect(try await streak() == [1, 0, 2])
    _ = try await client.createSession(.init(session: message(2, minutes: -1_440)))
    #expect(try await streak() == [2, 0, 3])
    #expect(try await streak() == [2, 0, 3])
    #expect(try await streak("2026-05-30") == [1, 0, 4], "a streak of another date is never cached")
    #expect(try await streak("2026-05-30") == [1, 0, 5])
    _ = try await client.deleteSession(.init(sessionID: "\(sessionID(1))"))
    #expect(try await streak() == [1, 0, 6])
    _ = try await client.undeleteSession(.init(sessionID: "\(sessionID(1))"))
    #expect(try await streak() == [2, 0, 7])
    store.beginEpoch()
    #expect(try await streak() == [2, 0, 8])
    time.set(noon + .seconds(3 * 86_400))
    #expect(try await streak() == [0, 0, 9], "three dates later")
    #expect(try await streak() == [0, 0, 9])
  }

  @Test("Every change of sessions, clock or pauses makes a new version, and nothing else does")
  func changes() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let (store, days) = (PostgresSessionStore(pool), PostgresDayStore(pool))
      let pause = Pause(
        id: PauseID(uuid(7)), dates: CalendarDay("2026-06-02")!...CalendarDay("2026-06-03")!, reason: "")
      let today = CalendarDay(of: noon, utcOffsetSeconds: 0)
      var seen = [try #require(try await store.streakVersion(of: user()))]
      let steps: [@Sendable () async throws -> Void] = [
        { _ = try await store.create(newSession(1)) },
        { _ = try await store.create(newSession(2, minutes: -1_440)) },
        { _ = try await store.delete(sessionID(2), of: user(), at: noon) },
        { _ = try await store.undelete(sessionID(2), of: user(), at: noon) },
        { try await days.create(pause, of: user(), today: today, at: noon) },
        { _ = try await days.delete(pause.id, of: user(), at: noon) },
      ]
      for step in steps {
        try await step()
        // Another user's.
        _ = try await store.create(newSession(100 + seen.count, of: user(2), minutes: 10 * seen.count))
        let version = try #require(try await store.streakVersion(of: user()))
        #expect(!seen.contains(version))
        seen.append(version)
        #expect(try await store.streakVersion(of: user()) == version)
      }
    }
  }

  @Test("A transaction that stays open elsewhere keeps no version back")
  func openElsewhere() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let store = PostgresSessionStore(pool)
      try await pool.withTransaction { tx in
        // It has a transaction id from now on, which is older than the change's.
        try await tx.execute("SELECT pg_current_xact_id()")
        _ = try await store.create(newSession(1))
        #expect(try await store.streakVersion(of: user())?.sessions == 1)
      }
    }
  }

  @Test("The cache stays within its limit, and keeps the most requested entries longest")
  func bounded() {
    let findings = RecentFindings<Int, Int>(limit: 20) { $0 }
    for key in 1...100 {
      findings.insert(key % 4, for: key)
      #expect(findings[1] == 1 && findings[key] == key % 4)
      #expect(findings.weighs <= 20)
    }
    #expect(findings[2] == nil)
    findings.insert(11, for: 1)
    #expect(findings[1] == nil, "too large, and the entry it replaces is gone")
    findings.insert(3, for: 5)
    findings.remove(5)
    #expect(findings[5] == nil)
  }
}
