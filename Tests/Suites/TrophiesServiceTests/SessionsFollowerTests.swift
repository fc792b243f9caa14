import SessionsProto
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanRPC
import TitanTesting
import TrophiesDomain
import TrophiesProto
import TrophiesService

@Suite("Following the sessions feed")
struct SessionsFollowerTests {
  private struct Scene: Sendable {
    let database: TestDatabase
    let store: PostgresTrophyStore
    let feed = MemoryFeed()
    var countsOnly = true

    var follower: FollowedFeed<SessionsV1.SessionChange, PostgresTrophyStore> {
      FollowedFeed(
        FeedClient(.sessions(countsOnly: countsOnly), TestCalls([feed]).channel), into: store, clock: { now },
        logger: .silent
      ) { try ProjectedChange($0) }
    }

    /// Runs a follower until a user has these trophies.
    func follow(until names: [String], of owner: UserID = user()) async throws {
      try await withThrowingTaskGroup { group in
        group.addTask {
          while !Task.isCancelled {
            // A follower that stops is restarted, as the service does it.
            try? await follower.run()
          }
        }
        while try await store.names(of: owner) != names { try await Task.sleep(for: .milliseconds(2)) }
        group.cancelAll()
      }
    }
  }

  private func withScene(
    countsOnly: Bool = true, _ body: @Sendable (Scene) async throws -> Void
  ) async throws {
    try await TestDatabase.with([.trophies]) { database in
      try await database.withPool(as: .trophies) { pool in
        try await body(Scene(database: database, store: PostgresTrophyStore(pool), countsOnly: countsOnly))
      }
    }
  }

  @Test(
    "Existing, new and deleted sessions arrive, even from an older feed that sends whole sessions",
    .timeLimit(.minutes(10)), arguments: [true, false])
  func follows(_ countsOnly: Bool) async throws {
    try await withScene(countsOnly: countsOnly) { scene in
      scene.feed.add(added(session(1, reps: 6)))
      try await scene.follow(until: ["T-SESSION-5"])
      scene.feed.add(added(session(2, reps: 11)))
      try await scene.follow(until: ["T-SESSION-10", "T-SESSION-5"])
      scene.feed.add(deleted(2))
      try await scene.follow(until: ["T-SESSION-5"])
    }
  }

  @Test("A pause in the feed completes a streak", .timeLimit(.minutes(10)))
  func pauses() async throws {
    try await withScene { scene in
      let first = CalendarDay(of: monday, utcOffsetSeconds: 7_200)
      for day in [0, 1, 3] { scene.feed.add(added(session(day, day: day, reps: 1))) }
      scene.feed.add(added(session(9, day: 9, reps: 6)))
      try await scene.follow(until: ["T-SESSION-5"])
      scene.feed.add(
        ProjectedChange(user: user(), .days(DayRules(timeZone: "Asia/Tokyo", pauses: [first + 2...first + 2]))))
      try await scene.follow(until: ["T-SESSION-5", "T-STREAK-3"])
      #expect(try await scene.store.details(of: user()).history.zone == "Asia/Tokyo")
    }
  }

  @Test("A follower killed after every change loses nothing, and applies nothing twice", .timeLimit(.minutes(10)))
  func killed() async throws {
    try await withScene { scene in
      for number in 1...20 { scene.feed.add(added(session(number, day: number / 4, reps: number))) }
      scene.feed.breakWatches(after: 1)
      let expected = ["T-DAY-50", "T-SESSION-10", "T-SESSION-20", "T-SESSION-5", "T-STREAK-3"]
      try await scene.follow(until: expected)
      let changes = try await scene.store.awardChanges(of: user(), after: 0, limit: 99)
      // A number for each award, and one each for the second and third level: none was granted, revoked and granted
      // again.
      #expect(changes.awards.count == expected.count)
      #expect(changes.changes.last.map { $0.number <= expected.count + 2 } == true)
    }
  }

  @Test("A restored feed is read again from its start, and what it lost is removed", .timeLimit(.minutes(10)))
  func newEpoch() async throws {
    try await withScene { scene in
      for number in 1...5 { scene.feed.add(added(session(number, reps: 4 + number))) }
      scene.feed.add(added(session(6, reps: 20)))
      try await scene.follow(until: ["T-DAY-50", "T-SESSION-10", "T-SESSION-20", "T-SESSION-5"])
      scene.feed.restore(keeping: 5)
      try await scene.follow(until: ["T-SESSION-5"])
      #expect(
        try await scene.store.standing() == FeedStanding(positions: .inFirstSlot(5, ofEpoch: 2), isRebuilding: false))
    }
  }

  @Test("A rereading that another process has begun is not restarted")
  func overtaken() async throws {
    try await withScene { scene in
      scene.feed.add(added(session(1, reps: 12)))
      #expect(
        try await scene.store.apply(
          [added(session(1, reps: 12))], from: place(0), to: .inFirstSlot(1, ofEpoch: 1), at: now))
      scene.feed.restore(keeping: 1)
      let projection = OvertakenProjection(store: scene.store) { store in
        try await store.beginRebuild(from: .inFirstSlot(1, ofEpoch: 1))
        _ = try await store.apply(
          [added(session(1, reps: 12))], from: place(0), to: .inFirstSlot(1, ofEpoch: 2), at: now)
      }
      let follower = FollowedFeed(
        FeedClient(.sessions(), TestCalls([scene.feed]).channel), into: projection, clock: { now }, logger: .silent
      ) { try ProjectedChange($0) }
      try await follower.run()
      #expect(
        try await scene.store.standing() == FeedStanding(positions: .inFirstSlot(1, ofEpoch: 2), isRebuilding: true))
    }
  }

  @Test("An award reaches a watcher, from the feed through the database", .timeLimit(.minutes(10)))
  func pushed() async throws {
    try await withScene { scene in
      let notifier = Notifier(channel: PostgresTrophyStore.awardsChannel)
      let handler = TrophiesHandler(store: scene.store, notifier: notifier, clock: { now })
      let client = TrophiesV1.TrophiesServiceClient(
        channel: TestCalls([handler]).channel, options: TestCalls.by(user()))
      try await withThrowingTaskGroup { group in
        group.addTask {
          await Notifier.connect([notifier], to: scene.database.configuration(as: .trophies), logger: .silent)
        }
        group.addTask { try await scene.follower.run() }
        let pushed = try await client.watchAwards(.init()) { responses in
          scene.feed.add(added(session(1, reps: 7)))
          var iterator = responses.makeAsyncIterator()
          return try await iterator.next()?.award?.trophy?.title
        }
        #expect(pushed == "5 pushups")
        group.cancelAll()
      }
    }
  }
}

/// A projection that another process advances as soon as its positions have been read.
private struct OvertakenProjection: FeedProjection {
  let store: PostgresTrophyStore
  /// What the other process does.
  let overtake: @Sendable (PostgresTrophyStore) async throws -> Void

  func standing() async throws -> FeedStanding {
    let standing = try await store.standing()
    try await overtake(store)
    return standing
  }

  func apply(
    _ changes: [ProjectedChange], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool { try await store.apply(changes, from: positions, to: next, at: now) }

  func beginRebuild(from positions: FeedPositions) async throws { try await store.beginRebuild(from: positions) }

  func finishRebuild(from positions: FeedPositions, at now: Timestamp) async throws {
    try await store.finishRebuild(from: positions, at: now)
  }
}
