import MotivationDomain
import MotivationService
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanRPC
import TitanRequests
import TitanTesting

@Suite("Motivation on PostgreSQL")
struct PostgresMotivationStoreTests {
  private static let ofUsers = [
    "shown", "likes", "acknowledgements", "reminders", "push_up_times", "requests", "push_subscriptions",
    "push_agendas", "pushes", "users",
  ]

  @Test("An erased user's data is gone from every table, and other users keep theirs")
  func erasure() async throws {
    try await TestDatabase.with(.motivation) { pool async throws in
      let store = PostgresMotivationStore(pool)
      let times = PushUpTimes(window: ReminderWindow(first: 0, last: 60, timesPerDay: 2), since: noon)
      let settings = [1, 2].map { SettingsChange(user: user($0), settings: FollowedSettings(times: times)) }
      _ = try await store.apply(settings, from: place(0), to: place(1))
      for number in [1, 2] {
        _ = try await store.show(to: user(number)) { _ in QuoteID("q") }
        try await store.setLike(true, QuoteID("q"), by: user(number), at: noon)
        try await store.setTimeZone("UTC", of: user(number))
        _ = try await store.create(reminder(1), of: user(number), isDryRun: false)
        let key = ReminderKey(reminder: reminderID(1), localDate: day, minute: 720)
        _ = try await store.acknowledge(key, by: user(number), at: noon, forgettingBefore: day)
        try await PushDevice(number).push(key, to: user(number), in: store)
        let request = RememberedRequest<Reminder>(id: RequestID(uuid(7)), payloadDigest: [1]) { _ in [] }
        _ = try await store.change(reminderID(1), of: user(number), at: noon, request: request) { $0.content }
      }
      let tables = try await pool.all(
        """
        SELECT table_name::text AS name FROM information_schema.tables
        WHERE table_schema = 'motivation' AND table_name = ANY (\(Self.ofUsers))
        """
      ).map { try $0.decode("name", as: String.self) }
      #expect(tables.count == Self.ofUsers.count)
      #expect(try await PostgresErasures(pool, of: .motivation).erase([user(1)], from: "", to: "a"))
      for table in tables {
        let owners = try await pool.all("SELECT DISTINCT user_id FROM motivation.\(unescaped: table)")
          .map { try $0.decode("user_id", as: UserID.self) }
        #expect(owners == [user(2)], "\(table)")
      }
    }
  }

  /// Push-up times: `count` a day from 08:00 to 20:00.
  private func times(_ count: Int, since: Timestamp?) -> PushUpTimes {
    PushUpTimes(window: ReminderWindow(first: 480, last: 1_200, timesPerDay: count), since: since)
  }

  @Test("The profile feed sets the push-up times, and since when they apply")
  func settings() async throws {
    try await TestDatabase.with(.motivation) { pool async throws in
      let store = PostgresMotivationStore(pool)
      func told(_ count: Int, _ seconds: Int, from: FeedPositions, to: FeedPositions) async throws -> PushUpTimes {
        let change = SettingsChange(
          user: user(), settings: FollowedSettings(times: times(count, since: noon + .seconds(seconds))))
        let other = SettingsChange(user: user(2), settings: nil)
        #expect(try await store.apply([change, other], from: from, to: to) == [user()])
        return try await store.pushUpTimes(of: user())
      }
      #expect(try await store.pushUpTimes(of: user()) == .standard)
      // Other settings have changed: times that were never set apply since always.
      #expect(try await told(1, 0, from: place(0), to: place(1)) == .standard)
      #expect(try await told(4, 1, from: place(1), to: place(2)) == times(4, since: noon + .seconds(1)))
      #expect(try await told(4, 2, from: place(2), to: place(3)) == times(4, since: noon + .seconds(1)))
      #expect(try await told(1, 3, from: place(3), to: place(4)) == times(1, since: noon + .seconds(3)))
      #expect(try await store.pushUpTimes(of: user(2)) == .standard)
      // Another process was faster.
      #expect(try await store.apply([], from: place(3), to: place(5)) == nil)
      #expect(try await store.standing() == FeedStanding(positions: place(4), isRebuilding: false))
    }
  }

  @Test("The profile feed sets the voice, and a choice made here applies until it does")
  func voices() async throws {
    try await TestDatabase.with(.motivation) { pool async throws in
      let store = PostgresMotivationStore(pool)
      #expect(try await store.listener(user()) == Listener())
      try await store.setVoice(VoicePackID("drill"), of: user())
      #expect(try await store.listener(user()) == Listener(voice: VoicePackID("drill")))
      #expect(try await store.pushUpTimes(of: user()) == .standard)
      try await store.setTitanLevel(7, of: user())
      let told = FollowedSettings(times: times(4, since: noon), voice: VoicePackID("titan"))
      _ = try await store.apply([SettingsChange(user: user(), settings: told)], from: place(0), to: place(1))
      #expect(try await store.listener(user()) == Listener(titanLevel: 7, voice: VoicePackID("titan")))
      try await store.setVoice(nil, of: user())
      #expect(try await store.listener(user()) == Listener(titanLevel: 7))
      #expect(try await store.pushUpTimes(of: user()) == times(4, since: noon), "keeps what else the feed said")
    }
  }

  @Test("Items that a restored feed doesn't repeat are removed after the rereading, not before")
  func rebuild() async throws {
    try await TestDatabase.with(.motivation) { pool async throws in
      let store = PostgresMotivationStore(pool)
      let changes = [1, 2, 3].map {
        SettingsChange(user: user($0), settings: FollowedSettings(times: times(4, since: noon)))
      }
      _ = try await store.apply(changes, from: place(0), to: place(1))
      #expect(try await PostgresErasures(pool, of: .motivation).erase([user(3)], from: "", to: "x"))
      try await store.beginRebuild(from: place(99))
      #expect(try await store.standing() == FeedStanding(positions: place(1), isRebuilding: false))
      try await store.beginRebuild(from: place(1))
      #expect(try await store.standing() == FeedStanding(positions: place(0), isRebuilding: true))
      #expect(try await store.apply([changes[0], changes[2]], from: place(0), to: place(2)) == [user(1)])
      #expect(try await store.pushUpTimes(of: user(2)) == times(4, since: noon))
      #expect(try await store.finishRebuild(from: place(1)) == [], "belongs to another reading")
      #expect(try await store.pushUpTimes(of: user(2)) == times(4, since: noon))
      #expect(try await store.finishRebuild(from: place(2)) == [user(2)])
      #expect(try await store.finishRebuild(from: place(2)) == [])
      #expect(try await store.pushUpTimes(of: user(1)) == times(4, since: noon))
      for number in [2, 3] { #expect(try await store.pushUpTimes(of: user(number)) == .standard) }
      #expect(try await store.standing() == FeedStanding(positions: place(2), isRebuilding: false))
    }
  }

  @Test("Changes of reminders reach the user's watchers")
  func news() async throws {
    try await TestDatabase.with([.motivation]) { database in
      try await database.withPool(as: .motivation) { pool in
        let (mine, others) = (
          Notifier(channel: PostgresMotivationStore.remindersChannel),
          Notifier(channel: PostgresMotivationStore.remindersChannel)
        )
        try await withThrowingTaskGroup(of: Void.self) { group in
          defer { group.cancelAll() }
          var news = others.subscribe(to: user()).makeAsyncIterator()
          for notifier in [mine, others] {
            group.addTask {
              await Notifier.connect([notifier], to: database.configuration(as: .motivation), logger: .silent)
            }
          }
          // The connection itself wakes everybody once.
          await news.next()
          try await PostgresMotivationStore(pool, notifier: mine).announceReminders(of: user())
          await news.next()
        }
      }
    }
  }
}
