import Foundation
import PoseCountingDomain
import PoseCountingService
import PoseProto
import Synchronization
import Testing
import TitanCore
import TitanMotion
import TitanPostgres
import TitanTesting

/// What becomes of streams once they are stored; the memory store and the one in
/// PostgreSQL, with and without an object store, pass the same suite.
@Suite("Stored streams")
struct StoredStreamsTests {
  enum Kind: CaseIterable { case memory, postgres, objects }

  private func with(_ kind: Kind, _ body: @Sendable (any StreamStore) async throws -> Void) async throws {
    switch kind {
    case .memory: try await body(MemoryStreamStore())
    case .postgres: try await TestDatabase.with(.pose) { pool in try await body(PostgresStreamStore(pool)) }
    case .objects:
      try await TestDatabase.with(.pose) { pool in
        try await body(PostgresStreamStore(pool, objects: MemoryObjectStore().frames))
      }
    }
  }

  /// A closed stream of the rendered athlete, cut into many chunks.
  private static func upload(
    _ fixture: PoseFixture, retention: PoseV1.FrameRetention = .unspecified
  ) async throws -> (key: StreamKey, frames: [PoseV1.Frame]) {
    let frames = try PoseRecording.renderedAthlete().messages
    let id = UUID()
    _ = try await fixture.connect().stream(PoseFixture.open(id) { $0.retention = retention }, frames)
    return (StreamKey(user: fixture.user, stream: StreamID(id)), frames)
  }

  private static let month = Duration.seconds(30 * 86_400)

  @Test("A stream without its frames, unfinished and closed", arguments: Kind.allCases)
  func record(kind: Kind) async throws {
    try await with(kind) { store in
      let fixture = PoseFixture(store: store)
      let (key, frames) = try await Self.upload(fixture)
      let closed = try #require(try await store.stream(key))
      let receipt = try #require(try await store.receipt(of: key))
      #expect(closed.createdAt == PoseFixture.noon && closed.closedAt == PoseFixture.noon)
      #expect(closed.frameCount == UInt64(frames.count))
      #expect((80...160).contains(closed.storedBytes / frames.count), "a third to a half of what was sent")
      #expect(closed.framesExpireAt == PoseFixture.noon + Self.month && closed.framesDeletedAt == nil)
      #expect(closed.summary == (try StreamRecord.Summary(receipt.claims)))
      #expect(closed.summary?.count == 12 && closed.summary?.digest.count == 32)
      #expect(closed.summary?.duration == frames[frames.count - 1].timeUs)

      let other = UUID()
      _ = try await fixture.connect().converse([.open(PoseFixture.open(other)), .frames(frames[..<20])])
      let open = try #require(try await store.stream(StreamKey(user: fixture.user, stream: StreamID(other))))
      #expect(open.closedAt == nil && open.summary == nil && open.frameCount == 20 && open.storedBytes > 0)
      #expect(open.framesExpireAt == PoseFixture.noon + .seconds(31 * 86_400))
      #expect(try await store.receipt(of: StreamKey(user: fixture.user, stream: StreamID(other))) == nil)
      #expect(try await store.stream(StreamKey(user: UserID(UUID()), stream: key.stream)) == nil)
    }
  }

  @Test("Frames of no retention go when they are counted; receipt and digest stay", arguments: Kind.allCases)
  func noRetention(kind: Kind) async throws {
    try await with(kind) { store in
      let fixture = PoseFixture(store: store)
      let (key, frames) = try await Self.upload(fixture, retention: .none)
      let stream = try #require(try await store.stream(key))
      #expect(stream.framesDeletedAt == PoseFixture.noon && stream.storedBytes == 0)
      #expect(stream.frameCount == UInt64(frames.count) && stream.summary?.count == 12)
      #expect(try await store.frames(of: key, from: 0, schema: .mediapipe33) == nil)
      #expect(try await store.receipt(of: key) != nil)
    }
  }

  @Test("Frames expire when their time has come, once, and nobody else's do", arguments: Kind.allCases)
  func expiry(kind: Kind) async throws {
    try await with(kind) { store in
      let fixture = PoseFixture(store: store)
      let (short, _) = try await Self.upload(fixture)
      let (long, _) = try await Self.upload(fixture, retention: .days365)
      let before = PoseFixture.noon + Self.month - .milliseconds(1)
      #expect(try await store.expireFrames(at: before, limit: 9) == 0)
      let after = PoseFixture.noon + Self.month
      #expect(try await store.expireFrames(at: after, limit: 9) == 1)
      #expect(try await store.expireFrames(at: after, limit: 9) == 0)
      let gone = try #require(try await store.stream(short))
      #expect(gone.framesDeletedAt == after && gone.storedBytes == 0 && gone.summary?.count == 12)
      #expect(try await store.frames(of: short, from: 0, schema: .mediapipe33) == nil)
      #expect(try await store.receipt(of: short) != nil)
      #expect(try await store.frames(of: long, from: 0, schema: .mediapipe33) != nil)
      #expect(try await store.expireFrames(at: PoseFixture.noon + .seconds(365 * 86_400), limit: 9) == 1)
    }
  }

  @Test("An unfinished stream can be gone on with for a day and its retention, then no more", arguments: Kind.allCases)
  func unfinished(kind: Kind) async throws {
    try await with(kind) { store in
      let fixture = PoseFixture(store: store)
      let frames = try PoseRecording.renderedAthlete().messages
      let open = PoseFixture.open(UUID()) { $0.retention = .none }
      _ = try await fixture.connect().converse([.open(open), .frames(frames[..<20])])
      #expect(try await store.expireFrames(at: PoseFixture.noon + .seconds(86_399), limit: 9) == 0)
      #expect(try await fixture.connect().converse([.open(open)]).readies.first?.nextFrame == 20)
      #expect(try await store.expireFrames(at: PoseFixture.noon + .seconds(86_400), limit: 9) == 1)
      await #expect(throws: (any Error).self) { try await fixture.connect().converse([.open(open)]) }
    }
  }

  @Test("Appending to a stream whose frames were deleted is refused", arguments: Kind.allCases)
  func deletedWhileLive(kind: Kind) async throws {
    try await with(kind) { store in
      let key = StreamKey(user: UserID(UUID()), stream: StreamID(UUID()))
      let opening = StreamOpening(
        key: key,
        header: StreamHeader(
          origin: .live, schema: .coco17, image: try #require(ImageSize(width: 9, height: 16)), parameters: .standard,
          startTime: PoseFixture.noon))
      let attachment = UUID()
      _ = try await store.open(opening, attachment: attachment, limit: 9, at: PoseFixture.noon)
      try await store.append(FrameChunk(first: 0, count: 1, bytes: [0, 0]), to: key, attachment: attachment)
      let deleted = try #require(try await store.deleteFrames(of: key, at: PoseFixture.noon + .seconds(1)))
      #expect(deleted.framesDeletedAt == PoseFixture.noon + .seconds(1) && deleted.frameCount == 1)
      #expect(try await store.deleteFrames(of: key, at: PoseFixture.noon + .seconds(2)) == deleted)
      await #expect(throws: StreamStoreError.takenOver(key.stream)) {
        try await store.append(FrameChunk(first: 1, count: 1, bytes: [0, 1]), to: key, attachment: attachment)
      }
      await #expect(throws: StreamStoreError.expired(key.stream)) {
        try await store.open(opening, attachment: attachment, limit: 9, at: PoseFixture.noon)
      }
      #expect(
        try await store.deleteFrames(of: StreamKey(user: UserID(UUID()), stream: key.stream), at: PoseFixture.noon)
          == nil)
    }
  }

  @Test("A user's streams, newest first, page by page", arguments: Kind.allCases)
  func list(kind: Kind) async throws {
    try await with(kind) { store in
      let user = UserID(UUID())
      var expected: [StreamPlace] = []
      // Two streams a second: the id decides between those of the same time.
      for number in 0..<7 {
        let id = StreamID(UUID())
        let time = PoseFixture.noon + .seconds(number / 2)
        let header = StreamHeader(
          origin: .upload, schema: .coco17, image: try #require(ImageSize(width: 9, height: 16)), parameters: .standard,
          startTime: time)
        _ = try await store.open(
          StreamOpening(key: StreamKey(user: user, stream: id), header: header), attachment: UUID(), limit: 99, at: time
        )
        expected.append(StreamPlace(createdAt: time, streamID: id))
      }
      expected.sort { ($0.createdAt, $0.streamID.description) > ($1.createdAt, $1.streamID.description) }
      var found: [StreamPlace] = []
      repeat {
        let page = try await store.streams(of: user, after: found.last, limit: 3)
        #expect(page.count <= 3)
        found += page.map(\.place)
        if page.isEmpty { break }
      } while true
      #expect(found == expected)
      #expect(try await store.streams(of: UserID(UUID()), after: nil, limit: 3).isEmpty)
    }
  }

  @Test("Frames that an older release stored plain are read, gone on with and expire like the rest")
  func older() async throws {
    try await TestDatabase.with(.pose) { pool in
      let store = PostgresStreamStore(pool)
      let fixture = PoseFixture(store: store)
      let (key, frames) = try await Self.upload(fixture)
      let expected = try await Self.everything(key, store)
      #expect(expected.pieces > 1)
      try await Self.unpack(key, expected.frames, pool)
      let plain = try await Self.everything(key, store)
      #expect(plain.frames == expected.frames && plain.pieces == 1)
      // From the middle of a piece.
      let part = try #require(try await store.frames(of: key, from: 123, schema: .mediapipe33))
      #expect(part.frames == Array(expected.frames[123...]))

      let open = PoseFixture.open(UUID())
      _ = try await fixture.connect().converse(
        [.open(open)] + Array(frames[..<100]).batches(of: 32).map { .frames($0) })
      let other = StreamKey(user: fixture.user, stream: try #require(StreamID(open.streamID)))
      try await Self.unpack(other, Array(expected.frames[..<100]), pool)
      let answers = try await fixture.connect().stream(open, Array(frames[100...]))
      #expect(answers.readies.first?.nextFrame == 100 && answers.receipts.first?.reps.count == 12)
      #expect(try await Self.everything(other, store).frames == expected.frames)

      #expect(try await store.expireFrames(at: PoseFixture.noon + Self.month, limit: 9) == 2)
      #expect(try await pool.first("SELECT 1 AS one FROM pose.chunks") == nil)
    }
  }

  /// Has a stream's frames as an older release had them.
  private static func unpack(_ key: StreamKey, _ frames: [QuantizedFrame], _ pool: PostgresPool) async throws {
    var bytes: [UInt8] = []
    for frame in frames { frame.encode(into: &bytes) }
    let gone = try await pool.execute(
      "DELETE FROM pose.chunks WHERE user_id = \(key.user) AND stream_id = \(key.stream)")
    #expect(gone > 0)
    try await pool.execute(
      """
      INSERT INTO pose.chunks (user_id, stream_id, first_frame, frame_count, frames)
      VALUES (\(key.user), \(key.stream), 0, \(Int32(frames.count)), \(bytes))
      """)
  }

  private static func everything(
    _ key: StreamKey, _ store: any StreamStore
  ) async throws -> (frames: [QuantizedFrame], pieces: Int) {
    var (frames, pieces) = ([QuantizedFrame](), 0)
    while let found = try await store.frames(of: key, from: UInt64(frames.count), schema: .mediapipe33) {
      frames += found.frames
      pieces += 1
    }
    return (frames, pieces)
  }

  @Test("An expiry that two processes find at once happens once")
  func expiryRace() async throws {
    try await TestDatabase.with(.pose) { pool in
      let store = PostgresStreamStore(pool)
      let fixture = PoseFixture(store: store)
      for _ in 0..<12 {
        _ = try await fixture.connect().converse([.open(PoseFixture.open(UUID()))])
      }
      let later = PoseFixture.noon + .seconds(31 * 86_400)
      let counts = try await withThrowingTaskGroup(of: Int.self, returning: Int.self) { group in
        for _ in 0..<6 { group.addTask { try await store.expireFrames(at: later, limit: 3) } }
        return try await group.reduce(0, +)
      }
      #expect(counts <= 12)
      #expect(counts + (try await store.expireFrames(at: later, limit: 99)) == 12)
    }
  }

  @Test("The keeper comes back after a while, and stops when told")
  func keeper() async throws {
    try await TestDatabase.with(.pose) { pool in
      let store = PostgresStreamStore(pool)
      let fixture = PoseFixture(store: store)
      let key = try await Self.upload(fixture).key
      let time = Mutex(PoseFixture.noon)
      let rounds = Mutex(0)
      struct Stopped: Error {}
      let keeper = StreamKeeper(store, now: { time.withLock { $0 } }) { _ in
        let round = rounds.withLock { rounds in
          rounds += 1
          return rounds
        }
        if round == 2 { throw Stopped() }
        time.withLock { $0 = $0 + Self.month }
      }
      await #expect(throws: Stopped.self) { try await keeper.run() }
      #expect(try await store.stream(key)?.framesDeletedAt == PoseFixture.noon + Self.month)
    }
  }
}
