import Foundation
import PoseCountingDomain
import PoseCountingService
import Testing
import TitanCore
import TitanPostgres
import TitanTesting

@Suite("What it costs PostgreSQL to append frames")
struct AppendCostTests {
  private static let sets = 100

  @Test("It looks up the rows of the streams themselves, and writes no index of theirs")
  func cost() async throws {
    try await TestDatabase.with(.pose, settings: .oneConnection) { pool in
      let store = PostgresStreamStore(pool)
      let keys = (0..<Self.sets).map { _ in StreamKey(user: UserID(UUID()), stream: StreamID(UUID())) }
      let attachments = keys.map { _ in UUID() }
      for (key, attachment) in zip(keys, attachments) {
        _ = try await store.open(try Self.opening(key), attachment: attachment, limit: 1, at: PoseFixture.noon)
      }
      let before = try await Costs(pool)
      // Once: how soon old versions make room again hangs on what else the cluster does.
      let chunk = FrameChunk(first: 0, count: 1, bytes: [1])
      let appended = try await store.append(
        zip(keys, attachments).map { FrameAppend(chunk, to: $0, attachment: $1) })
      #expect(appended.allSatisfy { $0 == .kept })
      let after = try await Costs(pool)
      #expect(after.updates - before.updates == Self.sets)
      // The first page may have been used before.
      #expect(after.updatesInPlace - before.updatesInPlace >= Self.sets * 9 / 10)
      #expect(after.unfinishedRead == before.unfinishedRead, "the streams of others are not looked through")
    }
  }

  @Test("It is planned a few times, and then no more, however many sets there are in a batch")
  func plans() async throws {
    try await TestDatabase.with(.pose, settings: .oneConnection) { pool in
      let store = PostgresStreamStore(pool)
      let (key, attachment) = (StreamKey(user: UserID(UUID()), stream: StreamID(UUID())), UUID())
      _ = try await store.open(try Self.opening(key), attachment: attachment, limit: 1, at: PoseFixture.noon)
      for number in UInt64(0)..<20 {
        let frame = FrameAppend(FrameChunk(first: number, count: 1, bytes: [1]), to: key, attachment: attachment)
        #expect(try await store.append([frame]) == [.kept])
      }
      let planned = try await pool.all(
        """
        SELECT custom_plans FROM pg_prepared_statements
        WHERE statement ~ 'UPDATE pose.streams' AND statement !~ 'pg_prepared_statements'
        """
      ).map { try $0.decode("custom_plans", as: Int.self) }
      // PostgreSQL's own number of tries.
      #expect(planned == [5])
    }
  }

  private static func opening(_ key: StreamKey) throws -> StreamOpening {
    StreamOpening(
      key: key,
      header: StreamHeader(
        origin: .live, schema: .mediapipe33, image: try #require(ImageSize(width: 640, height: 360)),
        parameters: .standard, target: .reps(0), preparationSeconds: 0, startTime: PoseFixture.noon))
  }

  /// What PostgreSQL has counted so far.
  private struct Costs {
    let updates, updatesInPlace, unfinishedRead: Int

    init(_ pool: PostgresPool) async throws {
      // The counts of this connection may wait for others; the next statement sees them.
      _ = try await pool.first("SELECT pg_stat_force_next_flush()")
      let row = try #require(
        try await pool.first(
          """
          SELECT n_tup_upd, n_tup_hot_upd, idx_tup_read FROM pg_stat_user_tables AS streams
          JOIN pg_stat_user_indexes AS indexes USING (relid)
          WHERE streams.relid = 'pose.streams'::regclass AND indexrelid = 'pose.streams_unfinished'::regclass
          """))
      updates = try row.decode("n_tup_upd")
      updatesInPlace = try row.decode("n_tup_hot_upd")
      unfinishedRead = try row.decode("idx_tup_read")
    }
  }
}

extension PoolSettings {
  fileprivate static var oneConnection: PoolSettings {
    var settings = test
    settings.maximumConnections = 1
    return settings
  }
}
