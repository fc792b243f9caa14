import Foundation
import PoseCountingDomain
import PoseCountingService
import PoseProto
import Testing
import TitanCore
import TitanFeeds
import TitanMotion
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("The feed of what becomes of streams")
struct PoseFeedTests {
  /// A counter that counts otherwise.
  private static func strict() -> PushUpParameters {
    var parameters = PushUpParameters(name: "pushup/test")
    parameters.floor = 70_000
    parameters.floorInSet = 70_000
    return parameters
  }

  private struct House {
    let pool: PostgresPool
    let store: PostgresStreamStore
    let fixture: PoseFixture
    let notifier = Notifier()

    init(_ pool: PostgresPool) {
      self.pool = pool
      store = PostgresStreamStore(pool)
      fixture = PoseFixture(store: store, counters: PushUpParameters.versions + [PoseFeedTests.strict()])
    }

    func follower(_ role: Caller.Role = .service("sessions")) -> PoseV1.PoseFeedServiceClient {
      let router = RPCRouter(
        interceptors: [SendingDetails(), CalledBy(role: role)],
        services: [PoseFeedHandler(store: store, notifier: notifier)])
      return .init(channel: InProcessTransport(router: router))
    }

    /// A whole set, of so many frames.
    func count(_ frames: Int, _ retention: PoseV1.FrameRetention = .unspecified) async throws -> PoseV1.RepReceipt {
      let all = try PoseRecording.renderedAthlete().messages
      let open = PoseFixture.open(UUID()) { ($0.retention, $0.counter) = (retention, "pushup/1") }
      let answers = try await fixture.connect().stream(open, Array(all.prefix(frames)))
      return try #require(answers.receipts.first)
    }

    /// Waits for whatever else runs in the cluster and holds changes back.
    func settle() async throws {
      while try await store.changes(after: .beginning, limit: 1).isPending {
        try await Task.sleep(for: .milliseconds(5))
      }
    }

    func delete(_ receipt: PoseV1.RepReceipt) async throws {
      _ = try await fixture.connect().deleteStream(.init(streamID: receipt.streamID))
    }
  }

  private struct CalledBy: ServerInterceptor {
    let role: Caller.Role

    func intercept(_ context: ServerContext, next: Next) async throws {
      context.caller = Caller(role: role, expiresAt: PoseFixture.noon)
      try await next(context)
    }
  }

  private func with(_ body: @Sendable (House) async throws -> Void) async throws {
    try await TestDatabase.with(.pose) { try await body(House($0)) }
  }

  @Test("The feed sends deleted frames and recounts of closed streams; each stream once")
  func pages() async throws {
    try await with { house in
      let client = house.follower()
      let empty = try await client.listStreamChanges(.init())
      #expect((empty.changes, empty.nextCursor) == ([], ""))
      let (first, second) = (try await house.count(60), try await house.count(400))
      // One that was never kept says so in its receipt; one that is not closed has none.
      _ = try await house.count(61, .none)
      let unfinished = PoseFixture.open(UUID()) { $0.counter = "pushup/1" }
      _ = try await house.fixture.connect().converse([.open(unfinished)])
      _ = try await house.fixture.connect().deleteStream(.init(streamID: unfinished.streamID))
      _ = try await house.count(62)
      try await house.delete(first)
      let recount = try await house.fixture.connect().recountStream(
        .init(streamID: second.streamID, counter: "pushup/test"))
      try await house.settle()
      let page = try await client.listStreamChanges(.init(pageSize: 1))
      let rest = try await client.listStreamChanges(.init(cursor: page.nextCursor))
      let user = "\(house.fixture.user)"
      #expect(
        page.changes == [
          .init(
            userID: user, streamID: first.streamID, framesDeleteTime: .init(PoseFixture.noon), cursor: page.nextCursor)
        ])
      let made = PoseV1.StreamRecount(counter: "pushup/test", reps: recount.newReps)
      #expect(
        rest.changes == [
          .init(userID: user, streamID: second.streamID, recounts: [made], cursor: rest.nextCursor)
        ])
      // What changes again comes once, in its new place; what changes nothing does not come.
      try await house.delete(second)
      try await house.delete(first)
      try await house.settle()
      let later = try await client.listStreamChanges(.init(cursor: rest.nextCursor))
      #expect(later.changes.map(\.streamID) == [second.streamID] && later.changes.first?.recounts == [made])
      #expect(later.changes.first?.framesDeleteTime == .init(PoseFixture.noon))
      let all = try await client.listStreamChanges(.init())
      #expect(all.changes.map(\.streamID) == [first.streamID, second.streamID] && all.epoch == empty.epoch)
    }
  }

  @Test("A change that is held back is not told yet, and the page says so")
  func pending() async throws {
    try await with { house in
      let (client, athlete) = (house.follower(), house.fixture.connect())
      let stream = try await house.count(60).streamID
      try await house.pool.withTransaction { older in
        _ = try await older.first("SELECT pg_current_xact_id()::text AS number")
        _ = try await athlete.deleteStream(.init(streamID: stream))
        let held = try await client.listStreamChanges(.init())
        #expect(held.changes.isEmpty && held.isPending)
      }
      try await house.settle()
      let told = try await client.listStreamChanges(.init())
      #expect(told.changes.map(\.streamID) == [stream] && !told.isPending)
    }
  }

  @Test("Frames that expire are told of, all of them")
  func expiry() async throws {
    try await with { house in
      let receipts = [try await house.count(60), try await house.count(61), try await house.count(62, .days365)]
      let keeper = StreamKeeper(house.store, now: { PoseFixture.noon + .seconds(31 * 86_400) })
      try await keeper.expire()
      try await house.settle()
      let told = try await house.follower().listStreamChanges(.init()).changes
      #expect(Set(told.map(\.streamID)) == Set(receipts[..<2].map(\.streamID)))
      #expect(told.allSatisfy { $0.framesDeleteTime == .init(PoseFixture.noon + .seconds(31 * 86_400)) })
    }
  }

  @Test("The notifier wakes watchers")
  func watch() async throws {
    try await with { house in
      let receipt = try await house.count(60)
      let told = try await house.follower().watchStreamChanges(.init()) { responses in
        try await house.delete(receipt)
        house.notifier.notify()
        for try await response in responses { return response.changes }
        return []
      }
      #expect(told.map(\.streamID) == [receipt.streamID])
    }
  }

  @Test("Nobody reads it but the service of sessions", arguments: [Caller.Role.user, .admin, .service("training")])
  func access(_ role: Caller.Role) async throws {
    try await with { house in
      let client = house.follower(role)
      let listed = await #expect(throws: RPCError.self) { try await client.listStreamChanges(.init()) }
      let watched = await #expect(throws: RPCError.self) {
        try await client.watchStreamChanges(.init()) { for try await _ in $0 {} }
      }
      for error in [listed, watched] {
        #expect((error?.code, error?.info?.reason) == (.permissionDenied, "ROLE_NOT_ALLOWED"))
      }
    }
  }

  @Test("Unknown cursors, cursors from another epoch and from the store's future")
  func cursors() async throws {
    try await with { house in
      let client = house.follower()
      let epoch = try await house.store.changes(after: .beginning, limit: 1).epoch
      let future = FeedPosition(transaction: 1 << 50, userID: house.fixture.user, kind: 0, thingID: UUID())
      for (cursor, code, reason) in [
        ("x", StatusCode.invalidArgument, "CURSOR_INVALID"),
        (FeedCursor(epoch: epoch, position: future).text, .failedPrecondition, "EPOCH_CHANGED"),
        (
          FeedCursor(epoch: FeedEpoch(UUID()), position: .beginning).text, .failedPrecondition, "EPOCH_CHANGED"
        ),
      ] {
        let error = await #expect(throws: RPCError.self) { try await client.listStreamChanges(.init(cursor: cursor)) }
        #expect((error?.code, error?.info?.reason) == (code, reason))
      }
    }
  }

  @Test("Its tables are what the service may write, no more")
  func grants() async throws {
    try await with { house in
      for statement in [
        "DELETE FROM pose.changes", "UPDATE pose.changes SET stream_id = user_id", "DELETE FROM pose.feed",
        "UPDATE pose.feed SET epoch = gen_random_uuid()", "DELETE FROM pose.feeds",
      ] as [SQLQuery] {
        await #expect(throws: (any Error).self) { try await house.pool.execute(statement) }
      }
    }
  }
}
