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
      // Who else expires takes others.
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

  /// The rows of the streams are locked already: what was appended before is seen here, and what somebody still has
  /// under way is refused, since nobody knows the new attachment.
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

  /// Packs the frames of one stream that is over; `false` if none is left to pack. Any number of processes may do so at
  /// the same time.
  package func packFrames() async throws -> Bool {
    try await pool.withTransaction { transaction in
      let row = try await transaction.first(
        """
        SELECT user_id, stream_id, landmark_schema FROM pose.streams
        WHERE closed_at IS NOT NULL AND NOT is_packed AND frames_deleted_at IS NULL
        ORDER BY closed_at LIMIT 1 FOR UPDATE SKIP LOCKED
        """)
      guard let row else { return false }
      let key = StreamKey(user: try row.decode("user_id"), stream: try row.decode("stream_id"))
      do {
        guard let schema = LandmarkSchema(rawValue: try row.decode("landmark_schema")) else { throw CorruptStream() }
        var next: Int64 = 0
        while let end = try await Self.packFrames(of: key, from: next, schema: schema, transaction) { next = end }
      } catch is CorruptStream {
        // What cannot be read stays as it is, and does not stand in the way of the others.
      }
      try await transaction.execute(
        """
        UPDATE pose.streams SET is_packed = true, stored_bytes = (
          SELECT COALESCE(sum(octet_length(frames)), 0) FROM pose.chunks
          WHERE chunks.user_id = streams.user_id AND chunks.stream_id = streams.stream_id)
        WHERE user_id = \(key.user) AND stream_id = \(key.stream)
        """)
      return true
    }
  }

  /// Packs some frames into one chunk; `nil` at the end, else the number of the frame after them.
  private static func packFrames(
    of key: StreamKey, from first: Int64, schema: LandmarkSchema, _ transaction: PostgresTransaction
  ) async throws -> Int64? {
    let rows = try await transaction.all(
      """
      SELECT frame_count, encoding, frames FROM pose.chunks
      WHERE user_id = \(key.user) AND stream_id = \(key.stream)
        AND first_frame >= \(first) AND first_frame < \(first + PoseLimits.framesPerPack)
      ORDER BY first_frame
      """)
    guard !rows.isEmpty else { return nil }
    let frames = try rows.flatMap { try StoredChunk($0).decoded(schema: schema) }
    let chunk = StoredChunk(packing: frames)
    let next = first + Int64(frames.count)
    try await transaction.execute(
      """
      DELETE FROM pose.chunks
      WHERE user_id = \(key.user) AND stream_id = \(key.stream) AND first_frame >= \(first) AND first_frame < \(next)
      """)
    try await transaction.execute(
      """
      INSERT INTO pose.chunks (user_id, stream_id, first_frame, frame_count, encoding, frames)
      VALUES (\(key.user), \(key.stream), \(first), \(Int32(frames.count)), \(Int16(chunk.encoding.rawValue)),
        \(chunk.bytes))
      """)
    return next
  }
}
