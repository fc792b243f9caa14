import Crypto
import Foundation
import PoseCountingDomain
import PoseProto
import Synchronization
import Testing
import TitanCore
import TitanFeeds
import TitanMotion
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@testable import PoseCountingService

/// A live set as a browser sends it: each call opens the stream, sends what was not acknowledged, and half-closes.
@Suite("A set as a row of half-duplex calls")
struct HalfDuplexSetTests {
  /// Two processes of the service with one store and one key, and a user whose calls go to either.
  private struct House {
    /// The clock of both processes: the wall clock, and what the cache measures its entries' lifetime with.
    final class Clock: Sendable {
      private let state = Mutex(Duration.zero)
      private let start = ContinuousClock.now

      func advance(by duration: Duration) { state.withLock { $0 += duration } }
      var now: Timestamp { PoseFixture.noon + state.withLock { $0 } }
      var instant: ContinuousClock.Instant { state.withLock { start + $0 } }
    }

    let store: any StreamStore
    let clock = Clock()
    let here: PoseFixture
    let there: PoseFixture
    let id = UUID()

    init(_ store: any StreamStore = MemoryStreamStore(), user: UserID = UserID(UUID()), limits: PoseLimits = .init()) {
      let (clock, signer) = (clock, ReceiptSigner(Curve25519.Signing.PrivateKey()))
      func process() -> PoseFixture {
        PoseFixture(
          store: store, user: user, limits: limits, signer: signer, now: { clock.now },
          halfClosed: HalfClosedStreams(limits, now: { clock.instant }))
      }
      self.store = store
      (here, there) = (process(), process())
    }

    var key: StreamKey { StreamKey(user: here.user, stream: StreamID(id)) }
    var open: PoseV1.Open { PoseFixture.open(id) { $0.startTime = GoogleProtobuf.Timestamp(PoseFixture.noon) } }

    /// One call: `open`, these frames, 32 in a message, and what comes last.
    @discardableResult
    func call(
      _ process: PoseFixture, _ frames: some Collection<PoseV1.Frame> = [], last: [PoseV1.StreamRepsRequest] = []
    ) async throws -> [PoseV1.StreamRepsResponse] {
      try await process.connect().converse(
        [.open(open)] + Array(frames).batches(of: 32).map { .frames($0) } + last)
    }
  }

  private static func frames() throws -> [PoseV1.Frame] { try PoseRecording.renderedAthlete().messages }

  /// What was said about the athlete, in order; without what is about a single call.
  private static func said(_ answers: [PoseV1.StreamRepsResponse]) -> [[UInt8]] {
    answers.compactMap { answer in
      switch answer.message {
      case .ready, .ack, .receipt: nil
      default: answer.serialized()
      }
    }
  }

  @Test("It says what one call says, byte by byte, and nothing stored is counted again", arguments: [1, 9, 60, 300])
  func sameBytes(framesInCall: Int) async throws {
    let (frames, store) = (try Self.frames(), MemoryStreamStore())
    let house = House(store)
    var answers: [PoseV1.StreamRepsResponse] = []
    for batch in frames.batches(of: framesInCall) {
      let said = try await house.call(house.here, batch)
      #expect(said.readies.first?.nextFrame == batch[0].number && said.acks.last == batch.last?.number)
      #expect(said.readies.first?.reps == UInt32(answers.reps.count))
      answers += said
    }
    answers += try await house.call(house.here, last: [.close])
    #expect(store.replayed == 0 && house.here.services.halfClosed.count == 0)
    let whole = try await House().call(house.here, frames, last: [.close])
    #expect(Self.said(answers) == Self.said(whole))
    try Self.expectSame(answers.receipts.first, try #require(whole.receipts.first))
  }

  /// Receipts that differ only in what names a call and its time, and in their proof.
  private static func expectSame(_ receipt: PoseV1.RepReceipt?, _ other: PoseV1.RepReceipt) throws {
    var receipt = try #require(receipt)
    (receipt.receiptID, receipt.streamID, receipt.userID) = (other.receiptID, other.streamID, other.userID)
    (receipt.keyID, receipt.jws) = (other.keyID, other.jws)
    (receipt.origin, receipt.evidenceFlags) = (other.origin, other.evidenceFlags)
    #expect(receipt == other)
  }

  /// What happens between two calls of a set, and what the second one finds: how much of the stored is read again.
  private struct Between: Sendable {
    let name: String
    let replays: Int
    let happens: @Sendable (House, [PoseV1.Frame]) async throws -> Void

    init(
      _ name: String, replays: Int, _ happens: @escaping @Sendable (House, [PoseV1.Frame]) async throws -> Void
    ) {
      (self.name, self.replays, self.happens) = (name, replays, happens)
    }
  }

  private static let continuing: [Between] = [
    Between("nothing", replays: 0) { _, _ in },
    Between("a call without frames", replays: 0) { house, _ in try await house.call(house.here) },
    Between("almost ten seconds", replays: 0) { house, _ in house.clock.advance(by: .milliseconds(9_999)) },
    Between("ten seconds", replays: 1) { house, _ in house.clock.advance(by: .seconds(10)) },
    Between("a call to the other process", replays: 2) { house, frames in
      try await house.call(house.there, frames[300..<330])
    },
    Between("a call without frames to the other process", replays: 2) { house, _ in
      try await house.call(house.there)
    },
    Between("calls to the other process, this one, and the other one", replays: 4) { house, frames in
      try await house.call(house.there, frames[300..<310])
      try await house.call(house.here, frames[310..<320])
      try await house.call(house.there, frames[320..<330])
    },
    Between("a refused frame", replays: 0) { house, frames in
      var bad = frames[302]
      bad.landmarks[5] = .nan
      let error = await #expect(throws: RPCError.self) { try await house.call(house.here, frames[300..<302] + [bad]) }
      #expect(error?.info?.reason == "LANDMARK_NAN")
    },
    Between("the call again, as if its answer was lost", replays: 0) { house, frames in
      let error = await #expect(throws: RPCError.self) { try await house.call(house.here, frames[..<300]) }
      #expect(error?.info?.reason == "FRAME_NUMBER" && error?.info?.facts["expected"] == "300")
    },
    Between("the call again, to the other process", replays: 2) { house, frames in
      await #expect(throws: RPCError.self) { try await house.call(house.there, frames[..<300]) }
    },
    Between("a connection that was taken over by one that is gone", replays: 1) { house, _ in
      try await house.here.connect().streamReps { writer, responses in
        var answers = responses.makeAsyncIterator()
        try await writer.write(.open(house.open))
        _ = try await answers.next()
      }
    },
    Between("shutdown", replays: 0) { house, _ in
      let storing = Task { await house.here.services.groupCommit.run() }
      storing.cancel()
      await storing.value
    },
  ]

  @Test("Whatever happens between two calls, the count is the same", arguments: 0..<continuing.count)
  func between(number: Int) async throws {
    let between = Self.continuing[number]
    let (frames, store) = (try Self.frames(), MemoryStreamStore())
    let house = House(store)
    try await house.call(house.here, frames[..<300])
    try await between.happens(house, frames)
    let ready = try #require(try await house.call(house.here).readies.first)
    #expect(ready.nextFrame >= 300 && !ready.closed)
    #expect(store.replayed == between.replays, "\(between.name)")
    let answers = try await house.call(house.here, frames[Int(ready.nextFrame)...], last: [.close])
    #expect(store.replayed == between.replays, "\(between.name)")
    let whole = try await House().call(house.here, frames, last: [.close])
    try Self.expectSame(answers.receipts.first, try #require(whole.receipts.first))
  }

  @Test("A store that was set back decides where to go on")
  func setBack() async throws {
    let (frames, store) = (try Self.frames(), MemoryStreamStore())
    let house = House(store)
    for range in [0..<200, 200..<300] { try await house.call(house.here, frames[range]) }
    store.forgetLastChunks()
    let ready = try #require(try await house.call(house.here).readies.first)
    let next = Int(ready.nextFrame)
    #expect(next < 300 && store.replayed == 1)
    let answers = try await house.call(house.here, frames[next...], last: [.close])
    let whole = try await House().call(house.here, frames, last: [.close])
    try Self.expectSame(answers.receipts.first, try #require(whole.receipts.first))
  }

  @Test("A stream that was closed by another process gives its receipt, with its new time if it was moved")
  func closedElsewhere() async throws {
    for isMoved in [false, true] {
      let (house, frames) = (House(), try Self.frames())
      try await house.call(house.here, frames[..<300])
      var receipt = try #require(try await house.call(house.there, frames[300...], last: [.close]).receipts.first)
      if isMoved {
        let start = GoogleProtobuf.Timestamp(PoseFixture.noon - .seconds(3_600))
        let request = PoseV1.RetimeStreamRequest(streamID: house.id.uuidString.lowercased(), startTime: start)
        receipt = try #require(try await house.there.connect().retimeStream(request).receipt)
        #expect(receipt.startTime == start)
      }
      let open = PoseFixture.open(house.id)
      let again = try await house.here.connect().converse([.open(open)])
      #expect(again.readies.first?.closed == true && again.receipts == [receipt] && again.count == 2)
      #expect(house.here.services.halfClosed.count == 0)
    }
  }

  @Test("A closed stream is not kept")
  func closed() async throws {
    let (house, frames) = (House(), try Self.frames())
    try await house.call(house.here, frames[..<300], last: [.close])
    #expect(house.here.services.halfClosed.count == 0)
  }

  @Test("Deleted frames cannot be continued, whoever has them in memory")
  func deleted() async throws {
    let deletions: [@Sendable (House) async throws -> Void] = [
      { house in
        let request = PoseV1.DeleteStreamRequest(streamID: house.id.uuidString.lowercased())
        _ = try await house.here.connect().deleteStream(request)
      },
      { house in
        let request = PoseV1.DeleteStreamRequest(streamID: house.id.uuidString.lowercased())
        _ = try await house.there.connect().deleteStream(request)
      },
      { house in
        // Expired: a day to finish, and a month to keep.
        let expired = try await house.store.expireFrames(at: house.clock.now + .seconds(32 * 86_400), limit: 9)
        #expect(expired == 1)
      },
    ]
    for delete in deletions {
      let (house, frames) = (House(), try Self.frames())
      try await house.call(house.here, frames[..<300])
      try await delete(house)
      let error = await #expect(throws: RPCError.self) { try await house.call(house.here, frames[300...]) }
      #expect(error?.info?.reason == "STREAM_EXPIRED" && house.here.services.halfClosed.count == 0)
    }
  }

  @Test("A call needs its own token, and another user with the same id finds a stream of their own")
  func callers() async throws {
    let (house, frames) = (House(), try Self.frames())
    try await house.call(house.here, frames[..<300])
    let error = await #expect(throws: RPCError.self) {
      try await house.here.connect(signedIn: false).converse([.open(house.open)])
    }
    #expect(error?.code == .unauthenticated)
    let other = try await house.here.asAnother().connect().converse([.open(house.open)]).readies.first
    #expect(other?.nextFrame == 0 && other?.reps == 0)
    #expect(try await house.call(house.here).readies.first?.nextFrame == 300)
  }

  @Test("A pause ends with its call, also if the stream was kept")
  func pause() async throws {
    let frames = try Self.frames()
    var receipts: [PoseV1.RepReceipt] = []
    for lifetime in [Duration.zero, .seconds(10)] {
      var limits = PoseLimits()
      limits.halfClosedLifetime = lifetime
      let store = MemoryStreamStore()
      let house = House(store, limits: limits)
      // The first six push-ups end before 12 s, the last three begin after 23 s.
      try await house.call(house.here, frames.filter { $0.timeUs < 12_000_000 }, last: [.pause])
      let resting = frames.filter { (12_000_000..<23_500_000).contains($0.timeUs) }
      for part in [resting[..<100], resting[100...]] {
        try await house.here.connect().converse(
          [.open(house.open), .pause] + Array(part).batches(of: 32).map { .frames($0) })
      }
      let answers = try await house.call(
        house.here, frames.filter { $0.timeUs >= 23_500_000 }, last: [.close])
      #expect(answers.readies.first?.reps == 6)
      receipts.append(try #require(answers.receipts.first))
      #expect(store.replayed == (lifetime == .zero ? 3 : 0))
    }
    #expect(receipts[1].reps.count == 8 && receipts[1].streamDigest == receipts[0].streamDigest)
    try Self.expectSame(receipts[1], receipts[0])
  }

  @Test(
    "Cut anywhere and served by either process, 40 times: the count is the same",
    arguments: [Duration.zero, .seconds(10)])
  func trials(lifetime: Duration) async throws {
    let frames = try Self.frames()
    var generator = SplitMix64(seed: 2_026)
    var limits = PoseLimits()
    limits.halfClosedLifetime = lifetime
    let whole = try #require(try await House().call(PoseFixture(), frames, last: [.close]).receipts.first)
    for trial in 0..<40 {
      let house = House(limits: limits)
      var next = 0
      while next < frames.count {
        let end = min(frames.count, next + Int.random(in: 0...200, using: &generator))
        try await house.call(Bool.random(using: &generator) ? house.here : house.there, frames[next..<end])
        next = end
      }
      let answers = try await house.call(house.here, last: [.close])
      try Self.expectSame(answers.receipts.first, whole)
      #expect(answers.receipts.first?.streamDigest == whole.streamDigest, "trial \(trial)")
    }
  }

  /// How the calls of a set come: after how many seconds each, with how many seconds of frames.
  private static let paces: [(name: String, calls: [(wait: Double, seconds: Double)], origin: PoseV1.StreamOrigin)] = [
    ("two seconds of frames every two seconds", Array(repeating: (2, 2), count: 13), .live),
    ("a second every second", Array(repeating: (1, 1), count: 26), .live),
    ("everything in one call", [(0, 26)], .upload),
    ("in many calls, all at once", Array(repeating: (0, 2), count: 13), .upload),
    ("at three times the pace", Array(repeating: (2.0 / 3, 2), count: 13), .upload),
    ("16 of 26 seconds held back by a network", [(2, 2), (2, 2), (16, 16), (2, 2), (2, 2), (2, 2)], .upload),
    ("8 of 26 seconds held back", [(2, 2), (2, 2), (2, 2), (8, 8)] + Array(repeating: (2, 2), count: 6), .live),
  ]

  @Test(
    "Frames that come with each call at their pace are live, whichever process serves it", arguments: 0..<paces.count)
  func pace(number: Int) async throws {
    let (name, calls, origin) = Self.paces[number]
    let frames = try Self.frames().filter { $0.timeUs < 26_000_000 }
    for isAlternating in [false, true] {
      let house = House()
      // The page opens the stream when the set begins.
      try await house.call(house.here)
      var (next, seconds) = (0, 0.0)
      for (index, call) in calls.enumerated() {
        house.clock.advance(by: .milliseconds(Int(call.wait * 1_000)))
        seconds += call.seconds
        let end = frames.firstIndex { Double($0.timeUs) >= seconds * 1e6 } ?? frames.count
        try await house.call(isAlternating && index % 2 == 0 ? house.there : house.here, frames[next..<end])
        next = end
      }
      let receipt = try #require(try await house.call(house.here, frames[next...], last: [.close]).receipts.first)
      #expect(receipt.origin == origin, "\(name), alternating: \(isAlternating)")
    }
  }

  @Test("In PostgreSQL: kept, replayed after changed settings, and begun anew after the account's data is gone")
  func postgres() async throws {
    try await TestDatabase.with(.pose) { pool in
      let (frames, store) = (try Self.frames(), PostgresStreamStore(pool))
      let house = House(store)
      for batch in Array(frames[..<300]).batches(of: 60) { try await house.call(house.here, batch) }
      let kept = try #require(house.here.services.halfClosed.take(house.key))
      let opening = StreamOpening(key: house.key, header: kept.stream.header)
      func open(_ position: StreamPosition?) async throws -> (OpenedStream, UUID) {
        let attachment = UUID()
        let opened = try await store.open(
          opening, attachment: attachment, countedTo: position, limit: 9, at: house.clock.now)
        return (opened, attachment)
      }
      var position = kept.position
      guard case (.unchanged(let record), let attachment) = try await open(position) else { throw Unexpected() }
      #expect(record.frameCount == 300 && record.header == kept.stream.header)
      // The old attachment is nobody's any more, the new one is.
      guard case (.unfinished(_, let chunks), _) = try await open(position) else { throw Unexpected() }
      #expect(chunks.reduce(0) { $0 + $1.count } == 300)
      position.attachment = attachment
      guard case (.unfinished, let last) = try await open(position) else { throw Unexpected() }
      position.attachment = last
      // Other settings make another header.
      let projection = RetentionProjection(pool, keeper: StreamKeeper(store, now: { PoseFixture.noon }))
      let change = RetentionChange(user: house.here.user, retention: .year)
      #expect(try await projection.apply([change], from: place(0), to: place(24), at: PoseFixture.noon))
      guard case (.unfinished(let changed, _), let newest) = try await open(position) else { throw Unexpected() }
      #expect(changed.header.retention == .year)
      (position.header, position.attachment) = (changed.header, newest)
      guard case (.unchanged, _) = try await open(position) else { throw Unexpected() }
      // Through the service, which kept nothing of the above.
      let answers = try await house.call(house.here, frames[300...])
      #expect(answers.readies.first?.nextFrame == 300)
      for table in ["streams", "chunks"] {
        try await pool.execute("DELETE FROM pose.\(unescaped: table) WHERE user_id = \(house.here.user)")
      }
      let anew = try await house.call(house.here)
      #expect(anew.readies == [PoseV1.Ready(counter: "pushup/3", reps: 0, nextFrame: 0, closed: false)])
    }
  }

  private struct Unexpected: Error {}
}
