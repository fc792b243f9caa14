import Crypto
import Foundation
import PoseCountingDomain
import PoseCountingService
import PoseProto
import Testing
import TitanCore
import TitanMotion
import TitanPostgres
import TitanProto
import TitanTesting

/// The memory store and the one in PostgreSQL, with and without an object store, pass the same suite.
@Suite("Stores of streams")
struct StreamStoreTests {
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

  private static let key = StreamKey(user: UserID(UUID()), stream: StreamID(UUID()))

  private static func opening(
    _ key: StreamKey = key, origin: StreamHeader.Origin = .live, target: SetTarget = .reps(20),
    leaves: Bool = false, liveness: LivenessPlan? = nil
  ) throws -> StreamOpening {
    var header = StreamHeader(
      origin: origin, schema: .coco17, image: try #require(ImageSize(width: 1_280, height: 720)),
      parameters: .standard, target: target, preparationSeconds: 3,
      startTime: leaves ? PoseFixture.noon : Timestamp(microseconds: 1_799_999_999_123_456))
    header.liveness = liveness
    return StreamOpening(key: key, header: header, leavesCounter: leaves, leavesStartTime: leaves)
  }

  private static func receipt() throws -> SignedReceipt {
    let claims = ReceiptClaims(
      CountedStream(try opening().header), key: key, receiptID: ReceiptID(UUID()), issuedAt: PoseFixture.noon)
    return try ReceiptSigner(Curve25519.Signing.PrivateKey()).sign(claims)
  }

  /// Ends a stream in which nothing was counted.
  private static func close(
    _ key: StreamKey, with receipt: SignedReceipt, attachment: UUID, in store: any StreamStore
  ) async throws {
    let stream = CountedStream(try opening().header)
    _ = try await store.close(key, stream, attachment: attachment, at: PoseFixture.noon) { past in
      #expect(past.openedAt == PoseFixture.noon && past.sameFrames == nil && past.shapes.isEmpty)
      return receipt
    }
  }

  @Test("A timed set is remembered as one", arguments: Kind.allCases)
  func timed(kind: Kind) async throws {
    try await with(kind) { store in
      let opening = try Self.opening(target: .time(90_000_000))
      _ = try await store.open(opening, attachment: UUID(), limit: 9, at: PoseFixture.noon)
      guard
        case .unfinished(let stored, _) = try await store.open(
          opening, attachment: UUID(), limit: 9, at: PoseFixture.noon)
      else { throw Unexpected() }
      #expect(stored.header == opening.header)
    }
  }

  @Test("The moment of a sign of life is remembered as it was drawn first", arguments: Kind.allCases)
  func liveness(kind: Kind) async throws {
    try await with(kind) { store in
      let first = try Self.opening(liveness: LivenessPlan(kind: .raisedHand, afterRep: 7))
      _ = try await store.open(first, attachment: UUID(), limit: 9, at: PoseFixture.noon)
      let second = try Self.opening(liveness: LivenessPlan(kind: .raisedHand, afterRep: 4))
      guard
        case .unfinished(let stored, _) = try await store.open(
          second, attachment: UUID(), limit: 9, at: PoseFixture.noon)
      else { throw Unexpected() }
      #expect(stored.header == first.header)
      await #expect(throws: StreamStoreError.exists(Self.key.stream)) {
        _ = try await store.open(try Self.opening(), attachment: UUID(), limit: 9, at: PoseFixture.noon)
      }
    }
  }

  @Test("Chunks of several streams are appended together; of one that was taken over nothing", arguments: Kind.allCases)
  func together(kind: Kind) async throws {
    try await with(kind) { store in
      let keys = (0..<3).map { _ in StreamKey(user: Self.key.user, stream: StreamID(UUID())) }
      let attachments = keys.map { _ in UUID() }
      for (key, attachment) in zip(keys, attachments) {
        _ = try await store.open(try Self.opening(key), attachment: attachment, limit: 9, at: PoseFixture.noon)
      }
      let newer = UUID()
      _ = try await store.open(try Self.opening(keys[1]), attachment: newer, limit: 9, at: PoseFixture.noon)
      func append(_ index: Int, _ attachment: UUID, first: UInt64) -> FrameAppend {
        FrameAppend(FrameChunk(first: first, count: 2, bytes: [UInt8(index)]), to: keys[index], attachment: attachment)
      }
      let first = [
        append(0, attachments[0], first: 0), append(1, attachments[1], first: 0), append(1, newer, first: 0),
        append(2, attachments[2], first: 1),
      ]
      #expect(try await store.append(first) == [.kept, .takenOver, .kept, .lost])
      let second = [append(2, attachments[2], first: 0), append(0, attachments[0], first: 2)]
      #expect(try await store.append(second) == [.kept, .kept])
      let expected: [[[UInt8]]] = [[[0], [0]], [[1]], [[2]]]
      for (key, chunks) in zip(keys, expected) {
        let opened = try await store.open(
          try Self.opening(key), attachment: UUID(), limit: 9, at: PoseFixture.noon)
        guard case .unfinished(_, let stored) = opened else { throw Unexpected() }
        #expect(stored.map(\.bytes) == chunks)
      }
    }
  }

  @Test("Appended frames come back in order, with the header", arguments: Kind.allCases)
  func reopen(kind: Kind) async throws {
    try await with(kind) { store in
      let opening = try Self.opening()
      let (first, second) = (UUID(), UUID())
      guard case .fresh(let header) = try await store.open(opening, attachment: first, limit: 9, at: PoseFixture.noon)
      else { throw Unexpected() }
      #expect(header == opening.header)
      try await store.append(FrameChunk(first: 0, count: 3, bytes: [1, 0, 255]), to: Self.key, attachment: first)
      try await store.append(FrameChunk(first: 3, count: 9, bytes: [4]), to: Self.key, attachment: first)
      try await store.append(FrameChunk(first: 12, count: 1, bytes: [5]), to: Self.key, attachment: first)
      let again = try Self.opening(leaves: true)
      guard
        case .unfinished(let stored, let chunks) = try await store.open(
          again, attachment: second, limit: 9, at: PoseFixture.noon)
      else { throw Unexpected() }
      #expect(stored.header == opening.header)
      #expect(chunks.map(\.bytes) == [[1, 0, 255], [4], [5]] && chunks.map(\.count) == [3, 9, 1])
    }
  }

  @Test("Only the last to open may append or close, and only what comes next", arguments: Kind.allCases)
  func attachment(kind: Kind) async throws {
    try await with(kind) { store in
      let (first, second) = (UUID(), UUID())
      let opening = try Self.opening()
      _ = try await store.open(opening, attachment: first, limit: 9, at: PoseFixture.noon)
      try await store.append(FrameChunk(first: 0, count: 2, bytes: [1]), to: Self.key, attachment: first)
      for chunk in [FrameChunk(first: 0, count: 2, bytes: [1]), FrameChunk(first: 3, count: 1, bytes: [2])] {
        await #expect(throws: StreamStoreError.lost(Self.key.stream)) {
          try await store.append(chunk, to: Self.key, attachment: first)
        }
      }
      _ = try await store.open(opening, attachment: second, limit: 9, at: PoseFixture.noon)
      let next = FrameChunk(first: 2, count: 1, bytes: [3])
      let receipt = try Self.receipt()
      await #expect(throws: StreamStoreError.takenOver(Self.key.stream)) {
        try await store.append(next, to: Self.key, attachment: first)
      }
      await #expect(throws: StreamStoreError.takenOver(Self.key.stream)) {
        try await Self.close(Self.key, with: receipt, attachment: first, in: store)
      }
      try await store.append(next, to: Self.key, attachment: second)
      try await Self.close(Self.key, with: receipt, attachment: second, in: store)
      await #expect(throws: StreamStoreError.takenOver(Self.key.stream)) {
        try await store.append(FrameChunk(first: 3, count: 1, bytes: [9]), to: Self.key, attachment: second)
      }
      await #expect(throws: StreamStoreError.takenOver(Self.key.stream)) {
        try await Self.close(Self.key, with: receipt, attachment: second, in: store)
      }
      guard
        case .closed(let header, let stored, let frames) = try await store.open(
          opening, attachment: first, limit: 9, at: PoseFixture.noon)
      else { throw Unexpected() }
      #expect(header == opening.header && stored == receipt && frames == 3)
    }
  }

  @Test("An id has one header", arguments: Kind.allCases)
  func header(kind: Kind) async throws {
    try await with(kind) { store in
      let opening = try Self.opening()
      _ = try await store.open(opening, attachment: UUID(), limit: 9, at: PoseFixture.noon)
      var changed = opening
      changed.header.target = .reps(21)
      for other in [changed, try Self.opening(origin: .upload)] {
        await #expect(throws: StreamStoreError.exists(Self.key.stream)) {
          try await store.open(other, attachment: UUID(), limit: 9, at: PoseFixture.noon)
        }
      }
    }
  }

  @Test("An upload that is opened again starts from nothing", arguments: Kind.allCases)
  func upload(kind: Kind) async throws {
    try await with(kind) { store in
      let opening = try Self.opening(origin: .upload)
      for _ in 0..<2 {
        let attachment = UUID()
        guard case .fresh = try await store.open(opening, attachment: attachment, limit: 9, at: PoseFixture.noon)
        else { throw Unexpected() }
        try await store.append(FrameChunk(first: 0, count: 2, bytes: [1]), to: Self.key, attachment: attachment)
      }
    }
  }

  @Test("Unfinished streams of a day are limited per user", arguments: Kind.allCases)
  func limit(kind: Kind) async throws {
    try await with(kind) { store in
      let user = UserID(UUID())
      func key() -> StreamKey { StreamKey(user: user, stream: StreamID(UUID())) }
      let attachment = UUID()
      let first = key()
      _ = try await store.open(try Self.opening(first), attachment: attachment, limit: 2, at: PoseFixture.noon)
      _ = try await store.open(try Self.opening(key()), attachment: attachment, limit: 2, at: PoseFixture.noon)
      await #expect(throws: StreamStoreError.tooMany(limit: 2)) {
        try await store.open(try Self.opening(key()), attachment: attachment, limit: 2, at: PoseFixture.noon)
      }
      // Another user's do not count, nor those of the day before, nor those that are finished.
      _ = try await store.open(try Self.opening(Self.key), attachment: attachment, limit: 2, at: PoseFixture.noon)
      let tomorrow = PoseFixture.noon + .seconds(86_401)
      _ = try await store.open(try Self.opening(key()), attachment: attachment, limit: 1, at: tomorrow)
      try await Self.close(first, with: try Self.receipt(), attachment: attachment, in: store)
      _ = try await store.open(try Self.opening(key()), attachment: attachment, limit: 3, at: PoseFixture.noon)
    }
  }

  @Test("Two that open the same stream at once: one of them can append", arguments: Kind.allCases)
  func race(kind: Kind) async throws {
    try await with(kind) { store in
      let key = StreamKey(user: UserID(UUID()), stream: StreamID(UUID()))
      let opening = try Self.opening(key)
      let winners = await withTaskGroup(of: Bool.self, returning: Int.self) { group in
        for _ in 0..<8 {
          group.addTask {
            let attachment = UUID()
            guard (try? await store.open(opening, attachment: attachment, limit: 9, at: PoseFixture.noon)) != nil,
              (try? await store.append(
                FrameChunk(first: 0, count: 1, bytes: [1]), to: key, attachment: attachment)) != nil
            else { return false }
            return true
          }
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(winners == 1)
    }
  }

  @Test("A set through PostgreSQL, interrupted and resumed, is counted whole")
  func throughPostgres() async throws {
    try await TestDatabase.with(.pose) { pool in
      let fixture = PoseFixture(store: PostgresStreamStore(pool))
      let frames = try PoseRecording.renderedAthlete().messages
      let open = PoseFixture.open(UUID())
      _ = try await fixture.connect().converse(
        [.open(open)] + Array(frames[..<123]).batches(of: 8).map { .frames($0) })
      let answers = try await fixture.connect().stream(open, Array(frames[123...]))
      #expect(answers.readies.first?.nextFrame == 123)
      #expect(answers.receipts.first?.reps.count == 12)
      #expect(try await fixture.connect().converse([.open(open)]).receipts == answers.receipts)
    }
  }

  private struct Unexpected: Error {}
}
