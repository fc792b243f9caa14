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

@Suite("WatchSessions")
struct WatchSessionsTests {
  private func client(
    _ store: any SessionStore & SessionFeedStore, _ watchers: Notifier = Notifier()
  ) -> SessionsV1.SessionsServiceClient {
    let handler = SessionsHandler(
      store: store, feed: store, days: MemoryDayStore(), goals: MemoryGoalStore(), receipts: TestSigner().verifier,
      notifier: Notifier(), watchers: watchers, clock: { noon })
    return .init(channel: TestCalls([handler]).channel, options: TestCalls.by(user()))
  }

  @Test(
    "A watch sends existing changes, then new ones of its own user, and resumes from a cursor",
    arguments: StoreKind.allCases)
  func watch(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let (notifier, watchers) = (Notifier(), Notifier())
      let client = client(store, watchers)
      try await withThrowingTaskGroup { group in
        group.addTask { try await FeedTail(store: store, notifier: notifier, watchers: watchers).run() }
        defer { group.cancelAll() }
        for number in 1...2 { _ = try await store.create(newSession(number, minutes: number)) }
        notifier.notify()
        let cursor = try await client.watchSessions(.init()) { responses in
          var iterator = responses.makeAsyncIterator()
          #expect(try await iterator.next()?.sessionID == "\(sessionID(1))")
          let second = try await iterator.next()
          #expect(second?.sessionID == "\(sessionID(2))")
          _ = try await store.create(newSession(3, of: user(2)))
          notifier.notify()
          #expect(try await store.delete(sessionID(1), of: user(), at: noon))
          notifier.notify()
          let deleted = try await iterator.next()
          #expect(deleted?.sessionID == "\(sessionID(1))")
          #expect(deleted?.change == .deleted(.init(deleteTime: .init(noon))))
          return try #require(second).cursor
        }
        // Changes without a watcher are not lost, and repeated changes of a session come once.
        _ = try await store.undelete(sessionID(1), of: user(), at: noon)
        notifier.notify()
        let next = try await client.watchSessions(.init(cursor: cursor)) { responses in
          var iterator = responses.makeAsyncIterator()
          return try await iterator.next()
        }
        #expect(next?.sessionID == "\(sessionID(1))")
        guard case .upserted(let session) = next?.change else {
          Issue.record("\(String(describing: next))")
          return
        }
        #expect(session.etag == "3")
      }
    }
  }

  @Test("However many watches a user has, a change is read once")
  func readOnce() async throws {
    let (store, watchers, seen) = (MemorySessionStore(), Notifier(), Recorder<String>())
    let client = client(store, watchers)
    _ = try await store.create(newSession(1))
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          try await client.watchSessions(.init()) { responses in
            for try await response in responses {
              seen.append(response.sessionID)
              if response.sessionID == "\(sessionID(2))" { return }
            }
          }
        }
      }
      try await eventually { seen.all.count == 8 }
      let pages = store.pages
      _ = try await store.create(newSession(2, minutes: 1))
      watchers.notify(user())
      try await group.waitForAll()
      #expect(store.pages - pages == 1)
    }
    #expect(seen.all.count == 16)
  }

  @Test("Unknown cursors, and cursors of another user or another epoch, are refused")
  func cursors() async throws {
    let store = MemorySessionStore()
    let client = client(store)
    func reason(_ cursor: String, _ options: CallOptions = TestCalls.by(user())) async -> String? {
      await #expect(throws: RPCError.self) {
        try await client.watchSessions(.init(cursor: cursor), options: options) { for try await _ in $0 {} }
      }?.receivedReason
    }
    _ = try await store.create(newSession(1))
    let cursor = try await client.watchSessions(.init()) { responses in
      var iterator = responses.makeAsyncIterator()
      return try await iterator.next()?.cursor ?? ""
    }
    #expect(await reason("garbage") == "CURSOR_INVALID")
    #expect(await reason(cursor, TestCalls.by(user(2))) == "CURSOR_INVALID")
    // As watches had them before the feed was in slots.
    #expect(await reason(transactionCursor([1], of: user())) == "EPOCH_CHANGED")
    #expect(await reason(transactionCursor([1], of: user(2))) == "CURSOR_INVALID")
    let read = try #require(try WatchCursor(cursor, of: user()))
    let future = WatchCursor(epoch: read.epoch, user: read.user, number: read.number + 1)
    #expect(await reason(future.text) == "EPOCH_CHANGED")
    store.beginEpoch()
    #expect(await reason(cursor) == "EPOCH_CHANGED")
  }
}
