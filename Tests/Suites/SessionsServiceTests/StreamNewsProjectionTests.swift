import PoseProto
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

@Suite("News from the pose feed")
struct StreamNewsProjectionTests {
  private func change(
    _ stream: Int, of user: UserID = user(), expired: Bool = false, _ counts: [StreamCount] = []
  ) -> StreamNewsChange {
    StreamNewsChange(
      user: user, stream: LandmarkStreamID(uuid(stream)), news: StreamNews(isExpired: expired, counts: counts))
  }

  private let lower = StreamCount(counter: "pushup/2", reps: 4)

  private func with(
    _ body: @Sendable (PostgresPool, PostgresSessionStore, StreamNewsProjection) async throws -> Void
  ) async throws {
    try await TestDatabase.with(.sessions) { pool in
      try await body(
        pool, PostgresSessionStore(pool), StreamNewsProjection(pool, notifier: Notifier()))
    }
  }

  private func session(_ number: Int, _ store: PostgresSessionStore) async throws -> Session {
    try #require(try await store.session(sessionID(number), of: user()))
  }

  @Test("A session whose stream has expired falls back to its digest, once, and all followers get the change")
  func expiry() async throws {
    try await with { pool, store, projection in
      for number in 1...2 { _ = try await store.create(newSession(number, minutes: number * 10)) }
      _ = try await store.create(newSession(3, of: user(2)))
      let before = try await session(1, store)
      let news = [change(1, expired: true), change(1, expired: true), change(9, expired: true)]
      #expect(try await projection.apply(news, from: place(0), to: place(1), at: noon))
      let after = try await session(1, store)
      #expect((after.facts.evidence, after.revision) == (.verifiedDigest, before.revision + 1))
      #expect(try await session(2, store).facts.evidence == .verifiedStream)
      // Another process that starts from the same positions is too late.
      #expect(try await projection.apply([change(2, expired: true)], from: place(0), to: place(2), at: noon) == false)
      #expect(try await projection.apply([change(1, expired: true)], from: place(1), to: place(2), at: noon))
      #expect(try await session(1, store) == after)
      let told = try await store.changes(
        .sessions, .everything, after: .beginning(of: FeedPositions.slots), limit: 9
      ).entries.map(\.change)
      #expect(told.count == 3 && told.last { $0.userID == user() }?.state == .session(after))
      #expect(try await store.session(sessionID(3), of: user(2))?.facts.evidence == .verifiedStream)
    }
  }

  @Test("A recount is offered while it is available, and not after it was accepted")
  func recount() async throws {
    try await with { _, store, projection in
      _ = try await store.create(newSession(1))
      #expect(try await session(1, store).isRecountAvailable == false)
      #expect(try await projection.apply([change(1, [lower])], from: place(0), to: place(1), at: noon))
      let offered = try await session(1, store)
      #expect(offered.isRecountAvailable && offered.newestCount == lower && offered.facts.reps == 5)
      #expect(offered.revision == 1, "its owner may be accepting the recount right now")
      _ = try await store.change(sessionID(1), of: user(), at: noon, request: nil) { session in
        var facts = session.facts
        facts.reps = 4
        facts.proof?.counter = "pushup/2"
        facts.proof?.reps.removeLast()
        return facts
      }
      let accepted = try await session(1, store)
      #expect(!accepted.isRecountAvailable && accepted.newestCount == lower)
      let newer = [lower, StreamCount(counter: "pushup/3", reps: 3)]
      #expect(try await projection.apply([change(1, newer)], from: place(1), to: place(2), at: noon))
      #expect(try await session(1, store).isRecountAvailable)
      #expect(try await projection.apply([change(1, expired: true, newer)], from: place(2), to: place(3), at: noon))
      let expired = try await session(1, store)
      #expect(!expired.isRecountAvailable && expired.facts.evidence == .verifiedDigest)
    }
  }

  @Test("News from before a session existed, or while it was deleted, applies to it")
  func earlier() async throws {
    try await with { _, store, projection in
      _ = try await store.create(newSession(3, minutes: 30))
      #expect(try await store.delete(sessionID(3), of: user(), at: noon))
      let told = [change(1, expired: true), change(2, [lower]), change(3, expired: true)]
      #expect(try await projection.apply(told, from: place(0), to: place(1), at: noon))
      guard case .recorded(let late) = try await store.create(newSession(1)) else {
        Issue.record("not recorded")
        return
      }
      #expect((late.facts.evidence, late.revision) == (.verifiedDigest, 1))
      #expect(try await session(1, store) == late)
      _ = try await store.create(newSession(2, minutes: 10))
      #expect(try await session(2, store).isRecountAvailable)
      let back = try #require(try await store.undelete(sessionID(3), of: user(), at: noon))
      #expect(back.facts.evidence == .verifiedDigest)
      #expect(try await session(3, store) == back)
      // The same content returns the same session.
      #expect(try await store.create(newSession(1)) == .existing(late))
    }
  }

  @Test("Rereading the feed does not restore what a session has lost")
  func rebuild() async throws {
    try await with { pool, store, projection in
      func known() async throws -> Int {
        try await pool.first("SELECT count(*) AS count FROM sessions.landmark_streams")?.decode("count") ?? 0
      }
      _ = try await store.create(newSession(1))
      let told = [change(1, expired: true), change(2, expired: true)]
      #expect(try await projection.apply(told, from: place(0), to: place(1), at: noon))
      try await projection.beginRebuild(from: place(1))
      #expect(try await projection.standing() == .init(positions: place(0), isRebuilding: true))
      #expect(try await projection.apply([change(1)], from: place(0), to: place(26), at: noon))
      #expect(try await known() == 2)
      try await projection.finishRebuild(from: place(26), at: noon)
      #expect(try await known() == 1)
      #expect(try await session(1, store).facts.evidence == .verifiedDigest)
      // The other feed keeps its positions.
      #expect(try await GoalProjection(pool).standing() == .init(positions: place(0), isRebuilding: false))
    }
  }

  @Test("Late news of an erased user is dropped")
  func erased() async throws {
    try await with { pool, _, projection in
      let erased = try await PostgresErasures(pool, of: .sessions).erase([user()], from: "", to: "1")
      #expect(erased)
      let told = [change(1, expired: true), change(1, of: user(2), expired: true)]
      #expect(try await projection.apply(told, from: place(0), to: place(1), at: noon))
      for table in ["users", "landmark_streams"] {
        let rows = try await pool.all("SELECT user_id FROM sessions.\(unescaped: table)")
        #expect(try rows.map { try $0.decode("user_id", as: UserID.self) } == [user(2)], "\(table)")
      }
    }
  }

  @Test("News is read from the pose feed, and invalid changes are refused")
  func messages() throws {
    let message = PoseV1.StreamChange(
      userID: "\(user())", streamID: "\(uuid(1))", recounts: [.init(counter: "pushup/2", reps: 4)])
    #expect(try StreamNewsChange(message) == change(1, [lower]))
    var gone = message
    gone.framesDeleteTime = .init(noon)
    #expect(try StreamNewsChange(gone) == change(1, expired: true, [lower]))
    #expect(throws: RuntimeError.self) { try StreamNewsChange(.init(userID: "\(user())")) }
    #expect(throws: RuntimeError.self) { try StreamNewsChange(.init(streamID: "\(uuid(1))")) }
  }

  @Test("A session shows whether a recount is available")
  func shown() async throws {
    try await with { _, store, projection in
      let calls = TestCalls([
        SessionsHandler(
          store: store, feed: store, days: MemoryDayStore(), goals: MemoryGoalStore(),
          receipts: TestSigner().verifier, notifier: Notifier(), watchers: Notifier(),
          clock: { noon })
      ])
      let client = SessionsV1.SessionsServiceClient(channel: calls.channel, options: TestCalls.by(user()))
      _ = try await store.create(newSession(1))
      let before = try await client.getSession(.init(sessionID: "\(sessionID(1))")).session
      #expect(before?.recountAvailable == false)
      #expect(try await projection.apply([change(1, [lower])], from: place(0), to: place(1), at: noon))
      let after = try #require(try await client.getSession(.init(sessionID: "\(sessionID(1))")).session)
      #expect(after.recountAvailable && after.etag == before?.etag && after.reps == 5)
      let error = await #expect(throws: RPCError.self) {
        try await client.updateSession(.init(session: after, updateMask: .init(paths: ["recount_available"])))
      }
      #expect(error?.receivedReason == "IMMUTABLE_FIELD")
    }
  }
}
