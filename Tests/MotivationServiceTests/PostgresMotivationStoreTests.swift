import MotivationDomain
import MotivationService
import Testing
import TitanCore
import TitanPostgres
import TitanRPC
import TitanTesting

@Suite("Motivation in PostgreSQL")
struct PostgresMotivationStoreTests {
  @Test("Nothing of an erased user is left in any table, and nobody else's is touched")
  func erasure() async throws {
    try await TestDatabase.with(.motivation) { pool in
      let store = PostgresMotivationStore(pool)
      for number in [1, 2] {
        _ = try await store.show(to: user(number)) { _ in QuoteID("q") }
        try await store.setLike(true, QuoteID("q"), by: user(number), at: noon)
        try await store.setTimeZone("UTC", of: user(number))
        _ = try await store.create(reminder(1), of: user(number))
        let key = ReminderKey(reminder: reminderID(1), localDate: day, minute: 720)
        _ = try await store.acknowledge(key, by: user(number), at: noon, forgettingBefore: day)
        let request = RememberedRequest<VoicePackID?>(id: RequestID(uuid(7)), payloadDigest: [1]) { _ in [] }
        _ = try await store.choose(nil, by: user(number), at: noon, request: request)
      }
      let tables = try await pool.all(
        """
        SELECT table_name::text AS name FROM information_schema.tables
        WHERE table_schema = 'motivation' AND table_name <> 'schema_migrations'
        """
      ).map { try $0.decode("name", as: String.self) }
      #expect(tables.count == 6)
      try await store.erase(user(1))
      for table in tables {
        let owners = try await pool.all("SELECT DISTINCT user_id FROM motivation.\(unescaped: table)")
          .map { try $0.decode("user_id", as: UserID.self) }
        #expect(owners == [user(2)], "\(table)")
      }
    }
  }

  @Test("News of reminders are told to the user's watchers")
  func news() async throws {
    try await TestDatabase.with([.motivation]) { database in
      try await database.withPool(as: .motivation) { pool in
        let bells = ReminderBells()
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
