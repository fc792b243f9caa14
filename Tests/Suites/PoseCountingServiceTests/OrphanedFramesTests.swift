import Foundation
import PoseCountingDomain
import PoseCountingService
import Testing
import TitanCore
import TitanPostgres
import TitanTesting

/// No foreign key deletes the frames in the database together with their stream, so every way to delete one does.
@Suite("Frames whose stream is gone")
struct OrphanedFramesTests {
  private let user = UserID(UUID())
  private let refusal = StreamStoreError.endsInFuture(PoseFixture.noon + .seconds(9), now: PoseFixture.noon)

  private func opened(_ store: PostgresStreamStore) async throws -> (key: StreamKey, attachment: UUID) {
    let (key, attachment) = (StreamKey(user: user, stream: StreamID(UUID())), UUID())
    _ = try await store.open(try Self.opening(key), attachment: attachment, limit: 99, at: PoseFixture.noon)
    return (key, attachment)
  }

  private func refuse(_ key: StreamKey, _ attachment: UUID, _ store: PostgresStreamStore) async throws {
    let stream = CountedStream(try Self.opening(key).header)
    await #expect(throws: refusal) {
      try await store.close(key, stream, attachment: attachment, at: PoseFixture.noon) { _ in throw refusal }
    }
  }

  @Test("A refused upload leaves none, and those of others stay")
  func refused() async throws {
    try await TestDatabase.with(.pose) { pool in
      let store = PostgresStreamStore(pool)
      let (kept, refused) = (try await opened(store), try await opened(store))
      for (key, attachment) in [kept, refused] {
        try await store.append(FrameChunk(first: 0, count: 1, bytes: [1]), to: key, attachment: attachment)
      }
      try await refuse(refused.key, refused.attachment, store)
      #expect(try await Self.chunks(pool) == [kept.key.stream])
    }
  }

  @Test("Frames that are appended while their upload is refused go as well")
  func race() async throws {
    try await TestDatabase.with(.pose) { pool in
      let store = PostgresStreamStore(pool)
      for _ in 0..<20 {
        let (key, attachment) = try await opened(store)
        let append = FrameAppend(FrameChunk(first: 0, count: 1, bytes: [1]), to: key, attachment: attachment)
        async let appended = store.append([append])
        try await refuse(key, attachment, store)
        let outcome = try await appended
        #expect(outcome == [.kept] || outcome == [.takenOver])
      }
      #expect(try await Self.chunks(pool).isEmpty)
    }
  }

  @Test("An erasure leaves none")
  func erasure() async throws {
    try await TestDatabase.with(.pose) { pool in
      let store = PostgresStreamStore(pool)
      let (key, attachment) = try await opened(store)
      try await store.append(FrameChunk(first: 0, count: 1, bytes: [1]), to: key, attachment: attachment)
      #expect(try await Self.chunks(pool) == [key.stream])
      #expect(try await PostgresErasures(pool, of: .pose).erase([user], from: "", to: "a"))
      #expect(try await Self.chunks(pool).isEmpty)
    }
  }

  /// The streams that have frames.
  private static func chunks(_ pool: PostgresPool) async throws -> [StreamID] {
    try await pool.all("SELECT stream_id FROM pose.chunks").map { try $0.decode("stream_id") }
  }

  private static func opening(_ key: StreamKey) throws -> StreamOpening {
    StreamOpening(
      key: key,
      header: StreamHeader(
        origin: .upload, schema: .coco17, image: try #require(ImageSize(width: 1_280, height: 720)),
        parameters: .standard, startTime: PoseFixture.noon))
  }
}
