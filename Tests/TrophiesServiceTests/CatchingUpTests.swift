import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanTesting
import TrophiesDomain
import TrophiesService

@Suite("Catching up with the sessions feed", .timeLimit(.minutes(10)))
struct CatchingUpTests {
  private func withStore(_ body: @Sendable (PostgresTrophyStore, PostgresPool) async throws -> Void) async throws {
    try await TestDatabase.with(.trophies) { try await body(PostgresTrophyStore($0), $0) }
  }

  /// Follows a feed whose pages of two are full until a condition holds.
  private func follow(
    _ feed: MemoryFeed, into store: PostgresTrophyStore,
    until isDone: @Sendable () async throws -> Bool
  ) async throws {
    let follower = FeedFollower(
      SessionsFeed(TestCalls([feed]).channel), into: store, clock: { now }, logger: .silent,
      backlog: FeedBacklog(fullSize: 2)
    ) { try ProjectedChange($0) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        // A follower that was stopped is started again, as the service does.
        while !Task.isCancelled { try? await follower.run() }
      }
      while try await !isDone() { try await Task.sleep(for: .milliseconds(2)) }
      group.cancelAll()
    }
  }

  @Test("What is gathered is in the history at once, and judged when it is settled")
  func gathered() async throws {
    try await withStore { store, _ in
      try await store.gather([added(session(1, reps: 12)), added(session(2, reps: 5), of: user(2))])
      #expect(try await store.names().isEmpty)
      #expect(try await store.shelf(of: user()).history.sessions == [session(1, reps: 12)])
      #expect(try await store.glance(of: user()).version.changes > 0)
      try await store.settle(at: now)
      #expect(try await store.names() == ["T-SESSION-10", "T-SESSION-5"])
      #expect(try await store.names(of: user(2)) == ["T-SESSION-5"])
      // Nobody is judged twice for it.
      let (first, second) = (try await store.glance(of: user()), try await store.glance(of: user(2)))
      try await store.settle(at: now + .seconds(9))
      #expect((try await store.glance(of: user()), try await store.glance(of: user(2))) == (first, second))
    }
  }

  @Test("Whoever comes to be judged at once is settled with it; nothing is gathered that was known")
  func settledByTheWay() async throws {
    try await withStore { store, pool in
      try await store.gather([added(session(1, reps: 12))])
      try await store.apply([added(session(2, reps: 5))])
      #expect(try await store.names() == ["T-SESSION-10", "T-SESSION-5"])
      #expect(try await pool.staleUsers().isEmpty)
      try await store.gather([added(session(1, reps: 12)), deleted(7)])
      #expect(try await pool.staleUsers().isEmpty)
      try await store.gather([deleted(1)])
      #expect(try await pool.staleUsers() == [user()])
    }
  }

  @Test("Processes that settle at the same time grant each award once")
  func together() async throws {
    try await withStore { store, pool in
      try await store.gather((1...120).map { added(session($0, reps: 12), of: user($0)) })
      try await withThrowingTaskGroup(of: Void.self) { group in
        // Each process has a store of its own.
        for _ in 1...4 { group.addTask { try await PostgresTrophyStore(pool).settle(at: now) } }
        try await group.waitForAll()
      }
      for owner in 1...120 {
        let changes = try await store.awardChanges(of: user(owner), after: 0, limit: 99)
        #expect(changes.awards.map(\.changeNumber) == [1, 2])
      }
    }
  }

  @Test("While somebody is held up, others are judged; then who waited, broken off or not", arguments: [false, true])
  func heldUp(_ isBrokenOff: Bool) async throws {
    try await withStore { store, pool in
      try await store.gather((1...120).map { added(session($0, day: 1, reps: 12), of: user($0)) })
      let settling = try await pool.withTransaction { tx in
        _ = try await tx.first("SELECT FROM trophies.users WHERE user_id = \(user(7)) FOR UPDATE")
        let settling = Task { try await store.settle(at: now) }
        // Fifty are judged at a time: these wait for the seventh, and nobody else does.
        while try await pool.staleUsers() != (1...50).map({ user($0) }) { try await Task.sleep(for: .milliseconds(2)) }
        if isBrokenOff { settling.cancel() }
        return settling
      }
      let outcome = await settling.result
      if isBrokenOff { try await store.settle(at: now) } else { try outcome.get() }
      #expect(try await pool.staleUsers().isEmpty)
      for owner in 1...120 { #expect(try await store.names(of: user(owner)) == ["T-SESSION-10", "T-SESSION-5"]) }
    }
  }

  @Test("With one connection everybody is judged as well, however long the first of them take")
  func oneConnection() async throws {
    var one = PoolSettings.test
    one.maximumConnections = 1
    one.acquireTimeout = .milliseconds(50)
    try await TestDatabase.with([.trophies]) { [one] database in
      try await database.withPool(as: .trophies) { others in
        try await PostgresTrophyStore(others).gather((1...120).map { added(session($0, reps: 12), of: user($0)) })
        try await database.withPool(as: .trophies, settings: one) { pool in
          try await eventually { pool.isReady }
          let settling = try await others.withTransaction { tx in
            _ = try await tx.first("SELECT FROM trophies.users WHERE user_id = \(user(7)) FOR UPDATE")
            let settling = Task { try await PostgresTrophyStore(pool).settle(at: now) }
            let held: SQLQuery =
              "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
            while try await others.first(held) == nil { try await Task.sleep(for: .milliseconds(2)) }
            // Who asks for the connection now asks in vain, as have those of the next piece.
            await #expect(throws: PostgresError.self) { try await pool.ping() }
            return settling
          }
          try await settling.value
        }
        #expect(try await others.staleUsers().isEmpty)
      }
    }
  }

  @Test("Who is erased meanwhile is not judged")
  func erased() async throws {
    try await withStore { store, pool in
      try await store.gather([added(session(1, reps: 12)), added(session(2, reps: 12), of: user(2))])
      #expect(try await PostgresErasures(pool, of: .trophies).erase([user()], from: "", to: "a"))
      try await store.settle(at: now)
      #expect(try await store.names().isEmpty)
      #expect(try await store.names(of: user(2)) == ["T-SESSION-10", "T-SESSION-5"])
    }
  }

  @Test("What a crash of PostgreSQL may take back is told while it is there, not in the place of what follows")
  func takenBack() async throws {
    try await withStore { store, pool in
      let handler = TrophiesHandler(store: store, bells: UserBells(), clock: { now })
      let client = TrophiesV1.TrophiesServiceClient(
        channel: TestCalls([handler]).channel, options: TestCalls.by(user()))
      try await store.gather([added(session(1, reps: 12))])
      #expect(try await client.getLevel(.init()).level?.experience == 22)
      let version = try await store.glance(of: user()).version
      // As if it had never been committed.
      try await pool.execute("DELETE FROM trophies.sessions")
      try await pool.execute("DELETE FROM trophies.users")
      try await store.gather([added(session(2, reps: 30))])
      #expect(try await store.glance(of: user()).version == version)
      #expect(try await client.getLevel(.init()).level?.experience == 40)
      try await store.settle(at: now)
      let settled = HistoryVersion(epoch: version.epoch, changes: version.changes, isStale: false)
      #expect(version.isStale)
      #expect(try await store.glance(of: user()).version == settled)
    }
  }

  @Test("What is gathered does not wait for the disk; what is judged, or comes as it comes, does")
  func commits() async throws {
    try await TestDatabase.with([.trophies]) { database in
      let owner = PostgresPool(database.administration, settings: .test, logger: .silent)
      // Whatever is written to these tables says how it commits.
      try await owner.execute("CREATE TABLE public.told (place text NOT NULL, setting text NOT NULL)")
      try await owner.execute(
        """
        CREATE FUNCTION public.tell() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
          INSERT INTO public.told VALUES (TG_TABLE_NAME, current_setting('synchronous_commit'));
          RETURN NULL;
        END $$
        """)
      for (change, table) in [("UPDATE", "feeds"), ("INSERT", "awards")] {
        try await owner.execute(
          """
          CREATE TRIGGER tell AFTER \(unescaped: change) ON trophies.\(unescaped: table)
          FOR EACH ROW EXECUTE FUNCTION public.tell()
          """)
      }
      let told: @Sendable () async throws -> Set<String> = {
        Set(
          try await owner.all("DELETE FROM public.told RETURNING place || ' ' || setting AS told").map {
            try $0.decode("told")
          })
      }
      let body: @Sendable (PostgresPool) async throws -> Void = { pool in
        let store = PostgresTrophyStore(pool)
        try await store.gather([added(session(1, reps: 5))])
        #expect(try await told() == ["feeds off"])
        try await store.settle(at: now)
        #expect(try await told() == ["awards on"])
        try await store.apply([added(session(2, reps: 10))])
        #expect(try await told() == ["feeds on", "awards on"])
      }
      try await finally({ try await database.withPool(as: .trophies, body) }) {
        try await owner.execute("DROP FUNCTION public.tell() CASCADE")
        try await owner.execute("DROP TABLE public.told")
        await owner.shutdown()
      }
    }
  }

  @Test("A long feed is read page by page and judged at its end; then each change as it comes")
  func longFeed() async throws {
    try await withStore { store, pool in
      let feed = MemoryFeed()
      for number in 1...9 { feed.add(added(session(number, reps: 4 + number), of: user(number % 3))) }
      try await follow(feed, into: store) {
        let isAtEnd = try await store.standing().cursor == "1:9"
        let stale = try await pool.staleUsers()
        return isAtEnd && stale.isEmpty
      }
      #expect(try await store.names(of: user(0)) == ["T-SESSION-10", "T-SESSION-5"])
      feed.add(added(session(10, reps: 20)))
      try await follow(feed, into: store) { try await store.names().contains("T-SESSION-20") }
    }
  }

  @Test("What a process had put off when it was killed is judged when it is back, though the feed tells nothing more")
  func killed() async throws {
    try await withStore { store, _ in
      let feed = MemoryFeed()
      feed.add(added(session(1, reps: 12)))
      try await store.gather([added(session(1, reps: 12))], to: "1:1")
      try await follow(feed, into: store) { try await store.names() == ["T-SESSION-10", "T-SESSION-5"] }
      #expect(try await store.standing().cursor == "1:1")
    }
  }

  @Test("However much waits, and however often following stops, it is judged after so long", arguments: [false, true])
  func bounded(_ stopsFollower: Bool) async throws {
    try await withStore { store, _ in
      let recorder = SettlingRecorder(store, stopsFollower: stopsFollower)
      let feed = MemoryFeed()
      for number in 1...10 { feed.add(added(session(number, reps: 5))) }
      // A page takes a minute.
      let clock: WallClock = { now + .seconds(60 * recorder.gathered) }
      let follower = FeedFollower(
        SessionsFeed(TestCalls([feed]).channel), into: recorder, clock: clock, logger: .silent,
        backlog: FeedBacklog(fullSize: 2, longestDelay: .seconds(120))
      ) { try ProjectedChange($0) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { while !Task.isCancelled { try? await follower.run() } }
        while recorder.cursors.count < 3 { try await Task.sleep(for: .milliseconds(2)) }
        group.cancelAll()
      }
      #expect(recorder.cursors.prefix(3) == ["1:4", "1:8", "1:10"])
    }
  }

  @Test("More at once than can be judged as it comes is read as pages again")
  func burst() async throws {
    try await withStore { store, _ in
      let feed = MemoryFeed()
      feed.add(added(session(1, reps: 5)))
      feed.sendMessages(of: 3)
      let recorder = SettlingRecorder(store)
      let follower = FeedFollower(
        SessionsFeed(TestCalls([feed]).channel), into: recorder, clock: { now }, logger: .silent,
        backlog: FeedBacklog(fullSize: 2)
      ) { try ProjectedChange($0) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try? await follower.run() }
        while recorder.cursors != ["1:1"] { try await Task.sleep(for: .milliseconds(2)) }
        feed.add([added(session(2, reps: 10)), added(session(3, reps: 20)), added(session(4, reps: 7))])
        while recorder.cursors != ["1:1", "1:4"] { try await Task.sleep(for: .milliseconds(2)) }
        group.cancelAll()
      }
      #expect(try await store.names().contains("T-SESSION-20"))
    }
  }

  @Test("A thousand changes take as many statements as one does", arguments: [1, 60])
  func statements(_ people: Int) async throws {
    try await TestDatabase.with([.trophies]) { database in
      let counter = StatementCounter()
      let pool = PostgresPool(
        database.configuration(as: .trophies), settings: .test, logger: .silent, watch: counter)
      let store = PostgresTrophyStore(pool)
      let changes = (0..<1_000).map { added(session($0, reps: 5), of: user($0 % people)) }
      try await store.gather([added(session(1_001, reps: 5))])
      let one = counter.take()
      try await store.gather(changes)
      #expect(counter.take() == one)
      try await store.settle(at: now)
      #expect(try await pool.staleUsers().isEmpty)
      await pool.shutdown()
    }
  }
}
