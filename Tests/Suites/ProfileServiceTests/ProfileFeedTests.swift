import ProfileDomain
import ProfileProto
import ProfileService
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Profile feed")
struct ProfileFeedTests {
  private func withFeed(
    _ body:
      @Sendable (PostgresProfileStore, PostgresPool, Notifier, ProfileV1.ProfileFeedServiceClient) async throws
      -> Void
  ) async throws {
    try await TestDatabase.with(.profile) { pool in
      let (store, notifier) = (PostgresProfileStore(pool), Notifier())
      let calls = TestCalls([ProfileFeedHandler(store: store, notifier: notifier)])
      try await body(store, pool, notifier, .init(channel: calls.channel))
    }
  }

  @Test("Profile, settings and measurements come in their current state, each once, page by page")
  func pages() async throws {
    try await withFeed { store, _, _, client in
      let empty = try await client.listProfileChanges(.init())
      #expect((empty.changes, empty.nextCursor) == ([], ""))
      let ada = Profile(seed: ProfileSeed(displayName: "Ada", locale: "de"))
      _ = try await store.begin(ada, of: user(), at: noon)
      _ = try await store.changeSettings(of: user(), at: noon, request: nil) { settings in
        var settings = settings
        (settings.sessionTarget, settings.voicePack) = (25, "drill")
        return settings
      }
      try await store.add(measurement(1, kilograms: 76.5), of: user(), at: noon)
      try await store.add(measurement(2), of: user(2), at: noon)
      _ = try await store.delete(measurementID(2), of: user(2), at: noon)
      // An item that changes again comes once, in its new position.
      _ = try await store.changeProfile(of: user(), at: noon, request: nil) { profile in
        var profile = profile
        (profile.height, profile.birthYear, profile.units) = (Height(millimetres: 1_725), 1990, .imperial)
        return profile
      }
      try await store.settle()
      let first = try await client.listProfileChanges(.init(pageSize: 3))
      #expect(first.changes.map(\.userID) == [1, 1, 2].map { "\(user($0))" })
      guard case .settings(let settings) = first.changes[0].change,
        case .measurement(let weight) = first.changes[1].change
      else {
        Issue.record("got \(first.changes)")
        return
      }
      #expect(settings.sessionTarget == 25 && settings.voicePackID == "drill" && settings.etag == "1")
      #expect(weight.weightKg == 76.5 && weight.measurementID == "\(measurementID(1))")
      #expect(
        first.changes[2].change
          == .deletedMeasurement(.init(measurementID: "\(measurementID(2))", deleteTime: .init(noon))))
      let second = try await client.listProfileChanges(.init(cursor: first.nextCursor))
      #expect(
        second.changes.map(\.change) == [
          .person(.init(birthYear: 1990, heightCm: 172.5, locale: "de", units: .imperial))
        ])
      #expect(second.epoch == empty.epoch)
      let end = try await client.listProfileChanges(.init(cursor: second.nextCursor))
      #expect((end.changes, end.nextCursor) == ([], second.nextCursor))
    }
  }

  @Test("Unknown cursors, and cursors from another epoch or from the future, are refused")
  func cursors() async throws {
    try await withFeed { store, pool, _, client in
      for cursor in ["x", "AAAA", "not base64url!"] {
        let error = await #expect(throws: RPCError.self) { try await client.listProfileChanges(.init(cursor: cursor)) }
        #expect((error?.code, error?.receivedReason) == (.invalidArgument, "CURSOR_INVALID"))
      }
      let epoch = try await store.changes(after: .beginning, limit: 1).epoch
      let future = FeedPosition(transaction: 1 << 50, userID: user(), kind: 3, thingID: measurementID(1).uuid)
      let other = FeedEpoch(measurementID(9).uuid)
      for cursor in [FeedCursor(epoch: epoch, position: future), FeedCursor(epoch: other, position: .beginning)] {
        let read = try FeedCursor(cursor.text)
        #expect(read == cursor)
        let listed = await #expect(throws: RPCError.self) {
          try await client.listProfileChanges(.init(cursor: cursor.text))
        }
        let watched = await #expect(throws: RPCError.self) {
          try await client.watchProfileChanges(.init(cursor: cursor.text)) { for try await _ in $0 {} }
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
      try await store.add(measurement(1), of: user(), at: noon)
      try await store.settle()
      let page = try await store.changes(after: .beginning, limit: 9)
      let before = try #require(page.changes.first).position
      try await pool.withTransaction { late in
        // Its transaction id is older than those of the measurements that follow, and it has not committed.
        try await late.execute(
          "UPDATE profile.measurements SET delete_time = \(noon) WHERE user_id = \(user())")
        for number in 2...4 { try await store.add(measurement(number), of: user(number), at: noon) }
        let held = try await store.changes(after: before, limit: 9)
        #expect(held.changes.isEmpty && held.isPending)
        #expect(try await client.listProfileChanges(.init()).isPending)
      }
      try await store.settle()
      let after = try await store.changes(after: before, limit: 9)
      #expect(after.changes.map(\.change.userID) == (1...4).map { user($0) } && !after.isPending)
      #expect(try await client.listProfileChanges(.init()).isPending == false)
      #expect(after.changes.first?.change.thing == .deletedMeasurement(measurementID(1), at: noon))
    }
  }

  @Test("A watcher gets existing changes, new ones, and those held back, none of them twice")
  func watch() async throws {
    try await withFeed { store, pool, notifier, client in
      try await store.add(measurement(1), of: user(1), at: noon)
      let seen = try await client.watchProfileChanges(.init()) { responses in
        var iterator = responses.makeAsyncIterator()
        var seen = try await iterator.next()?.changes.map(\.userID) ?? []
        try await store.add(measurement(2), of: user(2), at: noon)
        notifier.notify()
        seen += try await iterator.next()?.changes.map(\.userID) ?? []
        // Announced while an older transaction runs, it comes once that one ends, without another notification.
        try await pool.withTransaction { late in
          try await late.execute("INSERT INTO profile.users (user_id) VALUES (\(user(99)))")
          try await store.add(measurement(3), of: user(3), at: noon)
          notifier.notify()
        }
        seen += try await iterator.next()?.changes.map(\.userID) ?? []
        return seen
      }
      #expect(seen == (1...3).map { "\(user($0))" })
    }
  }

  @Test("Every call that changes something notifies the feed's followers")
  func notification() async throws {
    let notifier = Notifier()
    var news = notifier.subscribe().makeAsyncIterator()
    let client = Harness(notifier: notifier).client
    let calls: [@Sendable () async throws -> Void] = [
      { _ = try await client.getProfile(.init()) },
      {
        _ = try await client.updateProfile(
          .init(profile: .init(displayName: "Eve"), updateMask: .init(paths: ["display_name"])))
      },
      {
        _ = try await client.updateSettings(
          .init(settings: .init(sessionTarget: 9), updateMask: .init(paths: ["session_target"])))
      },
      {
        let weight = ProfileV1.BodyMeasurement(
          measurementID: "\(measurementID(1))", measureTime: .init(noon), weightKg: 70)
        _ = try await client.addBodyMeasurement(.init(measurement: weight))
      },
      { _ = try await client.deleteBodyMeasurement(.init(measurementID: "\(measurementID(1))")) },
    ]
    for call in calls {
      try await call()
      #expect(await news.next() != nil)
    }
  }

  @Test("The service's role can neither change its epoch nor rewrite its changes")
  func leastPrivilege() async throws {
    try await withFeed { _, pool, _, _ in
      for statement: SQLQuery in [
        "UPDATE profile.feed SET epoch = gen_random_uuid()", "DELETE FROM profile.feed", "DELETE FROM profile.changes",
        "UPDATE profile.changes SET kind = 1",
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
