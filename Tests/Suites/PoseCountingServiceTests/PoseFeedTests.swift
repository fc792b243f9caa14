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
    let feed: PoseFeedHandler

    init(_ pool: PostgresPool) {
      self.pool = pool
      store = PostgresStreamStore(pool)
      feed = PoseFeedHandler(store: store)
      fixture = PoseFixture(store: store, counters: PushUpParameters.versions + [PoseFeedTests.strict()])
    }

    func follower(_ role: Caller.Role = .service("sessions")) -> PoseV1.PoseFeedServiceClient {
      let router = RPCRouter(
        interceptors: [SendingDetails(), CalledBy(role: role)],
        services: [feed])
      return .init(channel: InProcessTransport(router: router))
    }

    /// A whole set, of so many frames.
    func count(_ frames: Int, _ retention: PoseV1.FrameRetention = .unspecified) async throws -> PoseV1.RepReceipt {
      let all = try PoseRecording.renderedAthlete().messages
      let open = PoseFixture.open(UUID()) { ($0.retention, $0.counter) = (retention, "pushup/1") }
      let answers = try await fixture.connect().stream(open, Array(all.prefix(frames)))
      return try #require(answers.receipts.first)
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
      let page = try await client.listStreamChanges(.init(pageSize: 1))
      let rest = try await client.listStreamChanges(.init(cursor: page.nextCursor))
      let user = "\(house.fixture.user)"
      #expect(
        page.changes == [
          .init(
            userID: user, streamID: first.streamID, framesDeleteTime: .init(PoseFixture.noon), cursor: page.nextCursor,
            slot: page.changes.first?.slot ?? -1, number: 1)
        ])
      let made = PoseV1.StreamRecount(counter: "pushup/test", reps: recount.newReps)
      #expect(
        rest.changes == [
          .init(
            userID: user, streamID: second.streamID, recounts: [made], cursor: rest.nextCursor,
            slot: page.changes.first?.slot ?? -1, number: 2)
        ])
      // What changes again comes once, in its new place; what changes nothing does not come.
      try await house.delete(second)
      try await house.delete(first)
      let later = try await client.listStreamChanges(.init(cursor: rest.nextCursor))
      #expect(later.changes.map(\.streamID) == [second.streamID] && later.changes.first?.recounts == [made])
      #expect(later.changes.first?.framesDeleteTime == .init(PoseFixture.noon))
      let all = try await client.listStreamChanges(.init())
      #expect(all.changes.map(\.streamID) == [first.streamID, second.streamID] && all.epoch == empty.epoch)
    }
  }

  @Test("A transaction that stays open elsewhere holds nothing back")
  func older() async throws {
    try await with { house in
      let (client, athlete) = (house.follower(), house.fixture.connect())
      let stream = try await house.count(60).streamID
      try await house.pool.withTransaction { older in
        _ = try await older.first("SELECT pg_current_xact_id()::text AS number")
        _ = try await athlete.deleteStream(.init(streamID: stream))
        #expect(try await client.listStreamChanges(.init()).changes.map(\.streamID) == [stream])
      }
    }
  }

  @Test("Frames that expire are told of, all of them")
  func expiry() async throws {
    try await with { house in
      let receipts = [try await house.count(60), try await house.count(61), try await house.count(62, .days365)]
      let keeper = StreamKeeper(house.store, now: { PoseFixture.noon + .seconds(31 * 86_400) })
      try await keeper.expire()
      let told = try await house.follower().listStreamChanges(.init()).changes
      #expect(Set(told.map(\.streamID)) == Set(receipts[..<2].map(\.streamID)))
      #expect(told.allSatisfy { $0.framesDeleteTime == .init(PoseFixture.noon + .seconds(31 * 86_400)) })
    }
  }

  @Test("Streams that expire together have numbers of their own, and one that was told of before has a new one")
  func numbers() async throws {
    try await with { house in
      var receipts: [PoseV1.RepReceipt] = []
      for frames in 60...62 { receipts.append(try await house.count(frames)) }
      _ = try await house.fixture.connect().recountStream(.init(streamID: receipts[2].streamID, counter: "pushup/test"))
      _ = try await house.fixture.connect().recountStream(.init(streamID: receipts[2].streamID, counter: "pushup/test"))
      let client = house.follower()
      let before = try await client.listStreamChanges(.init())
      #expect(before.changes.map(\.number) == [1], "a recount that is there already changes nothing")
      let keeper = StreamKeeper(house.store, now: { PoseFixture.noon + .seconds(31 * 86_400) })
      try await keeper.expire()
      let told = try await client.listStreamChanges(.init(cursor: before.nextCursor)).changes
      #expect(told.map(\.number) == [2, 3, 4])
      #expect(Set(told.map(\.streamID)) == Set(receipts.map(\.streamID)))
      try await keeper.expire()
      #expect(try await client.listStreamChanges(.init()).changes == told)
    }
  }

  @Test("The notifier wakes watchers")
  func watch() async throws {
    try await with { house in
      let receipt = try await house.count(60)
      let told = try await house.follower().watchStreamChanges(.init()) { responses in
        try await house.delete(receipt)
        house.feed.notifier.notify()
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
      let epoch = try await client.listStreamChanges(.init()).epoch
      for (request, code, reason) in [
        (.init(cursor: "x"), StatusCode.invalidArgument, "CURSOR_INVALID"),
        // A cursor by transaction, as the feed had them.
        (.init(cursor: transactionCursor(of: house.fixture.user)), .failedPrecondition, "EPOCH_CHANGED"),
        (.init(slots: [3], numbers: [9], epoch: epoch), .failedPrecondition, "EPOCH_CHANGED"),
        (.init(slots: [3], numbers: [0], epoch: "\(UUID())"), .failedPrecondition, "EPOCH_CHANGED"),
      ] as [(PoseV1.ListStreamChangesRequest, StatusCode, String)] {
        let error = await #expect(throws: RPCError.self) { try await client.listStreamChanges(request) }
        #expect((error?.code, error?.info?.reason) == (code, reason))
      }
    }
  }

  @Test("Its tables are what the service may write, no more")
  func grants() async throws {
    try await with { house in
      for statement in [
        "DELETE FROM pose.changes", "DELETE FROM pose.feed",
        "UPDATE pose.feed SET epoch = gen_random_uuid()", "DELETE FROM pose.feeds", "DELETE FROM pose.feed_slots",
      ] as [SQLQuery] {
        await #expect(throws: (any Error).self) { try await house.pool.execute(statement) }
      }
    }
  }
}
