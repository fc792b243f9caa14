package import PoseCountingDomain
package import TitanCore
import TitanPostgres

extension PostgresStreamStore {
  package func stream(_ key: StreamKey) async throws -> StreamRecord? {
    try await pool.first(
      """
      SELECT \(unescaped: StoredStream.columns) FROM pose.streams
      WHERE user_id = \(key.user) AND stream_id = \(key.stream)
      """
    ).map(StoredStream.record)
  }

  package func streams(of user: UserID, after place: StreamPlace?, limit: Int) async throws -> [StreamRecord] {
    try await pool.all(
      """
      SELECT \(unescaped: StoredStream.columns) FROM pose.streams
      WHERE user_id = \(user) AND (created_at, stream_id) < (
        COALESCE(\(place?.createdAt), 'infinity'),
        COALESCE(\(place?.streamID), 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      ORDER BY created_at DESC, stream_id DESC
      LIMIT \(limit)
      """
    ).map(StoredStream.record)
  }

  package func receipt(of key: StreamKey) async throws -> SignedReceipt? { try await Self.receipt(of: key, pool) }

  package func frames(
    of key: StreamKey, from number: UInt64, schema: LandmarkSchema
  ) async throws -> StoredFrames? {
    let row = try await pool.first(
      """
      SELECT first_frame, frame_count, encoding, frames FROM pose.chunks
      WHERE user_id = \(key.user) AND stream_id = \(key.stream) AND first_frame <= \(Int64(clamping: number))
      ORDER BY first_frame DESC LIMIT 1
      """)
    guard let row else { return nil }
    var found = StoredFrames(
      first: UInt64(try row.decode("first_frame", as: Int64.self)),
      frames: try StoredChunk(row).decoded(schema: schema))
    guard found.next > number else { return nil }
    found.frames.removeFirst(Int(number - found.first))
    found.first = number
    return found
  }
}
