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
