import PoseCountingDomain
package import TitanCore
import TitanPostgres

extension PostgresStreamStore {
  package func deleteFrames(of key: StreamKey, at now: Timestamp) async throws -> StreamRecord? {
    try await pool.withTransaction { transaction in
      guard let stored = try await StoredStream.lock(key, transaction), stored.framesDeletedAt == nil else {
        return try await stream(key)
      }
      try await Self.deleteFrames(of: [key], at: now, transaction)
      return try await transaction.first(
        """
        SELECT \(unescaped: StoredStream.columns) FROM pose.streams
        WHERE user_id = \(key.user) AND stream_id = \(key.stream)
        """
      ).map(StoredStream.record)
    }
  }

  package func expireFrames(at now: Timestamp, limit: Int) async throws -> Int {
    try await pool.withTransaction { transaction in
      // Other workers skip the rows this one has locked.
      let due = try await transaction.all(
        """
        SELECT user_id, stream_id FROM pose.streams WHERE frames_deleted_at IS NULL AND frames_expire_at <= \(now)
        ORDER BY frames_expire_at LIMIT \(limit) FOR UPDATE SKIP LOCKED
        """
      ).map { StreamKey(user: try $0.decode("user_id"), stream: try $0.decode("stream_id")) }
      try await Self.deleteFrames(of: due, at: now, transaction)
      return due.count
    }
  }

  /// The streams' rows are locked already. So this sees all earlier appends, and refuses those still under way, since
  /// nobody knows the new attachment.
  private static func deleteFrames(
    of keys: [StreamKey], at now: Timestamp, _ transaction: PostgresTransaction
  ) async throws {
    guard !keys.isEmpty else { return }
    let (users, streams) = (keys.map(\.user), keys.map(\.stream))
    try await transaction.execute(
      """
      DELETE FROM pose.chunks USING unnest(\(users), \(streams)) AS gone (user_id, stream_id)
      WHERE chunks.user_id = gone.user_id AND chunks.stream_id = gone.stream_id
      """)
    try await transaction.execute(
      """
      UPDATE pose.streams SET frames_deleted_at = \(now), stored_bytes = 0, attachment = gen_random_uuid()
      FROM unnest(\(users), \(streams)) AS gone (user_id, stream_id)
      WHERE streams.user_id = gone.user_id AND streams.stream_id = gone.stream_id
      """)
  }
}
