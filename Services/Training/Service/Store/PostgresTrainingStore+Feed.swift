import TitanCore
package import TitanFeeds
import TitanPostgres
import TrainingDomain

extension PostgresTrainingStore: FeedStore {
  package func changes(after position: FeedPosition, limit: Int) async throws -> FeedPage<PracticeFeedChange> {
    let rows = try await pool.all(
      """
      SELECT feed.epoch, pg_snapshot_xmax(pg_current_snapshot())::text AS snapshot_end,
        EXISTS (
          SELECT FROM training.practices WHERE state = 3 AND change_xid >= pg_snapshot_xmin(pg_current_snapshot())
        ) AS is_pending,
        page.change_xid::text AS change_transaction, page.delete_time, \(unescaped: PracticeRow.columns)
      FROM training.feed LEFT JOIN LATERAL (
        SELECT change_xid, delete_time, \(unescaped: PracticeRow.columns) FROM training.practices
        WHERE state = 3
          AND (change_xid, user_id, practice_id)
            > (\("\(position.transaction)")::xid8, \(position.userID), \(position.thingID))
          AND change_xid < pg_snapshot_xmin(pg_current_snapshot())
        ORDER BY change_xid, user_id, practice_id
        LIMIT \(limit)
      ) AS page ON true
      ORDER BY page.change_xid, page.user_id, page.practice_id
      """)
    return try FeedPage(rows, of: "training.feed", change: Self.change)
  }

  private static func change(
    _ row: PostgresRow, _ transaction: UInt64
  ) throws -> (position: FeedPosition, change: PracticeFeedChange)? {
    let practice = try PracticeRow.practice(row)
    let position = FeedPosition(
      transaction: transaction, userID: practice.userID, thingID: practice.id.uuid)
    return (position, PracticeFeedChange(practice: practice, deleteTime: try row.decode("delete_time")))
  }
}
