import TitanCore
package import TitanFeeds
import TitanPostgres

extension PostgresStreamStore: FeedStore {
  package func changes(after position: FeedPosition, limit: Int) async throws -> FeedPage<StreamFeedChange> {
    let rows = try await pool.all(
      """
      SELECT feed.epoch, pg_snapshot_xmax(pg_current_snapshot())::text AS snapshot_end,
        EXISTS (
          SELECT FROM pose.changes WHERE change_xid >= pg_snapshot_xmin(pg_current_snapshot())
        ) AS is_pending,
        page.change_xid::text AS change_transaction, page.user_id, page.stream_id, streams.frames_deleted_at,
        recounts.receipts
      FROM pose.feed LEFT JOIN LATERAL (
        SELECT change_xid, user_id, stream_id FROM pose.changes
        WHERE (change_xid, user_id, stream_id)
            > (\("\(position.transaction)")::xid8, \(position.userID), \(position.thingID))
          AND change_xid < pg_snapshot_xmin(pg_current_snapshot())
        ORDER BY change_xid, user_id, stream_id
        LIMIT \(limit)
      ) AS page ON true
      LEFT JOIN pose.streams ON streams.user_id = page.user_id AND streams.stream_id = page.stream_id
      CROSS JOIN LATERAL (
        SELECT COALESCE(array_agg(jws ORDER BY counter), '{}') AS receipts FROM pose.recounts
        WHERE recounts.user_id = page.user_id AND recounts.stream_id = page.stream_id
      ) AS recounts
      ORDER BY page.change_xid, page.user_id, page.stream_id
      """)
    return try FeedPage(rows, of: "pose.feed", change: Self.change)
  }

  private static func change(
    _ row: PostgresRow, _ transaction: UInt64
  ) throws -> (position: FeedPosition, change: StreamFeedChange)? {
    let key = StreamKey(user: try row.decode("user_id"), stream: try row.decode("stream_id"))
    let position = FeedPosition(transaction: transaction, userID: key.user, thingID: key.stream.uuid)
    let recounts = try row.decode("receipts", as: [String].self).map { receipt in
      let claims = try SignedReceipt(stored: receipt).claims
      return StreamFeedChange.Recount(counter: claims.counter, reps: claims.reps.count)
    }
    return (
      position,
      StreamFeedChange(key: key, framesDeletedAt: try row.decode("frames_deleted_at"), recounts: recounts)
    )
  }
}
