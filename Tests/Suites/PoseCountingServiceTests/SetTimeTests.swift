import Foundation
import PoseCountingDomain
import PoseCountingService
import PoseProto
import Synchronization
import Testing
import TitanCore
import TitanMotion
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("When a set was: uploads, live sets, and sets that are given another time")
struct SetTimeTests {
  private static let noon = PoseFixture.noon

  /// A clock that tests move.
  private final class Clock: Sendable {
    private let time = Mutex(noon)
    var now: Timestamp { time.withLock { $0 } }
    func set(_ time: Timestamp) { self.time.withLock { $0 = time } }
  }

  private func withBothStores(_ body: @Sendable (any StreamStore) async throws -> Void) async throws {
    try await body(MemoryStreamStore())
    try await TestDatabase.with(.pose) { pool in try await body(PostgresStreamStore(pool)) }
  }

  private static func frames() throws -> [PoseV1.Frame] { try PoseRecording.renderedAthlete().messages }

  private static func length(_ frames: [PoseV1.Frame]) -> Duration { .microseconds(frames[frames.count - 1].timeUs) }

  @Test("An upload without a start ended just now, and again it is the same receipt")
  func endedNow() async throws {
    try await withBothStores { store in
      let clock = Clock()
      let fixture = PoseFixture(store: store, now: { clock.now })
      let (frames, open) = (try Self.frames(), PoseFixture.open(UUID()))
      clock.set(Self.noon + .seconds(9))
      let receipt = try #require(try await fixture.connect().upload(open, frames).receipt)
      #expect(receipt.endTime == .init(clock.now) && receipt.origin == .upload)
      #expect(receipt.startTime == .init(clock.now - Self.length(frames)))
      let stream = try await fixture.connect().getStream(.init(streamID: open.streamID)).stream
      #expect(stream?.open?.startTime == receipt.startTime)
      clock.set(Self.noon + .seconds(99))
      #expect(try await fixture.connect().upload(open, frames).receipt == receipt)
    }
  }

  @Test("An upload that would end in the future is refused, and its id is free again")
  func future() async throws {
    try await withBothStores { store in
      let fixture = PoseFixture(store: store)
      let (frames, id) = (try Self.frames(), UUID())
      // It begins within the tolerance and ends beyond it.
      let late = PoseFixture.open(id) { $0.startTime = .init(Self.noon + .seconds(300) - .seconds(1)) }
      let error = await #expect(throws: RPCError.self) { try await fixture.connect().upload(late, frames) }
      #expect(error?.code == .invalidArgument && error?.info?.reason == "TIME_IN_FUTURE")
      let missing = await #expect(throws: RPCError.self) {
        try await fixture.connect().getStream(.init(streamID: late.streamID))
      }
      #expect(missing?.code == .notFound)
      let inTime = PoseFixture.open(id) { $0.startTime = .init(Self.noon + .seconds(300) - Self.length(frames)) }
      #expect(try await fixture.connect().upload(inTime, frames).receipt?.endTime == .init(Self.noon + .seconds(300)))
    }
  }

  /// Streams a set, its clock moved before each batch of a second to what `time` says of the batch.
  private static func stream(
    _ fixture: PoseFixture, _ clock: Clock, _ open: PoseV1.Open, connections: Int = 1,
    time: (Int) -> Duration
  ) async throws -> PoseV1.RepReceipt {
    let batches = try Self.frames().batches(of: 15)
    let opened = clock.now
    for connection in 0..<connections {
      let isLast = connection == connections - 1
      let part = batches.count * connection / connections..<batches.count * (connection + 1) / connections
      var answers: [PoseV1.StreamRepsResponse] = []
      try await fixture.connect().streamReps { writer, responses in
        try await writer.write(.open(open))
        var iterator = responses.makeAsyncIterator()
        guard case .ready? = try await iterator.next()?.message else { return }
        for batch in part {
          clock.set(opened + time(batch))
          try await writer.write(.frames(batches[batch]))
          // The next batch comes later: until this one is taken.
          let last = batches[batch][batches[batch].count - 1].number
          try await untilTaken(last, fixture, open)
        }
        if isLast { try await writer.write(.close) }
        writer.finish()
        while let answer = try await iterator.next() { answers.append(answer) }
      }
      if let receipt = answers.receipts.first { return receipt }
    }
    throw MissingReceipt()
  }
  private struct MissingReceipt: Error {}

  /// Frames are stored soon after they were taken.
  private static func untilTaken(_ frame: UInt64, _ fixture: PoseFixture, _ open: PoseV1.Open) async throws {
    while try await fixture.connect().getStream(.init(streamID: open.streamID)).stream?.frameCount ?? 0 <= frame {
      await Task.yield()
    }
  }

  private static func limits() -> PoseLimits {
    var limits = PoseLimits()
    limits.framesPerChunk = 1
    return limits
  }

  @Test("A set whose frames come at their pace is LIVE, also over two connections", arguments: [1, 2])
  func live(connections: Int) async throws {
    try await withBothStores { store in
      let clock = Clock()
      let fixture = PoseFixture(store: store, limits: Self.limits(), now: { clock.now })
      let open = PoseFixture.open(UUID()) { $0.startTime = .init(clock.now) }
      let receipt = try await Self.stream(fixture, clock, open, connections: connections) { .seconds($0 + 1) }
      #expect(receipt.origin == .live && receipt.evidenceFlags.isEmpty && receipt.reps.count == 12)
      #expect(try await fixture.connect().getStream(.init(streamID: open.streamID)).stream?.origin == .live)
    }
  }

  @Test(
    "A set that is sent in one go came as an upload does, whenever it says to have begun, and so did one of two hours ago"
  )
  func notLive() async throws {
    try await withBothStores { store in
      let clock = Clock()
      let fixture = PoseFixture(store: store, limits: Self.limits(), now: { clock.now })
      for (start, pace, flags) in [
        (Duration.seconds(-7_200), Duration.zero, []), (.seconds(-60), .zero, []), (.zero, .zero, [.aheadOfClock]),
        (.seconds(-7_200), .seconds(1), []),
      ] as [(Duration, Duration, [PoseV1.EvidenceFlag])] {
        clock.set(Self.noon)
        let open = PoseFixture.open(UUID()) { $0.startTime = .init(Self.noon + start) }
        let receipt = try await Self.stream(fixture.asAnother(), clock, open) { pace * ($0 + 1) }
        #expect(receipt.origin == .upload && receipt.evidenceFlags == flags, "\(start) \(pace)")
      }
    }
  }

  @Test("A set that is given another time has another receipt, its recounts too; the same time is the same receipt")
  func retimed() async throws {
    try await withBothStores { store in
      let fixture = PoseFixture(store: store)
      let client = fixture.connect()
      let frames = try Self.frames()
      let open = PoseFixture.open(UUID()) { $0.counter = "pushup/1" }
      let old = try #require(try await client.upload(open, frames).receipt)
      let oldRecount = try #require(try await client.recountStream(.init(streamID: open.streamID)).receipt)
      let yesterday = Self.noon - .seconds(86_400)
      let request = PoseV1.RetimeStreamRequest(streamID: open.streamID, startTime: .init(yesterday))
      let new = try #require(try await client.retimeStream(request).receipt)
      #expect(new.startTime == .init(yesterday) && new.endTime == .init(yesterday + Self.length(frames)))
      #expect(new.receiptID != old.receiptID && new.streamID == old.streamID && new.reps == old.reps)
      #expect(new.streamDigest == old.streamDigest && new.motionDigest == old.motionDigest && new.origin == .upload)
      #expect(try await client.verifyReceipt(.init(jws: new.jws)).receipt == new)
      #expect(try await client.verifyReceipt(.init(jws: old.jws)).valid)
      #expect(try await client.retimeStream(request).receipt == new)
      let stream = try #require(try await client.getStream(.init(streamID: open.streamID)).stream)
      #expect(stream.receipt == new && stream.open?.startTime == .init(yesterday))
      let recount = try #require(try await client.recountStream(.init(streamID: open.streamID)).receipt)
      #expect(
        recount.startTime == new.startTime && recount.endTime == new.endTime && recount.counter == oldRecount.counter)
      #expect(recount.reps == oldRecount.reps && recount.receiptID != oldRecount.receiptID)
    }
  }

  @Test("A live set stays LIVE at the time at which it was seen alone, and what speaks against a set still does")
  func retimedLive() async throws {
    try await withBothStores { store in
      let clock = Clock()
      let fixture = PoseFixture(store: store, limits: Self.limits(), now: { clock.now })
      let client = fixture.connect()
      let open = PoseFixture.open(UUID()) { $0.startTime = .init(clock.now) }
      let live = try await Self.stream(fixture, clock, open) { .seconds($0 + 1) }
      for (shift, origin) in [
        (Duration.seconds(-60), PoseV1.StreamOrigin.live), (.seconds(-900), .upload), (.zero, .live),
      ] {
        let receipt = try await client.retimeStream(
          .init(streamID: open.streamID, startTime: .init(Self.noon + shift))
        ).receipt
        #expect(receipt?.origin == origin && receipt?.reps == live.reps)
        #expect(try await client.getStream(.init(streamID: open.streamID)).stream?.origin == origin)
      }
      let copy = PoseFixture.open(UUID()) { $0.startTime = .init(Self.noon - .seconds(3_600)) }
      let flagged = try await client.stream(copy, try Self.frames()).receipts.first
      #expect(flagged?.evidenceFlags == [.duplicateMotion])
      let moved = try await client.retimeStream(
        .init(streamID: copy.streamID, startTime: .init(Self.noon - .seconds(7_200)))
      ).receipt
      #expect(moved?.evidenceFlags == [.duplicateMotion])
    }
  }

  @Test("A time that cannot be is refused, and so is a stream that is unfinished, unknown or somebody else's")
  func refused() async throws {
    try await withBothStores { store in
      let fixture = PoseFixture(store: store)
      let client = fixture.connect()
      let (frames, open) = (try Self.frames(), PoseFixture.open(UUID()))
      let receipt = try await client.upload(open, frames).receipt
      let times: [(GoogleProtobuf.Timestamp?, String)] = [
        (nil, "TIMESTAMP_MISSING"), (.init(seconds: 0, nanos: -1), "TIMESTAMP_INVALID"),
        (.init(seconds: 946_684_799), "TIME_TOO_EARLY"), (.init(Self.noon + .seconds(301)), "TIME_IN_FUTURE"),
        (.init(Self.noon + .seconds(299)), "TIME_IN_FUTURE"),
      ]
      for (time, reason) in times {
        let error = await #expect(throws: RPCError.self) {
          try await client.retimeStream(.init(streamID: open.streamID, startTime: time))
        }
        #expect(error?.code == .invalidArgument && error?.info?.reason == reason)
      }
      #expect(try await client.getStream(.init(streamID: open.streamID)).stream?.receipt == receipt)
      let time = GoogleProtobuf.Timestamp(Self.noon - .seconds(600))
      let unfinished = PoseFixture.open(UUID())
      _ = try await client.converse([.open(unfinished)])
      for (caller, id, code, reason) in [
        (client, "7", .invalidArgument, "STREAM_ID_INVALID"),
        (client, unfinished.streamID, .failedPrecondition, "STREAM_UNFINISHED"),
        (client, UUID().uuidString.lowercased(), .notFound, nil),
        (fixture.asAnother().connect(), open.streamID, .notFound, nil),
      ] as [(PoseV1.PoseServiceClient, String, StatusCode, String?)] {
        let error = await #expect(throws: RPCError.self) {
          try await caller.retimeStream(.init(streamID: id, startTime: time))
        }
        #expect(error?.code == code && (reason == nil || error?.info?.reason == reason))
      }
    }
  }
}
