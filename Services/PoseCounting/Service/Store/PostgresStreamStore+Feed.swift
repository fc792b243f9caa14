import TitanCore
package import TitanFeeds
import TitanPostgres

extension PostgresStreamStore: FeedStore {
  package func changes(after positions: FeedPositions, limit: Int) async throws -> FeedPage<StreamFeedChange> {
    let columns = """
      changes.user_id, changes.stream_id, streams.frames_deleted_at, COALESCE(recounts.receipts, '{}') AS receipts
      """
    let source = """
      changes
      LEFT JOIN pose.streams ON streams.user_id = changes.user_id AND streams.stream_id = changes.stream_id
      LEFT JOIN LATERAL (
        SELECT array_agg(jws ORDER BY counter) AS receipts FROM pose.recounts
        WHERE recounts.user_id = changes.user_id AND recounts.stream_id = changes.stream_id
        GROUP BY recounts.user_id
      ) AS recounts ON true
      WHERE true
      """
    return try await pool.feedPage(
      of: .pose, FeedSource(columns, from: source), after: positions, limit: limit, change: Self.change)
  }

  /// Gives a stream a new place in the feed. Call it last: its user's slot stays locked until the transaction ends.
  static func tell(of key: StreamKey, _ transaction: PostgresTransaction) async throws {
    let number = try await transaction.takeChangeNumber(of: key.user, in: .pose)
    try await transaction.execute(
      """
      INSERT INTO pose.changes (user_id, stream_id, change_number)
      VALUES (\(key.user), \(key.stream), \(number))
      ON CONFLICT (user_id, stream_id) DO UPDATE SET change_number = EXCLUDED.change_number
      """)
  }

  private static func change(_ row: PostgresRow) throws -> StreamFeedChange {
    StreamFeedChange(
      key: StreamKey(user: try row.decode("user_id"), stream: try row.decode("stream_id")),
      framesDeletedAt: try row.decode("frames_deleted_at"),
      recounts: try row.decode("receipts", as: [String].self).map { receipt in
        let claims = try SignedReceipt(stored: receipt).claims
        return StreamFeedChange.Recount(counter: claims.counter, reps: claims.reps.count)
      })
  }
}
