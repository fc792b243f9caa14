import ProfileDomain
import TitanCore
package import TitanFeeds
import TitanPostgres

extension PostgresProfileStore: FeedStore {
  package func changes(after position: FeedPosition, limit: Int) async throws -> FeedPage<ProfileFeedChange> {
    let rows = try await pool.all(
      """
      SELECT feed.epoch, pg_snapshot_xmax(pg_current_snapshot())::text AS snapshot_end,
        EXISTS (
          SELECT FROM profile.changes WHERE change_xid >= pg_snapshot_xmin(pg_current_snapshot())
        ) AS is_pending,
        page.change_xid::text AS change_transaction, page.user_id, page.kind, page.thing_id,
        \(unescaped: ProfileRow.profileColumns), \(unescaped: ProfileRow.settingsColumns),
        \(unescaped: ProfileRow.measurementColumns), measurements.delete_time
      FROM profile.feed LEFT JOIN LATERAL (
        SELECT change_xid, user_id, kind, thing_id FROM profile.changes
        WHERE (change_xid, user_id, kind, thing_id)
            > (\("\(position.transaction)")::xid8, \(position.userID), \(Int16(position.kind)), \(position.thingID))
          AND change_xid < pg_snapshot_xmin(pg_current_snapshot())
        ORDER BY change_xid, user_id, kind, thing_id
        LIMIT \(limit)
      ) AS page ON true
      LEFT JOIN profile.profiles ON page.kind = 1 AND profiles.user_id = page.user_id
      LEFT JOIN profile.settings ON page.kind = 2 AND settings.user_id = page.user_id
      LEFT JOIN profile.measurements
        ON page.kind = 3 AND measurements.user_id = page.user_id AND measurements.measurement_id = page.thing_id
      ORDER BY page.change_xid, page.user_id, page.kind, page.thing_id
      """)
    return try FeedPage(rows, of: "profile.feed", change: Self.change)
  }

  private static func change(
    _ row: PostgresRow, _ transaction: UInt64
  ) throws -> (position: FeedPosition, change: ProfileFeedChange)? {
    let kind = try row.decode("kind", as: Int.self)
    let position = FeedPosition(
      transaction: transaction, userID: try row.decode("user_id"), kind: UInt8(kind),
      thingID: try row.decode("thing_id"))
    guard let thing = try thing(row, kind: kind) else { return nil }
    return (position, ProfileFeedChange(userID: position.userID, thing: thing))
  }

  private static func thing(_ row: PostgresRow, kind: Int) throws -> ProfileFeedChange.Thing? {
    switch kind {
    case 1: return .profile(try ProfileRow.profile(row))
    case 2: return .settings(try ProfileRow.settings(row))
    default:
      if let time = try row.decode("delete_time", as: Timestamp?.self) {
        return .deletedMeasurement(try row.decode("measurement_id"), at: time)
      }
      return try ProfileRow.measurement(row).map { .measurement($0) }
    }
  }
}
