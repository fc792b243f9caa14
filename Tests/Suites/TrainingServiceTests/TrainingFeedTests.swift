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
      let store = PostgresTrainingStore(pool)
      let feed = TrainingFeedHandler(store: store)
      try await body(store, pool, feed.notifier, .init(channel: TestCalls([feed]).channel))
    }
  }

  @Test("Followers hear what of a practice was verified")
  func verified() async throws {
    try await withFeed { store, _, _, client in
      _ = try await store.start(practice(1), at: noon, contentDigest: [1], request: nil)
      _ = try await store.change(PracticeID(uuid(1)), of: user(), at: noon, request: nil) { practice, level in
        try practice.skipPreparation(0, at: noon)
        let set = CountedSet(
          userID: user(), exercise: CountedExercise("PUSH_UP"), amount: 11, streamStart: noon,
          proof: SetProof(
            streamID: LandmarkStreamID(uuid(7)), counter: "pushup/2", start: noon, end: noon + .seconds(30)))
        try practice.completeExercise(0, done: 0, by: set, at: noon + .seconds(40))
        try practice.skipPreparation(1, at: noon + .seconds(50))
        try practice.completeExercise(1, done: 5, at: noon + .seconds(90))
        try practice.complete(at: noon + .seconds(100), level: level)
      }
      guard case .completed(let snapshot)? = try await client.listPracticeChanges(.init()).changes.first?.change else {
        Issue.record("no completed practice")
        return
      }
      #expect(snapshot.setsDone == 2)
      #expect(snapshot.verified == [.init(exerciseID: "push-up", unit: .reps, amount: 11, sets: 1)])
      #expect(
        snapshot.verifiedSets == [
          .init(
            exerciseID: "push-up", countedAs: "PUSH_UP", amount: 11, startTime: .init(noon),
            endTime: .init(noon + .seconds(30)))
        ])
    }
  }

  @Test("Completed practices come in their current state, each once, page by page, and no others")
  func pages() async throws {
    try await withFeed { store, _, _, client in
      let empty = try await client.listPracticeChanges(.init())
      #expect((empty.changes, empty.nextCursor) == ([], ""))
      let done = try #require(try await store.complete(practice(1)))
      _ = try await store.complete(practice(2, minutes: 60))
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
      let first = try await client.listPracticeChanges(.init(pageSize: 1))
      #expect(first.changes.map(\.practiceID) == ["\(uuid(2))"])
      #expect(first.changes[0].change == .deleted(.init(deleteTime: .init(noon))))
      #expect(first.nextCursor == first.changes[0].cursor && !first.isPending)
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

  @Test("Slots divide the feed among its readers, and each goes on from its own numbers")
  func slots() async throws {
    try await withFeed { store, _, _, client in
      for number in 1...20 { _ = try await store.complete(practice(number, of: user(number))) }
      let whole = try await client.listPracticeChanges(.init(pageSize: 200)).changes
      #expect(Set(whole.map(\.userID)) == Set((1...20).map { "\(user($0))" }))
      // PostgreSQL says of the same users that these are their slots.
      #expect(Set(whole.map(\.slot)).count > 1)
      var seen: [TrainingV1.PracticeChange] = []
      for part in 0..<3 {
        let slots = FeedShare.slots(at: part, of: 3).map(Int32.init)
        let page = try await client.listPracticeChanges(
          .init(pageSize: 200, slots: slots, numbers: slots.map { _ in 0 }))
        #expect(page.changes.allSatisfy { slots.contains($0.slot) && $0.cursor.isEmpty } && page.nextCursor.isEmpty)
        seen += page.changes
      }
      #expect(seen.map(\.practiceID).sorted() == whole.map(\.practiceID).sorted())
      // One who has seen a change gets what came later in its slot.
      let change = try #require(whole.first), owner = try #require((1...20).first { "\(user($0))" == change.userID })
      let epoch = try await client.listPracticeChanges(.init()).epoch
      _ = try await store.delete(PracticeID(uuid(owner)), of: user(owner), at: noon, request: nil)
      let later = try await client.listPracticeChanges(
        .init(slots: [change.slot], numbers: [whole.last { $0.slot == change.slot }?.number ?? 0], epoch: epoch))
      #expect(later.changes.map(\.userID) == [change.userID])
      #expect(later.changes.allSatisfy { $0.number > change.number })
    }
  }

  @Test("Every way to change a completed practice gives it a new number")
  func numbers() async throws {
    try await withFeed { store, pool, _, client in
      let number = {
        try await pool.first("SELECT max(change_number) AS number FROM training.practices")?
          .decode("number", as: Int.self) ?? 0
      }
      var last = 0
      func expectNews(_ what: String) async throws {
        let now = try await number()
        #expect(now > last, "\(what)")
        last = now
      }
      for (id, minutes) in [(1, 0), (2, 60), (3, 120)] {
        _ = try await store.complete(practice(id, minutes: minutes))
        try await expectNews("completed")
      }
      _ = try await store.change(PracticeID(uuid(1)), of: user(), at: noon, request: nil) { practice, _ in
        try practice.correct(CorrectionDraft(timeSpent: .some(.seconds(77))))
      }
      try await expectNews("corrected")
      _ = try await store.delete(PracticeID(uuid(1)), of: user(), at: noon, request: nil)
      try await expectNews("deleted")
      _ = try await store.reset([.history], of: user(), at: noon, request: nil)
      try await expectNews("reset")
      let changes = try await client.listPracticeChanges(.init()).changes
      #expect(changes.count == 3)
      #expect(changes.allSatisfy { $0.change == .deleted(.init(deleteTime: .init(noon))) })
    }
  }

  @Test("Positions that the feed never issued, of another epoch or of the future are refused")
  func positions() async throws {
    try await withFeed { store, _, _, client in
      _ = try await store.complete(practice(1))
      let page = try await client.listPracticeChanges(.init())
      let change = try #require(page.changes.first)
      func refused(_ request: TrainingV1.ListPracticeChangesRequest, _ code: StatusCode, _ reason: String) async {
        let listed = await #expect(throws: RPCError.self) { try await client.listPracticeChanges(request) }
        let watching = TrainingV1.WatchPracticeChangesRequest(
          cursor: request.cursor, slots: request.slots, numbers: request.numbers, epoch: request.epoch)
        let watched = await #expect(throws: RPCError.self) {
          try await client.watchPracticeChanges(watching) { for try await _ in $0 {} }
        }
        for error in [listed, watched] { #expect((error?.code, error?.receivedReason) == (code, reason)) }
      }
      for cursor in ["x", "AAAA", "not base64url!", page.nextCursor + "AAAA"] {
        await refused(.init(cursor: cursor), .invalidArgument, "CURSOR_INVALID")
      }
      for (slots, numbers, epoch) in [
        ([1, 1], [0, 0], ""), ([128], [0], ""), ([-1], [0], ""), ([1], [], ""), ([1], [-1], page.epoch), ([1], [1], ""),
      ] as [([Int32], [Int64], String)] {
        await refused(.init(slots: slots, numbers: numbers, epoch: epoch), .invalidArgument, "CURSOR_INVALID")
      }
      // Of a cursor by transaction, as the feed had them, too.
      await refused(.init(cursor: transactionCursor(of: user())), .failedPrecondition, "EPOCH_CHANGED")
      await refused(
        .init(slots: [change.slot], numbers: [change.number], epoch: "\(uuid(9))"), .failedPrecondition, "EPOCH_CHANGED"
      )
      await refused(
        .init(slots: [change.slot], numbers: [change.number + 1], epoch: page.epoch), .failedPrecondition,
        "EPOCH_CHANGED")
    }
  }

  @Test("A transaction that stays open holds back nobody's changes, and its own are not skipped")
  func lateCommit() async throws {
    try await withFeed { store, pool, _, client in
      _ = try await store.complete(practice(1))
      let before = try await client.listPracticeChanges(.init()).nextCursor
      try await pool.withTransaction { late in
        // It has written, and has the older transaction ID.
        try await late.execute("INSERT INTO training.users (user_id) VALUES (\(user(99)))")
        for number in 2...4 { _ = try await store.complete(practice(number, of: user(number))) }
        let meanwhile = try await client.listPracticeChanges(.init(cursor: before)).changes
        #expect(Set(meanwhile.map(\.userID)) == Set((2...4).map { "\(user($0))" }))
      }
      let held = try await pool.withTransaction { late in
        let number = try await late.takeChangeNumber(of: user(), in: .training)
        try await late.execute(
          "UPDATE training.practices SET note = 'late', change_number = \(number) WHERE user_id = \(user())")
        return try await client.listPracticeChanges(.init(cursor: before)).nextCursor
      }
      let after = try await client.listPracticeChanges(.init(cursor: held)).changes
      #expect(after.map(\.userID) == ["\(user())"])
    }
  }

  @Test("A watcher gets existing changes, then new ones, none of them twice")
  func watch() async throws {
    try await withFeed { store, _, notifier, client in
      _ = try await store.complete(practice(1, of: user(1)))
      let seen = try await client.watchPracticeChanges(.init()) { responses in
        var iterator = responses.makeAsyncIterator()
        var seen = try await iterator.next()?.changes.map(\.userID) ?? []
        for number in 2...3 {
          _ = try await store.complete(practice(number, of: user(number)))
          notifier.notify()
          seen += try await iterator.next()?.changes.map(\.userID) ?? []
        }
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
        "INSERT INTO training.feeds (feed) VALUES ('x')", "DELETE FROM training.feed_slots",
        "INSERT INTO training.feed_slots (slot) VALUES (3)",
      ] {
        await #expect(throws: PostgresError.self) { try await pool.execute(statement) }
      }
    }
  }
}
