import MotivationDomain
import MotivationService
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanRPC
import TitanRequests
import TitanTesting

@Suite("Motivation in PostgreSQL")
struct PostgresMotivationStoreTests {
  private static let ofUsers = [
    "shown", "likes", "acknowledgements", "reminders", "push_up_times", "requests", "users",
  ]

  @Test("Nothing of an erased user is left in any table, and nobody else's is touched")
  func erasure() async throws {
    try await TestDatabase.with(.motivation) { pool async throws in
      let store = PostgresMotivationStore(pool)
      let times = PushUpTimes(window: ReminderWindow(first: 0, last: 60, timesPerDay: 2), since: noon)
      let settings = [1, 2].map { SettingsChange(user: user($0), times: times) }
      _ = try await store.apply(settings, from: "", to: "a")
      for number in [1, 2] {
        _ = try await store.show(to: user(number)) { _ in QuoteID("q") }
        try await store.setLike(true, QuoteID("q"), by: user(number), at: noon)
        try await store.setTimeZone("UTC", of: user(number))
        _ = try await store.create(reminder(1), of: user(number), isDryRun: false)
        let key = ReminderKey(reminder: reminderID(1), localDate: day, minute: 720)
        _ = try await store.acknowledge(key, by: user(number), at: noon, forgettingBefore: day)
        let request = RememberedRequest<Reminder>(id: RequestID(uuid(7)), payloadDigest: [1]) { _ in [] }
        _ = try await store.change(reminderID(1), of: user(number), at: noon, request: request) { $0.content }
      }
      let tables = try await pool.all(
        """
        SELECT table_name::text AS name FROM information_schema.tables
        WHERE table_schema = 'motivation' AND table_name = ANY (\(Self.ofUsers))
        """
      ).map { try $0.decode("name", as: String.self) }
      #expect(tables.count == 7)
      #expect(try await PostgresErasures(pool, of: .motivation).erase([user(1)], from: "", to: "a"))
      for table in tables {
        let owners = try await pool.all("SELECT DISTINCT user_id FROM motivation.\(unescaped: table)")
          .map { try $0.decode("user_id", as: UserID.self) }
        #expect(owners == [user(2)], "\(table)")
      }
    }
  }

  /// When push-ups are wanted, so often from 08:00 to 20:00.
  private func times(_ count: Int, since: Timestamp?) -> PushUpTimes {
    PushUpTimes(window: ReminderWindow(first: 480, last: 1_200, timesPerDay: count), since: since)
  }

  @Test("The profile feed says when push-ups are wanted, and since when")
  func settings() async throws {
    try await TestDatabase.with(.motivation) { pool async throws in
      let store = PostgresMotivationStore(pool)
      func told(_ count: Int, _ seconds: Int, from: String, to: String) async throws -> PushUpTimes {
        let change = SettingsChange(user: user(), times: times(count, since: noon + .seconds(seconds)))
        let other = SettingsChange(user: user(2), times: nil)
        #expect(try await store.apply([change, other], from: from, to: to) == [user()])
        return try await store.pushUpTimes(of: user())
      }
      #expect(try await store.pushUpTimes(of: user()) == .standard)
      // Other settings were changed: what was never set was always so.
      #expect(try await told(1, 0, from: "", to: "a") == .standard)
      #expect(try await told(4, 1, from: "a", to: "b") == times(4, since: noon + .seconds(1)))
      #expect(try await told(4, 2, from: "b", to: "c") == times(4, since: noon + .seconds(1)))
      #expect(try await told(1, 3, from: "c", to: "d") == times(1, since: noon + .seconds(3)))
      #expect(try await store.pushUpTimes(of: user(2)) == .standard)
      // Another process was faster.
      #expect(try await store.apply([], from: "c", to: "e") == nil)
      #expect(try await store.standing() == FeedStanding(cursor: "d", isRebuilding: false))
    }
  }

  @Test("After the feed was restored, what it does not mention again goes, and nothing before")
  func rebuild() async throws {
    try await TestDatabase.with(.motivation) { pool async throws in
      let store = PostgresMotivationStore(pool)
      let changes = [1, 2, 3].map { SettingsChange(user: user($0), times: times(4, since: noon)) }
      _ = try await store.apply(changes, from: "", to: "a")
      #expect(try await PostgresErasures(pool, of: .motivation).erase([user(3)], from: "", to: "x"))
      try await store.beginRebuild(from: "other")
      #expect(try await store.standing() == FeedStanding(cursor: "a", isRebuilding: false))
      try await store.beginRebuild(from: "a")
      #expect(try await store.standing() == FeedStanding(cursor: "", isRebuilding: true))
      #expect(try await store.apply([changes[0], changes[2]], from: "", to: "b") == [user(1)])
      #expect(try await store.pushUpTimes(of: user(2)) == times(4, since: noon))
      #expect(try await store.finishRebuild(from: "a") == [], "of another reading")
      #expect(try await store.pushUpTimes(of: user(2)) == times(4, since: noon))
      #expect(try await store.finishRebuild(from: "b") == [user(2)])
      #expect(try await store.finishRebuild(from: "b") == [])
      #expect(try await store.pushUpTimes(of: user(1)) == times(4, since: noon))
      for number in [2, 3] { #expect(try await store.pushUpTimes(of: user(number)) == .standard) }
      #expect(try await store.standing() == FeedStanding(cursor: "b", isRebuilding: false))
    }
  }

  @Test("News of reminders are told to the user's watchers")
  func news() async throws {
    try await TestDatabase.with([.motivation]) { database in
      try await database.withPool(as: .motivation) { pool in
        let bells = UserBells()
        let listener = PostgresListener(
          database.configuration(as: .motivation), channels: [PostgresMotivationStore.remindersChannel],
          logger: .silent)
        try await withThrowingTaskGroup(of: Void.self) { group in
          defer { group.cancelAll() }
          group.addTask { await bells.run(listener) }
          var rings = bells.rings(for: user()).makeAsyncIterator()
          // The connection itself rings for everybody.
          await rings.next()
          try await PostgresMotivationStore(pool).announceReminders(of: user())
          await rings.next()
        }
      }
    }
  }
}
