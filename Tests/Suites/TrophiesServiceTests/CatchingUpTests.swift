import SessionsProto
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanTesting
import TrophiesDomain
import TrophiesProto
import TrophiesService

@Suite("Catching up with the sessions feed", .timeLimit(.minutes(10)))
struct CatchingUpTests {
  private func withStore(_ body: @Sendable (PostgresTrophyStore, PostgresPool) async throws -> Void) async throws {
    try await TestDatabase.with(.trophies) { try await body(PostgresTrophyStore($0), $0) }
  }

  /// Follows a feed with full pages of two until a condition holds.
  private func follow(
    _ feed: MemoryFeed, into store: PostgresTrophyStore,
    until isDone: @Sendable () async throws -> Bool
  ) async throws {
    let follower = FollowedFeed(
      FeedClient(.sessions(), TestCalls([feed]).channel), into: store, clock: { now }, logger: .silent,
      backlog: FeedBacklog(fullSize: 2)
    ) { try ProjectedChange($0) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        // A follower that stops is restarted, as the service does it.
        while !Task.isCancelled { try? await follower.run() }
      }
      while try await !isDone() { try await Task.sleep(for: .milliseconds(2)) }
      group.cancelAll()
    }
  }

  @Test("Gathered sessions are in the history at once, and judged on settling")
  func gathered() async throws {
    try await withStore { store, _ in
      try await store.gather([added(session(1, reps: 12)), added(session(2, reps: 5), of: user(2))])
      #expect(try await store.names().isEmpty)
      #expect(try await store.details(of: user()).history.sessions == [session(1, reps: 12)])
      #expect(try await store.summary(of: user()).version.changes > 0)
      try await store.settle(at: now)
      #expect(try await store.names() == ["T-SESSION-10", "T-SESSION-5"])
      #expect(try await store.names(of: user(2)) == ["T-SESSION-5"])
      // Nobody is judged twice for the same change.
      let (first, second) = (try await store.summary(of: user()), try await store.summary(of: user(2)))
      try await store.settle(at: now + .seconds(9))
      #expect((try await store.summary(of: user()), try await store.summary(of: user(2))) == (first, second))
    }
  }

  @Test("Judging a user settles their gathered sessions, and known sessions are not gathered again")
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

  @Test("Processes that settle concurrently grant each award once")
  func together() async throws {
    try await withStore { store, pool in
      try await store.gather((1...120).map { added(session($0, reps: 12), of: user($0)) })
      try await withThrowingTaskGroup(of: Void.self) { group in
        // Each process has its own store.
        for _ in 1...4 { group.addTask { try await PostgresTrophyStore(pool).settle(at: now) } }
        try await group.waitForAll()
      }
      for owner in 1...120 {
        let changes = try await store.awardChanges(of: user(owner), after: 0, limit: 99)
        #expect(changes.awards.map(\.changeNumber) == [1, 2])
      }
    }
  }

  @Test("While one user is locked, others are judged, and then those who had to wait", arguments: [false, true])
  func heldUp(_ isBrokenOff: Bool) async throws {
    try await withStore { store, pool in
      try await store.gather((1...120).map { added(session($0, day: 1, reps: 12), of: user($0)) })
      let settling = try await pool.withTransaction { tx in
        _ = try await tx.first("SELECT FROM trophies.users WHERE user_id = \(user(7)) FOR UPDATE")
        let settling = Task { try await store.settle(at: now) }
        // Users are judged in batches of fifty: this batch waits for the seventh user, and no other batch does.
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

  @Test("With a single connection every user is judged, too, however long the first batches take")
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
            // A request for the connection fails now, like those of the next batch.
            await #expect(throws: PostgresError.self) { try await pool.ping() }
            return settling
          }
          try await settling.value
        }
        #expect(try await others.staleUsers().isEmpty)
      }
    }
  }

  @Test("A user erased meanwhile isn't judged")
  func erased() async throws {
    try await withStore { store, pool in
      try await store.gather([added(session(1, reps: 12)), added(session(2, reps: 12), of: user(2))])
      #expect(try await PostgresErasures(pool, of: .trophies).erase([user()], from: "", to: "a"))
      try await store.settle(at: now)
      #expect(try await store.names().isEmpty)
      #expect(try await store.names(of: user(2)) == ["T-SESSION-10", "T-SESSION-5"])
    }
  }

  @Test("A change that a crash may lose is sent while it exists, and its position is not reused")
  func takenBack() async throws {
    try await withStore { store, pool in
      let handler = TrophiesHandler(store: store, notifier: Notifier(), clock: { now })
      let client = TrophiesV1.TrophiesServiceClient(
        channel: TestCalls([handler]).channel, options: TestCalls.by(user()))
      try await store.gather([added(session(1, reps: 12))])
      #expect(try await client.getLevel(.init()).level?.experience == 22)
      let version = try await store.summary(of: user()).version
      // As if it had never been committed.
      try await pool.execute("DELETE FROM trophies.sessions")
      try await pool.execute("DELETE FROM trophies.users")
      try await store.gather([added(session(2, reps: 30))])
      #expect(try await store.summary(of: user()).version == version)
      #expect(try await client.getLevel(.init()).level?.experience == 40)
      try await store.settle(at: now)
      let settled = HistoryVersion(epoch: version.epoch, changes: version.changes, isStale: false)
      #expect(version.isStale)
      #expect(try await store.summary(of: user()).version == settled)
    }
  }

  @Test("Gathering doesn't wait for the disk, and judging and live changes do")
  func commits() async throws {
    try await TestDatabase.with([.trophies]) { database in
      let owner = PostgresPool(database.administration, settings: .test, logger: .silent)
      // Every write to these tables records its commit mode.
      try await owner.execute("CREATE TABLE public.told (place text NOT NULL, setting text NOT NULL)")
      try await owner.execute(
        """
        CREATE FUNCTION public.tell() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
          INSERT INTO public.told VALUES (TG_TABLE_NAME, current_setting('synchronous_commit'));
          RETURN NULL;
        END $$
        """)
      for (change, table) in [("UPDATE", "followed_slots"), ("INSERT", "awards")] {
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
        #expect(try await told() == ["followed_slots off"])
        try await store.settle(at: now)
        #expect(try await told() == ["awards on"])
        try await store.apply([added(session(2, reps: 10))])
        #expect(try await told() == ["followed_slots on", "awards on"])
      }
      try await finally({ try await database.withPool(as: .trophies, body) }) {
        try await owner.execute("DROP FUNCTION public.tell() CASCADE")
        try await owner.execute("DROP TABLE public.told")
        await owner.shutdown()
      }
    }
  }

  @Test("A long feed is read page by page and judged at its end, and then each change is judged as it comes")
  func longFeed() async throws {
    try await withStore { store, pool in
      let feed = MemoryFeed()
      for number in 1...9 { feed.add(added(session(number, reps: 4 + number), of: user(number % 3))) }
      try await follow(feed, into: store) {
        let isAtEnd = try await store.standing().positions == .inFirstSlot(9, ofEpoch: 1)
        let stale = try await pool.staleUsers()
        return isAtEnd && stale.isEmpty
      }
      #expect(try await store.names(of: user(0)) == ["T-SESSION-10", "T-SESSION-5"])
      feed.add(added(session(10, reps: 20)))
      try await follow(feed, into: store) { try await store.names().contains("T-SESSION-20") }
    }
  }

  @Test("Users whose judging a killed process had postponed are judged after the restart, without a new change")
  func killed() async throws {
    try await withStore { store, _ in
      let feed = MemoryFeed()
      feed.add(added(session(1, reps: 12)))
      try await store.gather([added(session(1, reps: 12))], to: .inFirstSlot(1, ofEpoch: 1))
      try await follow(feed, into: store) { try await store.names() == ["T-SESSION-10", "T-SESSION-5"] }
      #expect(try await store.standing().positions == .inFirstSlot(1, ofEpoch: 1))
    }
  }

  @Test(
    "Judging is postponed for a limited time, however much is waiting and however often the follower stops",
    arguments: [false, true])
  func bounded(_ stopsFollower: Bool) async throws {
    try await withStore { store, _ in
      let recorder = SettlingRecorder(store, stopsFollower: stopsFollower)
      let feed = MemoryFeed()
      for number in 1...10 { feed.add(added(session(number, reps: 5))) }
      // A page takes a minute.
      let clock: WallClock = { now + .seconds(60 * recorder.gathered) }
      let follower = FollowedFeed(
        FeedClient(.sessions(), TestCalls([feed]).channel), into: recorder, clock: clock, logger: .silent,
        backlog: FeedBacklog(fullSize: 2, longestDelay: .seconds(120))
      ) { try ProjectedChange($0) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { while !Task.isCancelled { try? await follower.run() } }
        while recorder.positions.count < 3 { try await Task.sleep(for: .milliseconds(2)) }
        group.cancelAll()
      }
      #expect(Array(recorder.positions.prefix(3)) == [4, 8, 10].map { FeedPositions.inFirstSlot($0, ofEpoch: 1) })
    }
  }

  @Test("A burst that is too large to judge at once is read page by page")
  func burst() async throws {
    try await withStore { store, _ in
      let feed = MemoryFeed()
      feed.add(added(session(1, reps: 5)))
      feed.sendMessages(of: 3)
      let recorder = SettlingRecorder(store)
      let follower = FollowedFeed(
        FeedClient(.sessions(), TestCalls([feed]).channel), into: recorder, clock: { now }, logger: .silent,
        backlog: FeedBacklog(fullSize: 2)
      ) { try ProjectedChange($0) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try? await follower.run() }
        while recorder.positions != [.inFirstSlot(1, ofEpoch: 1)] { try await Task.sleep(for: .milliseconds(2)) }
        feed.add([added(session(2, reps: 10)), added(session(3, reps: 20)), added(session(4, reps: 7))])
        while recorder.positions != [1, 4].map({ FeedPositions.inFirstSlot($0, ofEpoch: 1) }) {
          try await Task.sleep(for: .milliseconds(2))
        }
        group.cancelAll()
      }
      #expect(try await store.names().contains("T-SESSION-20"))
    }
  }

  @Test("Its metrics say that it is behind until it has applied what came, and no longer once it is stopped")
  func progress() async throws {
    try await withStore { store, _ in
      let (feed, metrics, recorder) = (MemoryFeed(), RecordedMetrics(), SettlingRecorder(store))
      feed.add(added(session(1, reps: 5)))
      let follower = FollowedFeed(
        FeedClient(.sessions(), TestCalls([feed]).channel), into: recorder, clock: { now }, logger: .silent,
        metrics: metrics
      ) { try ProjectedChange($0) }
      /// What a metric of this feed says, last.
      func last(_ name: String) -> Double? { metrics.values("titanup_feed_\(name) sessions").last }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try? await follower.run() }
        try await eventually { last("behind_since_timestamp_seconds") == 0 && last("changes_applied_total") == 1 }
        #expect(metrics.values("titanup_feed_delay_seconds sessions").isEmpty, "a backlog has no delay")
        feed.add(added(session(2, reps: 10)))
        try await eventually { last("delay_seconds") == 0 && last("changes_applied_total") == 2 }
        #expect(last("behind_since_timestamp_seconds") == 0)
        group.cancelAll()
      }
      #expect(last("behind_since_timestamp_seconds") == 0)
      // A feed that has gone: nobody can say how far it has got since.
      let lost = FollowedFeed(
        FeedClient(.sessions(), TestCalls([]).channel), into: recorder, clock: { now }, logger: .silent,
        metrics: metrics
      ) { try ProjectedChange($0) }
      await #expect(throws: (any Error).self) { try await lost.run() }
      #expect(last("behind_since_timestamp_seconds") == Double(now.microseconds) / 1e6)
    }
  }

  @Test("A thousand changes take as many statements as a single one", arguments: [1, 60])
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
