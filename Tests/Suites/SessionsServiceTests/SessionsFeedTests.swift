import SessionsDomain
import SessionsProto
import SessionsService
import Synchronization
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
        channel: TestCalls([SessionsFeedHandler(store: store)]).channel)
      let empty = try await client.listSessionChanges(.init())
      #expect((empty.changes, empty.nextCursor) == ([], ""))
      for number in 1...3 { _ = try await store.create(newSession(number, minutes: 10 * number)) }
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      let first = try await client.listSessionChanges(.init(pageSize: 2))
      #expect(first.changes.map(\.sessionID) == [2, 3].map { "\(sessionID($0))" })
      #expect(first.changes.map(\.userID) == ["\(user())", "\(user())"])
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
        channel: TestCalls([SessionsFeedHandler(store: store)]).channel)
      for number in 1...3 {
        var session = newSession(number, minutes: 10 * number)
        session.facts.note = "not to be told"
        _ = try await store.create(session)
      }
      #expect(try await store.delete(sessionID(2), of: user(), at: noon))
      let everything = try await client.listSessionChanges(.init())
      let counts = try await client.listSessionChanges(.init(countsOnly: true))
      #expect(counts.changes.map(\.cursor) == everything.changes.map(\.cursor))
      #expect(counts.changes.map(\.sessionID) == [1, 3, 2].map { "\(sessionID($0))" })
      #expect(counts.changes.map(\.userID) == everything.changes.map(\.userID))
      #expect(
        counts.changes.map { Self.withoutMotion($0.change) } == everything.changes.map { Self.counted($0.change) })
      guard case .counted(let first) = counts.changes.first?.change else {
        Issue.record("\(counts.changes)")
        return
      }
      #expect((first.reps, first.evidence, first.setReps) == (5, .verifiedStream, [5]))
      #expect(first.motionDigest == newSession(1).facts.proof?.motionDigest)
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

  /// The change without what only counts have.
  private static func withoutMotion(_ change: SessionsV1.SessionChange.Change?) -> SessionsV1.SessionChange.Change? {
    guard case .counted(var counts) = change else { return change }
    counts.motionDigest = []
    return .counted(counts)
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
        channel: TestCalls([SessionsFeedHandler(store: store)]).channel)
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
      channel: TestCalls([SessionsFeedHandler(store: store)]).channel)
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

  @Test("Positions from the future are refused as ones of another epoch, and cursors by transaction, too")
  func future() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let store = PostgresSessionStore(pool)
      let client = SessionsV1.SessionsFeedServiceClient(
        channel: TestCalls([SessionsFeedHandler(store: store)]).channel)
      _ = try await store.create(newSession(1))
      let page = try await client.listSessionChanges(.init())
      let change = try #require(page.changes.first)
      var future = try FeedPositions(cursor: page.nextCursor)
      future.pass(slot: Int(change.slot), number: Int(change.number) + 1, epoch: page.epoch)
      for request in [
        .init(cursor: future.cursor), .init(cursor: transactionCursor([1], of: user())),
        .init(cursor: transactionCursor([2], of: user()), includeDays: true),
        .init(slots: [change.slot], numbers: [change.number + 1], epoch: page.epoch),
      ] as [SessionsV1.ListSessionChangesRequest] {
        let error = await #expect(throws: RPCError.self) { try await client.listSessionChanges(request) }
        #expect((error?.code, error?.receivedReason) == (.failedPrecondition, "EPOCH_CHANGED"))
      }
    }
  }

  @Test("A transaction that stays open holds back nobody's changes, and its own are not skipped")
  func lateCommit() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let store = PostgresSessionStore(pool)
      let client = SessionsV1.SessionsFeedServiceClient(
        channel: TestCalls([SessionsFeedHandler(store: store)]).channel)
      _ = try await store.create(newSession(1))
      let before = try await client.listSessionChanges(.init(includeDays: true)).nextCursor
      let seen = try await pool.withTransaction { late in
        // It has written, and has the older transaction id.
        try await late.execute("INSERT INTO sessions.users (user_id) VALUES (\(user(99)))")
        for number in 2...4 { _ = try await store.create(newSession(number, of: user(number))) }
        let page = try await client.listSessionChanges(.init(cursor: before, includeDays: true))
        #expect(Set(page.changes.map(\.sessionID)) == Set([2, 3, 4].map { "\(sessionID($0))" }) && !page.isPending)
        let number = try await late.takeChangeNumber(of: user(), in: .sessions)
        try await late.execute(
          """
          UPDATE sessions.sessions SET note = 'late', change_number = \(number)
          WHERE user_id = \(user()) AND session_id = \(sessionID(1))
          """)
        return page.nextCursor
      }
      let rest = try await client.listSessionChanges(.init(cursor: seen, includeDays: true)).changes
      #expect(rest.map(\.sessionID) == ["\(sessionID(1))"])
    }
  }

  @Test("Many write at once: a reader misses nothing, every change has its number, and nobody waits in a circle")
  func concurrency() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let (store, days) = (PostgresSessionStore(pool), PostgresDayStore(pool))
      let news = StreamNewsProjection(pool, notifier: Notifier())
      let people = 1...24
      for person in people { _ = try await store.create(newSession(person, of: user(person))) }
      let isOver = Mutex(false)
      async let read = {
        var (positions, seen) = (FeedPositions.beginning(of: FeedPositions.slots), [SessionID?: Int]())
        while true {
          let wasOver = isOver.withLock(\.self)
          let page = try await store.changes(.sessionsAndDays, .counts, after: positions, limit: 10)
          for entry in page.entries {
            #expect(entry.number > positions.numbers[entry.slot] ?? 0)
            positions.pass(slot: entry.slot, number: entry.number, epoch: "\(page.epoch)")
            seen[entry.change.sessionID] = entry.number
          }
          if wasOver, page.entries.isEmpty { return seen }
        }
      }()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for part in 0..<4 {
          group.addTask {
            for person in people where person % 4 == part {
              _ = try await store.create(newSession(100 + person, of: user(person), minutes: 10))
              #expect(try await store.delete(sessionID(person), of: user(person), at: noon))
              _ = try await days.changeClock(of: user(person), at: noon, request: nil) { $0 }
            }
          }
        }
        group.addTask {
          // All people at once, in orders that differ.
          for step in 0..<10 {
            let changes = people.map { person in
              StreamNewsChange(
                user: user(step % 2 == 0 ? person : 25 - person),
                stream: LandmarkStreamID(uuid(step % 2 == 0 ? person : 25 - person)),
                news: StreamNews(isExpired: false, counts: [StreamCount(counter: "pushup/9", reps: step + 1)]))
            }
            let isApplied = try await news.apply(changes, from: place(step), to: place(step + 1), at: noon)
            #expect(isApplied)
          }
        }
        try await group.waitForAll()
      }
      isOver.withLock { $0 = true }
      let seen = try await read
      let newest = try await pool.all("SELECT session_id, change_number FROM sessions.sessions").reduce(into: [:]) {
        $0[try $1.decode("session_id", as: SessionID.self)] = try $1.decode("change_number", as: Int.self)
      }
      #expect(newest.count == 48 && seen.filter { $0.key != nil } == newest)
    }
  }

  @Test("Clocks and pauses come on request, in one order with sessions and without reasons")
  func days() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let (store, days) = (PostgresSessionStore(pool), PostgresDayStore(pool))
      let client = SessionsV1.SessionsFeedServiceClient(
        channel: TestCalls([SessionsFeedHandler(store: store)]).channel)
      let today = CalendarDay(of: noon, utcOffsetSeconds: 0)
      let pause = Pause(id: PauseID(uuid(1)), dates: today...today + 3, reason: "flu")
      _ = try await store.create(newSession(1))
      _ = try await days.changeClock(of: user(), at: noon, request: nil) { clock in
        var clock = clock
        (clock.timeZone, clock.dayStart) = ("Pacific/Apia", DayStart(minutes: 240) ?? .midnight)
        return clock
      }
      _ = try await store.create(newSession(2, minutes: 10))

      let sessionsOnly = try await client.listSessionChanges(.init())
      #expect(sessionsOnly.changes.map(\.sessionID) == [1, 2].map { "\(sessionID($0))" })
      for countsOnly in [false, true] {
        var cursor = ""
        var seen: [SessionsV1.SessionChange] = []
        while seen.count < 9 {
          let page = try await client.listSessionChanges(
            .init(cursor: cursor, pageSize: 1, includeDays: true, countsOnly: countsOnly))
          guard let change = page.changes.first else { break }
          (seen, cursor) = (seen + [change], page.nextCursor)
        }
        #expect(seen.map(\.userID) == Array(repeating: "\(user())", count: 3))
        #expect(seen.map(\.sessionID) == ["\(sessionID(1))", "", "\(sessionID(2))"])
        guard case .days(let clock)? = seen.dropFirst().first?.change else {
          Issue.record("\(seen)")
          return
        }
        #expect((clock.clock?.timeZone, clock.clock?.dayStartMinutes) == ("Pacific/Apia", 240))
        #expect(clock.pauses.isEmpty)
      }
      // The days leave their old place, and come in the new one.
      let before = try await client.listSessionChanges(.init(includeDays: true))
      try await days.create(pause, of: user(), today: today, at: noon)
      let paused = try await client.listSessionChanges(.init(cursor: before.nextCursor, includeDays: true))
      guard case .days(let rules)? = paused.changes.first?.change, paused.changes.count == 1 else {
        Issue.record("\(paused.changes)")
        return
      }
      #expect(rules.pauses == [.init(firstLocalDate: "\(today)", lastLocalDate: "\(today + 3)")])
      #expect(rules.clock?.timeZone == "Pacific/Apia")

      // A deleted pause comes once, with the newest state.
      #expect(try await days.delete(pause.id, of: user(), at: noon))
      let after = try await client.listSessionChanges(.init(cursor: paused.nextCursor, includeDays: true)).changes
      #expect(after.map(\.change) == [.days(.init(clock: rules.clock))])

      // A reader that has read without them has skipped some, whether it is told as a cursor or in slots.
      let change = try #require(sessionsOnly.changes.first)
      for request in [
        .init(cursor: paused.nextCursor), .init(cursor: sessionsOnly.nextCursor, includeDays: true),
        .init(includeDays: true, slots: [change.slot], numbers: [change.number], epoch: sessionsOnly.epoch),
        .init(slots: [change.slot], numbers: [change.number], epoch: paused.epoch),
      ] as [SessionsV1.ListSessionChangesRequest] {
        let error = await #expect(throws: RPCError.self) { try await client.listSessionChanges(request) }
        #expect((error?.code, error?.receivedReason) == (.failedPrecondition, "EPOCH_CHANGED"))
      }
    }
  }

  @Test("Whatever changes a session or the days takes the next number, and whatever changes nothing takes none")
  func numbers() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let (store, days) = (PostgresSessionStore(pool), PostgresDayStore(pool))
      let news = StreamNewsProjection(pool, notifier: Notifier())
      var last = 0
      /// Checks that the newest change has a number so much higher, and is about a session or about days.
      func expectNews(_ taken: Int, of session: SessionID? = sessionID(1), _ what: String) async throws {
        let page = try await store.changes(
          .sessionsAndDays, .counts, after: .beginning(of: FeedPositions.slots), limit: 9)
        last += taken
        #expect(page.entries.last?.number == last, "\(what)")
        #expect(page.entries.last?.change.sessionID == session, "\(what)")
      }
      func note(_ text: String) async throws {
        _ = try await store.change(sessionID(1), of: user(), at: noon, request: nil) { session in
          var facts = session.facts
          facts.note = text
          return facts
        }
      }
      func tell(_ versions: [Int], from first: Int) async throws {
        let changes = versions.map { version in
          let count = StreamCount(counter: "pushup/\(version)", reps: 4)
          return StreamNewsChange(
            user: user(), stream: LandmarkStreamID(uuid(1)), news: StreamNews(isExpired: false, counts: [count]))
        }
        #expect(try await news.apply(changes, from: place(first), to: place(first + 1), at: noon))
      }
      _ = try await store.create(newSession(1))
      try await expectNews(1, "created")
      _ = try await store.create(newSession(1))
      try await expectNews(0, "created again")
      try await note("new")
      try await expectNews(1, "changed")
      try await note("new")
      try await expectNews(0, "changed to what it was")
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      try await expectNews(1, "deleted")
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      try await expectNews(0, "deleted again")
      _ = try await store.undelete(sessionID(1), of: user(), at: noon)
      try await expectNews(1, "restored")
      try await tell([7], from: 0)
      try await expectNews(1, "recounted")
      try await tell([7, 8, 9, 9], from: 1)
      try await expectNews(2, "recounted twice in one transaction")
      _ = try await days.changeClock(of: user(), at: noon, request: nil) { $0 }
      try await expectNews(1, of: nil, "new clock")
      let today = CalendarDay(of: noon, utcOffsetSeconds: 0)
      let pause = Pause(id: PauseID(uuid(1)), dates: today...today, reason: "")
      try await days.create(pause, of: user(), today: today, at: noon)
      try await expectNews(1, of: nil, "paused")
      try await days.create(pause, of: user(), today: today, at: noon)
      try await expectNews(0, of: nil, "paused again")
      #expect(try await days.delete(pause.id, of: user(), at: noon))
      try await expectNews(1, of: nil, "no longer paused")
      #expect(try await days.delete(PauseID(uuid(2)), of: user(), at: noon) == false)
      try await expectNews(0, of: nil, "deleted no pause")
    }
  }

  @Test("An erased user's changes leave the feed, and their numbers stay taken")
  func erasure() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let store = PostgresSessionStore(pool)
      _ = try await store.create(newSession(1))
      let seen = try await store.end()
      #expect(try await PostgresErasures(pool, of: .sessions).erase([user()], from: "", to: "1"))
      let all = try await store.changes(
        .sessionsAndDays, .everything, after: .beginning(of: FeedPositions.slots), limit: 9)
      #expect(all.entries.isEmpty)
      // A reader that has seen them is not ahead of the store.
      let rest = try await store.changes(.sessionsAndDays, .everything, after: seen, limit: 9)
      #expect(rest.entries.isEmpty && !rest.isAhead)
      #expect(try await store.end() == seen)
    }
  }

  @Test("A session without a number is refused")
  func unnumbered() async throws {
    try await TestDatabase.with(.sessions) { pool in
      _ = try await PostgresSessionStore(pool).create(newSession(1))
      let error = await #expect(throws: PostgresError.self) {
        // As programs from before do.
        try await pool.execute(
          """
          INSERT INTO sessions.sessions (
            user_id, session_id, start_time, end_time, time_zone, utc_offset_seconds, local_date, reps, set_reps,
            set_start_times, set_end_times, target, note, evidence, rep_start_ms, rep_end_ms, rep_depths, rep_qualities,
            is_late, content_digest, revision, create_time)
          SELECT user_id, gen_random_uuid(), start_time, end_time, time_zone, utc_offset_seconds, local_date, reps, set_reps,
            set_start_times, set_end_times, target, note, 4, '{}', '{}', '{}', '{}', is_late, content_digest, 1, create_time
          FROM sessions.sessions
          """)
      }
      #expect(error?.sqlState.rawValue == "23502")
    }
  }

  @Test("A watcher gets existing changes and new ones, whatever else is open, none of them twice")
  func watch() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let store = PostgresSessionStore(pool)
      let feed = SessionsFeedHandler(store: store)
      let client = SessionsV1.SessionsFeedServiceClient(channel: TestCalls([feed]).channel)
      _ = try await store.create(newSession(1))
      try await pool.withTransaction { late in
        try await late.execute("INSERT INTO sessions.users (user_id) VALUES (\(user(99)))")
        let seen = try await client.watchSessionChanges(.init()) { responses in
          var iterator = responses.makeAsyncIterator()
          var seen = try await iterator.next()?.changes.map(\.sessionID) ?? []
          for number in 2...3 {
            _ = try await store.create(newSession(number, of: user(number)))
            feed.notifier.notify()
            seen += try await iterator.next()?.changes.map(\.sessionID) ?? []
          }
          return seen
        }
        #expect(seen == [1, 2, 3].map { "\(sessionID($0))" })
      }
    }
  }
}
