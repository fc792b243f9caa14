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
      let store = PostgresProfileStore(pool)
      let feed = ProfileFeedHandler(store: store)
      try await body(store, pool, feed.notifier, .init(channel: TestCalls([feed]).channel))
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
      try await store.add(measurement(2), of: user(), at: noon)
      _ = try await store.delete(measurementID(2), of: user(), at: noon)
      // An item that changes again comes once, in its new position.
      _ = try await store.changeProfile(of: user(), at: noon, request: nil) { profile in
        var profile = profile
        (profile.height, profile.birthYear, profile.units) = (Height(millimetres: 1_725), 1990, .imperial)
        return profile
      }
      let first = try await client.listProfileChanges(.init(pageSize: 3))
      #expect(first.changes.map(\.userID) == [1, 1, 1].map { "\(user($0))" })
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
      // In its slot, the user's changes have numbers of their own.
      let all = try await client.listProfileChanges(.init()).changes
      #expect(all.map(\.slot) == Array(repeating: all[0].slot, count: 4))
      #expect(all.map(\.number) == all.map(\.number).sorted() && Set(all.map(\.number)).count == 4)
    }
  }

  @Test("Whatever changes something takes the next number, and whatever changes nothing takes none")
  func numbers() async throws {
    try await withFeed { store, pool, _, client in
      var last: Int64 = 0
      /// Checks that the newest change has a number so much higher, and what it is about.
      func expectNews(_ taken: Int64, _ kind: Int, _ what: String) async throws {
        last += taken
        #expect(try await client.listProfileChanges(.init()).changes.last?.number == last, "\(what)")
        let row = try await pool.first("SELECT kind FROM profile.changes ORDER BY change_number DESC LIMIT 1")
        #expect(try row?.decode("kind", as: Int.self) == kind, "\(what)")
      }
      let ada = Profile(seed: ProfileSeed(displayName: "Ada", locale: "de"))
      for taken in [1, 0] as [Int64] {
        _ = try await store.begin(ada, of: user(), at: noon)
        try await expectNews(taken, 1, "begun")
      }
      _ = try await store.changeSettings(of: user(), at: noon, request: nil) { $0 }
      try await expectNews(1, 2, "settings")
      _ = try await store.changeProfile(of: user(), at: noon, request: nil) { $0 }
      try await expectNews(1, 1, "profile")
      let picture = StoredImage(format: .png, width: 1, height: 2, bytes: [1, 2, 3])
      _ = try await store.keep(picture, of: user(), at: noon, request: nil)
      try await expectNews(1, 1, "picture")
      for taken in [1, 0] as [Int64] {
        try await store.add(measurement(1), of: user(), at: noon)
        try await expectNews(taken, 3, "measured")
      }
      await #expect(throws: MeasurementConflict.self) {
        try await store.add(measurement(1, kilograms: 50), of: user(), at: noon)
      }
      try await expectNews(0, 3, "another measurement of the same ID")
      #expect(try await store.delete(measurementID(1), of: user(), at: noon))
      try await expectNews(1, 3, "deleted")
      #expect(try await store.delete(measurementID(2), of: user(), at: noon) == false)
      try await expectNews(0, 3, "deleted nothing")
    }
  }

  @Test("What is written at once has numbers of its own, each of which is in the feed")
  func concurrency() async throws {
    try await withFeed { store, _, _, client in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 1...40 {
          group.addTask { try await store.add(measurement(number), of: user(1 + number % 2), at: noon) }
        }
        try await group.waitForAll()
      }
      let changes = try await client.listProfileChanges(.init()).changes
      #expect(changes.count == 40)
      for (slot, told) in Dictionary(grouping: changes, by: \.slot) {
        #expect(told.map(\.number) == (1...told.count).map(Int64.init), "slot \(slot)")
      }
    }
  }

  @Test("An erased user's changes leave the feed, and their numbers stay taken")
  func erasure() async throws {
    try await withFeed { store, pool, _, client in
      try await store.add(measurement(1), of: user(), at: noon)
      let seen = try await client.listProfileChanges(.init()).nextCursor
      #expect(try await PostgresErasures(pool, of: .profile).erase([user()], from: "", to: "1"))
      #expect(try await client.listProfileChanges(.init()).changes.isEmpty)
      // A reader that has seen them is not ahead of the store.
      #expect(try await client.listProfileChanges(.init(cursor: seen)).changes.isEmpty)
    }
  }

  @Test("Cursors that the feed never issued are refused, and those of another epoch say so")
  func cursors() async throws {
    try await withFeed { store, _, _, client in
      try await store.add(measurement(1), of: user(), at: noon)
      let page = try await client.listProfileChanges(.init())
      let change = try #require(page.changes.first)
      for (request, code, reason) in [
        (.init(cursor: "x"), .invalidArgument, "CURSOR_INVALID"),
        (.init(slots: [128], numbers: [0]), .invalidArgument, "CURSOR_INVALID"),
        // A cursor by transaction, as the feed had them, too.
        (.init(cursor: transactionCursor([2, 3], of: user())), .failedPrecondition, "EPOCH_CHANGED"),
        (
          .init(slots: [change.slot], numbers: [change.number + 1], epoch: page.epoch), .failedPrecondition,
          "EPOCH_CHANGED"
        ),
      ] as [(ProfileV1.ListProfileChangesRequest, StatusCode, String)] {
        let error = await #expect(throws: RPCError.self) { try await client.listProfileChanges(request) }
        #expect((error?.code, error?.receivedReason) == (code, reason))
      }
    }
  }

  @Test("A transaction that stays open holds back nobody's changes, and its own are not skipped")
  func lateCommit() async throws {
    try await withFeed { store, pool, _, client in
      try await store.add(measurement(1), of: user(), at: noon)
      let before = try await client.listProfileChanges(.init()).nextCursor
      let cursor = try await pool.withTransaction { late in
        // It has the older transaction ID, and has not committed.
        try await late.execute("UPDATE profile.measurements SET delete_time = \(noon) WHERE user_id = \(user())")
        let number = try await late.takeChangeNumber(of: user(), in: .profile)
        try await late.execute("UPDATE profile.changes SET change_number = \(number) WHERE user_id = \(user())")
        let mine = try await late.first("SELECT change_slot FROM profile.changes WHERE user_id = \(user())")?
          .decode("change_slot", as: Int.self)
        // Others are in the same slot only by chance; these wait for nobody.
        var others: [UserID] = []
        for number in 2...40 where others.count < 3 {
          let theirs = try await late.first(
            """
            SELECT \(unescaped: FeedPositions.slotOfUser) AS slot
            FROM (VALUES (\(user(number)))) AS owner (user_id)
            """)?.decode("slot", as: Int.self)
          if theirs != mine { others.append(user(number)) }
        }
        for other in others { try await store.add(measurement(7), of: other, at: noon) }
        let page = try await client.listProfileChanges(.init(cursor: before))
        #expect(Set(page.changes.map(\.userID)) == Set(others.map { "\($0)" }))
        return page.nextCursor
      }
      let after = try await client.listProfileChanges(.init(cursor: cursor)).changes
      #expect(
        after.map(\.change) == [
          .deletedMeasurement(.init(measurementID: "\(measurementID(1))", deleteTime: .init(noon)))
        ])
    }
  }

  @Test("A watcher gets existing changes, then new ones, none of them twice")
  func watch() async throws {
    try await withFeed { store, _, notifier, client in
      try await store.add(measurement(1), of: user(1), at: noon)
      let seen = try await client.watchProfileChanges(.init()) { responses in
        var iterator = responses.makeAsyncIterator()
        var seen = try await iterator.next()?.changes.map(\.userID) ?? []
        for number in 2...3 {
          try await store.add(measurement(number), of: user(number), at: noon)
          notifier.notify()
          seen += try await iterator.next()?.changes.map(\.userID) ?? []
        }
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

  @Test("The service's role can neither change its epoch nor delete its changes")
  func leastPrivilege() async throws {
    try await withFeed { _, pool, _, _ in
      for statement: SQLQuery in [
        "UPDATE profile.feed SET epoch = gen_random_uuid()", "DELETE FROM profile.feed", "DELETE FROM profile.changes",
        "DELETE FROM profile.feed_slots",
        "INSERT INTO profile.feed_slots (slot) VALUES (3)",
      ] {
        await #expect(throws: PostgresError.self) { try await pool.execute(statement) }
      }
    }
  }
}
