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

@Suite("Sessions feed")
struct SessionsFeedTests {
  @Test("Changes come in order, including a deletion, page by page", arguments: StoreKind.allCases)
  func pages(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let client = SessionsV1.SessionsFeedServiceClient(
        channel: TestCalls([SessionsFeedHandler(store: store, notifier: Notifier())]).channel)
      let empty = try await client.listSessionChanges(.init())
      #expect((empty.changes, empty.nextCursor) == ([], ""))
      for number in 1...3 { _ = try await store.create(newSession(number, of: user(number))) }
      #expect(try await store.delete(sessionID(1), of: user(1), at: noon))
      try await store.settle()
      let first = try await client.listSessionChanges(.init(pageSize: 2))
      #expect(first.changes.map(\.sessionID) == [2, 3].map { "\(sessionID($0))" })
      #expect(first.changes.map(\.userID) == [2, 3].map { "\(user($0))" })
      #expect(first.epoch == empty.epoch)
      guard case .upserted(let snapshot) = first.changes[0].change else {
        Issue.record("no snapshot")
        return
      }
      #expect(snapshot.session?.evidence == .verifiedStream)
      #expect(snapshot.session?.sets.count == 1)
      #expect(snapshot.repTimes.map(\.startMs) == [0, 2_000, 4_000, 6_000, 8_000])
      let second = try await client.listSessionChanges(.init(cursor: first.nextCursor))
      #expect(second.changes.map(\.change) == [.deleted(.init(deleteTime: .init(noon)))])
      let end = try await client.listSessionChanges(.init(cursor: second.nextCursor))
      #expect((end.changes, end.nextCursor) == ([], second.nextCursor))
    }
  }

  @Test("With counts_only, the same changes carry counts only", arguments: StoreKind.allCases)
  func counts(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let client = SessionsV1.SessionsFeedServiceClient(
        channel: TestCalls([SessionsFeedHandler(store: store, notifier: Notifier())]).channel)
      for number in 1...3 {
        var session = newSession(number, of: user(number))
        session.facts.note = "not to be told"
        _ = try await store.create(session)
      }
      #expect(try await store.delete(sessionID(2), of: user(2), at: noon))
      try await store.settle()
      let everything = try await client.listSessionChanges(.init())
      let counts = try await client.listSessionChanges(.init(countsOnly: true))
      #expect(counts.changes.map(\.cursor) == everything.changes.map(\.cursor))
      #expect(counts.changes.map(\.sessionID) == [1, 3, 2].map { "\(sessionID($0))" })
      #expect(counts.changes.map(\.userID) == everything.changes.map(\.userID))
      #expect(counts.changes.map(\.change) == everything.changes.map { Self.counted($0.change) })
      guard case .counted(let first) = counts.changes.first?.change else {
        Issue.record("\(counts.changes)")
        return
      }
      #expect((first.reps, first.evidence, first.setReps) == (5, .verifiedStream, [5]))
      #expect(first.repStartMs == [0, 2_000, 4_000, 6_000, 8_000] && first.repEndMs.count == 5)
      // Both views share their cursors.
      let rest = try await client.listSessionChanges(.init(cursor: counts.changes[1].cursor, countsOnly: true))
      #expect(rest.changes == [counts.changes[2]])
      let watched = try await client.watchSessionChanges(.init(countsOnly: true)) { responses in
        for try await response in responses { return response.changes }
        return []
      }
      #expect(watched == counts.changes)
    }
  }

  /// The content of a change with counts_only.
  private static func counted(_ change: SessionsV1.SessionChange.Change?) -> SessionsV1.SessionChange.Change? {
    guard case .upserted(let snapshot) = change, let session = snapshot.session else { return change }
    return .counted(
      .init(
        startTime: session.startTime, endTime: session.endTime, timeZone: session.timeZone,
        utcOffsetSeconds: session.utcOffsetSeconds ?? 0, localDate: session.localDate, reps: session.reps,
        evidence: session.evidence, setReps: session.sets.map(\.reps), repStartMs: snapshot.repTimes.map(\.startMs),
        repEndMs: snapshot.repTimes.map(\.endMs)))
  }

  @Test("A page has a thousand small sessions, or as many large ones as fit into a message")
  func pageSizes() async throws {
    func listed(_ sessions: [NewSession]) async throws -> (pages: [Int], messages: [Int]) {
      let store = MemorySessionStore()
      for session in sessions { _ = try await store.create(session) }
      let client = SessionsV1.SessionsFeedServiceClient(
        channel: TestCalls([SessionsFeedHandler(store: store, notifier: Notifier())]).channel)
      var pages: [Int] = []
      var cursor = ""
      while true {
        let page = try await client.listSessionChanges(.init(cursor: cursor, pageSize: 9_999))
        if page.changes.isEmpty { break }
        page.serialize { size, _ in #expect(size < 4 << 20) }
        (cursor, pages) = (page.nextCursor, pages + [page.changes.count])
      }
      let messages = try await client.watchSessionChanges(.init()) { responses in
        var messages: [Int] = []
        for try await response in responses {
          messages.append(response.changes.count)
          if messages.reduce(0, +) == sessions.count { break }
        }
        return messages
      }
      return (pages, messages)
    }
    let small = try await listed((1...1_001).map { newSession($0, of: user($0)) })
    #expect(small == ([1_000, 1], [200, 200, 200, 200, 200, 1]))
    let large = try await listed(
      (1...50).map { number in
        var session = newSession(number, of: user(number))
        let set = RepSet(reps: 1, start: noon, end: noon + .seconds(1))
        session.facts.sets = Array(repeating: set, count: 1_000)
        return session
      })
    #expect(large.pages.reduce(0, +) == 50 && large.pages.count > 1)
    #expect(large.messages == large.pages)
  }

  @Test("Unknown cursors and cursors from another epoch are refused")
  func cursors() async throws {
    let store = MemorySessionStore()
    let client = SessionsV1.SessionsFeedServiceClient(
      channel: TestCalls([SessionsFeedHandler(store: store, notifier: Notifier())]).channel)
    for cursor in ["x", "AAAA", "not base64url!"] {
      let error = await #expect(throws: RPCError.self) { try await client.listSessionChanges(.init(cursor: cursor)) }
      #expect((error?.code, error?.receivedReason) == (.invalidArgument, "CURSOR_INVALID"))
    }
    _ = try await store.create(newSession(1))
    let cursor = try await client.listSessionChanges(.init()).nextCursor
    store.beginEpoch()
    let listed = await #expect(throws: RPCError.self) { try await client.listSessionChanges(.init(cursor: cursor)) }
    let watched = await #expect(throws: RPCError.self) {
      try await client.watchSessionChanges(.init(cursor: cursor)) { for try await _ in $0 {} }
    }
    for error in [listed, watched] {
      #expect((error?.code, error?.receivedReason) == (.failedPrecondition, "EPOCH_CHANGED"))
    }
  }

  @Test("A cursor from the future is refused as one of another epoch")
  func future() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let store = PostgresSessionStore(pool)
      let client = SessionsV1.SessionsFeedServiceClient(
        channel: TestCalls([SessionsFeedHandler(store: store, notifier: Notifier())]).channel)
      let epoch = try await store.changes(.sessions, after: .beginning, limit: 1).epoch
      let cursor = FeedCursor(
        epoch: epoch, position: .init(transaction: 1 << 50, userID: user(), thingID: uuid(1)),
        view: .sessions)
      let error = await #expect(throws: RPCError.self) {
        try await client.listSessionChanges(.init(cursor: cursor.text))
      }
      #expect(error?.receivedReason == "EPOCH_CHANGED")
    }
  }

  @Test(
    "Changes after a crash are beyond the feed's end, even if PostgreSQL reuses transaction ids",
    .timeLimit(.minutes(10)))
  func crash() async throws {
    try await TestDatabase.withCluster(.sessions) { database, cluster in
      let (end, used) = try await database.withPool(as: .sessions) { pool in
        let store = PostgresSessionStore(pool)
        _ = try await store.create(newSession(1))
        let used = try await pool.useNumbersUp()
        return (try await store.end(), used)
      }
      try await cluster.crash()
      try await cluster.restart()
      try await database.withPool(as: .sessions) { pool in
        let store = PostgresSessionStore(pool)
        _ = try await store.create(newSession(2, minutes: 5))
        let page = try await store.changes(.sessions, after: end.position, limit: 10)
        #expect(page.changes.map { SessionID($0.position.thingID) } == [sessionID(2)])
        #expect(try #require(page.changes.first).position.transaction <= used, "the transaction id is reused")
      }
    }
  }

  @Test("A transaction that commits late is not skipped")
  func lateCommit() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let store = PostgresSessionStore(pool)
      _ = try await store.create(newSession(1))
      try await store.settle()
      let page = try await store.changes(.sessions, after: .beginning, limit: 9)
      let before = try #require(page.changes.first).position
      try await pool.withTransaction { late in
        // Its transaction id is older than those of the sessions that follow, and it has not committed.
        try await late.execute(
          "UPDATE sessions.sessions SET note = 'late' WHERE user_id = \(user()) AND session_id = \(sessionID(1))")
        for number in 2...4 { _ = try await store.create(newSession(number, of: user(number))) }
        let held = try await store.changes(.sessions, after: before, limit: 9)
        #expect(held.changes.isEmpty)
        #expect(held.isPending)
      }
      try await store.settle()
      let after = try await store.changes(.sessions, after: before, limit: 9)
      #expect(after.changes.map { SessionID($0.position.thingID) } == [1, 2, 3, 4].map(sessionID))
      #expect(after.changes.first?.change.session?.facts.note == "late")
      #expect(!after.isPending)
    }
  }

  @Test("A change that is held back is at neither its old nor its new position, and the page is marked as pending")
  func pending() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let store = PostgresSessionStore(pool)
      let client = SessionsV1.SessionsFeedServiceClient(
        channel: TestCalls([SessionsFeedHandler(store: store, notifier: Notifier())]).channel)
      _ = try await store.create(newSession(1))
      try await store.settle()
      let before = try await client.listSessionChanges(.init())
      #expect(before.changes.count == 1 && !before.isPending)
      try await pool.withTransaction { late in
        try await late.execute("INSERT INTO sessions.users (user_id) VALUES (\(user(99)))")
        #expect(try await store.delete(sessionID(1), of: user(), at: noon))
        for includeDays in [false, true] {
          let held = try await client.listSessionChanges(.init(includeDays: includeDays))
          #expect(held.changes.isEmpty && held.isPending)
        }
      }
      try await store.settle()
      let after = try await client.listSessionChanges(.init())
      #expect(after.changes.map(\.change) == [.deleted(.init(deleteTime: .init(noon)))] && !after.isPending)
    }
  }

  @Test("Clocks and pauses come on request, in one order with sessions and without reasons")
  func days() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let (store, days) = (PostgresSessionStore(pool), PostgresDayStore(pool))
      let client = SessionsV1.SessionsFeedServiceClient(
        channel: TestCalls([SessionsFeedHandler(store: store, notifier: Notifier())]).channel)
      let today = CalendarDay(of: noon, utcOffsetSeconds: 0)
      let pause = Pause(id: PauseID(uuid(1)), dates: today...today + 3, reason: "flu")
      _ = try await store.create(newSession(1))
      _ = try await days.changeClock(of: user(2), at: noon, request: nil) { clock in
        var clock = clock
        (clock.timeZone, clock.dayStart) = ("Pacific/Apia", DayStart(minutes: 240) ?? .midnight)
        return clock
      }
      _ = try await store.create(newSession(3, of: user(3)))
      try await days.create(pause, of: user(1), today: today, at: noon)
      try await store.settle(.sessionsAndDays)

      let sessionsOnly = try await client.listSessionChanges(.init())
      #expect(sessionsOnly.changes.map(\.sessionID) == [1, 3].map { "\(sessionID($0))" })
      var cursor = ""
      var seen: [SessionsV1.SessionChange] = []
      while seen.count < 9 {
        let page = try await client.listSessionChanges(.init(cursor: cursor, pageSize: 1, includeDays: true))
        guard let change = page.changes.first else { break }
        (seen, cursor) = (seen + [change], page.nextCursor)
      }
      #expect(seen.map(\.userID) == [1, 2, 3, 1].map { "\(user($0))" })
      #expect(seen.map(\.sessionID) == ["\(sessionID(1))", "", "\(sessionID(3))", ""])
      guard case .days(let clock) = seen[1].change, case .days(let paused) = seen[3].change else {
        Issue.record("\(seen)")
        return
      }
      #expect((clock.clock?.timeZone, clock.clock?.dayStartMinutes) == ("Pacific/Apia", 240))
      #expect(clock.pauses.isEmpty && paused.clock?.timeZone == "")
      #expect(paused.pauses == [.init(firstLocalDate: "\(today)", lastLocalDate: "\(today + 3)")])

      // A deleted pause comes once, with the newest state.
      #expect(try await days.delete(pause.id, of: user(1), at: noon))
      try await store.settle(.sessionsAndDays)
      let after = try await client.listSessionChanges(.init(cursor: cursor, includeDays: true)).changes
      #expect(after.map(\.change) == [.days(.init(clock: paused.clock))])

      // A reader that has read without them has skipped some.
      for (cursor, includeDays) in [(cursor, false), (sessionsOnly.nextCursor, true)] {
        let error = await #expect(throws: RPCError.self) {
          try await client.listSessionChanges(.init(cursor: cursor, includeDays: includeDays))
        }
        #expect((error?.code, error?.receivedReason) == (.failedPrecondition, "EPOCH_CHANGED"))
      }
    }
  }

  @Test("Changes by an older version of the service are in the feed, too")
  func daysOfBefore() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let store = PostgresSessionStore(pool)
      try await pool.execute("INSERT INTO sessions.users (user_id) VALUES (\(user()))")
      try await pool.execute(
        """
        INSERT INTO sessions.pauses (user_id, pause_id, first_local_date, last_local_date, reason, create_time)
        VALUES (\(user()), \(uuid(1)), '2026-05-31', '2026-06-02', '', \(noon))
        """)
      try await store.settle(.sessionsAndDays)
      let first = CalendarDay(of: noon, utcOffsetSeconds: 0)
      let changes = try await store.changes(.sessionsAndDays, after: .beginning, limit: 9).changes
      #expect(changes.map(\.change) == [.days(DayRules(pauses: [first...first + 2]))])
    }
  }

  @Test("A watcher gets existing changes, new ones, and those held back, none of them twice")
  func watch() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let store = PostgresSessionStore(pool)
      let notifier = Notifier()
      let client = SessionsV1.SessionsFeedServiceClient(
        channel: TestCalls([SessionsFeedHandler(store: store, notifier: notifier)]).channel)
      _ = try await store.create(newSession(1))
      let seen = try await client.watchSessionChanges(.init()) { responses in
        var iterator = responses.makeAsyncIterator()
        var seen = try await iterator.next()?.changes.map(\.sessionID) ?? []
        _ = try await store.create(newSession(2, of: user(2)))
        notifier.notify()
        seen += try await iterator.next()?.changes.map(\.sessionID) ?? []
        // Announced while an older transaction runs, it comes once that one ends, without another notification.
        try await pool.withTransaction { late in
          try await late.execute("INSERT INTO sessions.users (user_id) VALUES (\(user(99)))")
          _ = try await store.create(newSession(3, of: user(3)))
          notifier.notify()
        }
        seen += try await iterator.next()?.changes.map(\.sessionID) ?? []
        return seen
      }
      #expect(seen == [1, 2, 3].map { "\(sessionID($0))" })
    }
  }
}

extension SessionFeedStore {
  func changes(_ scope: SessionScope, after position: FeedPosition, limit: Int) async throws -> FeedPage<SessionState> {
    try await changes(scope, .everything, after: position, limit: limit)
  }

  /// Waits until no change is held back: other tests' transactions run on the same server.
  func settle(_ scope: SessionScope = .sessions) async throws {
    while try await changes(scope, after: .beginning, limit: 1).isPending {
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}
