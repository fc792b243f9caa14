import SessionsDomain
import TitanCore
import TitanPostgres

extension PostgresSessionStore: FeedStore {
  /// One statement, so that page, epoch and pending changes are seen at one moment.
  ///
  /// `pg_snapshot_xmin` is the oldest transaction that still runs: whatever has a smaller number is committed and seen,
  /// or gone. Changes at or above it wait, even if they are committed, because that transaction may yet commit one that
  /// belongs before them.
  package func changes(after position: FeedPosition, limit: Int) async throws -> FeedPage {
    let rows = try await pool.all(
      """
      SELECT feed.epoch, pg_snapshot_xmax(pg_current_snapshot())::text AS snapshot_end,
        EXISTS (
          SELECT FROM sessions.sessions WHERE change_xid >= pg_snapshot_xmin(pg_current_snapshot())
        ) AS is_pending,
        page.change_xid::text AS change_transaction, \(unescaped: SessionRow.columns)
      FROM sessions.feed LEFT JOIN LATERAL (
        SELECT change_xid, \(unescaped: SessionRow.columns) FROM sessions.sessions
        WHERE (change_xid, user_id, session_id)
            > (\("\(position.transaction)")::xid8, \(position.userID), \(position.sessionID))
          AND change_xid < pg_snapshot_xmin(pg_current_snapshot())
        ORDER BY change_xid, user_id, session_id
        LIMIT \(limit)
      ) AS page ON true
      ORDER BY page.change_xid, page.user_id, page.session_id
      """)
    guard let head = rows.first else { throw MissingEpoch() }
    let changes = try rows.compactMap { row -> FeedPage.Change? in
      guard let transaction = try transaction(row, "change_transaction") else { return nil }
      let session = try SessionRow.session(row)
      let position = FeedPosition(
        transaction: transaction, userID: session.facts.userID, sessionID: session.facts.sessionID)
      return FeedPage.Change(position: position, session: session)
    }
    return FeedPage(
      epoch: try head.decode("epoch"), changes: changes, isPending: try head.decode("is_pending"),
      end: try transaction(head, "snapshot_end") ?? 0)
  }

  private func transaction(_ row: PostgresRow, _ column: String) throws -> UInt64? {
    try row.decode(column, as: String?.self).flatMap { UInt64($0) }
  }
}

/// `sessions.feed` has no row: somebody deleted it.
struct MissingEpoch: Error {}
