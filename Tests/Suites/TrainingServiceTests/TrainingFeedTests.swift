import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting
import TrainingDomain
import TrainingProto
import TrainingService

@Suite("Practices feed")
struct TrainingFeedTests {
  private func withFeed(
    _ body:
      @Sendable (PostgresTrainingStore, PostgresPool, Notifier, TrainingV1.TrainingFeedServiceClient) async throws
      -> Void
  ) async throws {
    try await TestDatabase.with(.training) { pool in
      let (store, notifier) = (PostgresTrainingStore(pool), Notifier())
      let calls = TestCalls([TrainingFeedHandler(store: store, notifier: notifier)])
      try await body(store, pool, notifier, .init(channel: calls.channel))
    }
  }

  @Test("Completed practices come in their current state, each once, page by page, and no others")
  func pages() async throws {
    try await withFeed { store, _, _, client in
      let empty = try await client.listPracticeChanges(.init())
      #expect((empty.changes, empty.nextCursor) == ([], ""))
      let done = try #require(try await store.complete(practice(1)))
      _ = try await store.complete(practice(2, minutes: 60))
      _ = try await store.complete(practice(3, of: user(2)))
      // An abandoned practice, one that is deleted before its end, and an open one.
      _ = try await store.start(practice(4, minutes: 120), at: noon, contentDigest: [1], request: nil)
      _ = try await store.change(PracticeID(uuid(4)), of: user(), at: noon, request: nil) { practice, _ in
        try practice.abandon(at: noon)
      }
      _ = try await store.start(practice(5, minutes: 120), at: noon, contentDigest: [1], request: nil)
      _ = try await store.delete(PracticeID(uuid(5)), of: user(), at: noon, request: nil)
      _ = try await store.start(practice(6, minutes: 120), at: noon, contentDigest: [1], request: nil)
      // A practice that changes again comes once, in its new position.
      _ = try await store.delete(PracticeID(uuid(2)), of: user(), at: noon, request: nil)
      _ = try await store.change(PracticeID(uuid(1)), of: user(), at: noon, request: nil) { practice, _ in
        try practice.correct(CorrectionDraft(timeSpent: .some(.seconds(77))))
      }
      try await store.settle()
      let first = try await client.listPracticeChanges(.init(pageSize: 2))
      #expect(first.changes.map(\.practiceID) == [3, 2].map { "\(uuid($0))" })
      #expect(first.changes.map(\.userID) == [user(2), user()].map { "\($0)" })
      #expect(first.changes[1].change == .deleted(.init(deleteTime: .init(noon))))
      let second = try await client.listPracticeChanges(.init(cursor: first.nextCursor))
      let snapshot = TrainingV1.PracticeSnapshot(
        workoutIDs: ["push-up-ladder", "first-steps"], startTime: .init(noon),
        endTime: .init(noon + .seconds(1_800)), timeZone: "Europe/Berlin", utcOffsetSeconds: 7_200,
        localDate: "2026-05-31", timeSpent: .init(seconds: 77), setsDone: UInt32(done.credit.sets.count),
        points: Double(done.points) / 100)
      #expect(second.changes.map(\.change) == [.completed(snapshot)] && second.epoch == empty.epoch)
      let end = try await client.listPracticeChanges(.init(cursor: second.nextCursor))
      #expect((end.changes, end.nextCursor) == ([], second.nextCursor))
    }
  }

  @Test("Unknown cursors, and cursors from another epoch or from the future, are refused")
  func cursors() async throws {
    try await withFeed { store, _, _, client in
      for cursor in ["x", "AAAA", "not base64url!"] {
        let error = await #expect(throws: RPCError.self) { try await client.listPracticeChanges(.init(cursor: cursor)) }
        #expect((error?.code, error?.receivedReason) == (.invalidArgument, "CURSOR_INVALID"))
      }
      let epoch = try await store.changes(after: .beginning, limit: 1).epoch
      let future = FeedPosition(transaction: 1 << 50, userID: user(), kind: 0, thingID: uuid(1))
      for cursor in [
        FeedCursor(epoch: epoch, position: future), FeedCursor(epoch: FeedEpoch(uuid(9)), position: .beginning),
      ] {
        let listed = await #expect(throws: RPCError.self) {
          try await client.listPracticeChanges(.init(cursor: cursor.text))
        }
        let watched = await #expect(throws: RPCError.self) {
          try await client.watchPracticeChanges(.init(cursor: cursor.text)) { for try await _ in $0 {} }
        }
        for error in [listed, watched] {
          #expect((error?.code, error?.receivedReason) == (.failedPrecondition, "EPOCH_CHANGED"))
        }
      }
    }
  }

  @Test("A transaction that commits late is not skipped")
  func lateCommit() async throws {
    try await withFeed { store, pool, _, client in
      _ = try await store.complete(practice(1))
      try await store.settle()
      let page = try await store.changes(after: .beginning, limit: 9)
      let before = try #require(page.changes.first).position
      try await pool.withTransaction { late in
        // Its transaction id is older than those of the practices that follow, and it has not committed.
        try await late.execute("UPDATE training.practices SET note = 'late' WHERE user_id = \(user())")
        for number in 2...4 { _ = try await store.complete(practice(number, of: user(number))) }
        let held = try await store.changes(after: before, limit: 9)
        #expect(held.changes.isEmpty && held.isPending)
        #expect(try await client.listPracticeChanges(.init()).isPending)
      }
      try await store.settle()
      let after = try await store.changes(after: before, limit: 9)
      #expect(after.changes.map(\.change.practice.userID) == (1...4).map { user($0) } && !after.isPending)
      #expect(try await client.listPracticeChanges(.init()).isPending == false)
    }
  }

  @Test("A watcher gets existing changes, then new ones, none of them twice")
  func watch() async throws {
    try await withFeed { store, pool, notifier, client in
      _ = try await store.complete(practice(1, of: user(1)))
      let seen = try await client.watchPracticeChanges(.init()) { responses in
        var iterator = responses.makeAsyncIterator()
        var seen = try await iterator.next()?.changes.map(\.userID) ?? []
        _ = try await store.complete(practice(2, of: user(2)))
        notifier.notify()
        seen += try await iterator.next()?.changes.map(\.userID) ?? []
        // Announced while an older transaction runs, it comes once that one ends, without another notification.
        try await pool.withTransaction { late in
          try await late.execute("INSERT INTO training.users (user_id) VALUES (\(user(99)))")
          _ = try await store.complete(practice(3, of: user(3)))
          notifier.notify()
        }
        seen += try await iterator.next()?.changes.map(\.userID) ?? []
        return seen
      }
      #expect(seen == (1...3).map { "\(user($0))" })
    }
  }

  @Test("The service's role can neither change its epoch nor rewrite its feeds")
  func leastPrivilege() async throws {
    try await withFeed { _, pool, _, _ in
      for statement: SQLQuery in [
        "UPDATE training.feed SET epoch = gen_random_uuid()", "DELETE FROM training.feed", "DELETE FROM training.feeds",
        "INSERT INTO training.feeds (feed) VALUES ('x')",
      ] {
        await #expect(throws: PostgresError.self) { try await pool.execute(statement) }
      }
    }
  }
}

extension FeedStore {
  /// Waits until no change is held back: other tests' transactions run on the same server.
  fileprivate func settle() async throws {
    while try await changes(after: .beginning, limit: 1).isPending { try await Task.sleep(for: .milliseconds(1)) }
  }
}
