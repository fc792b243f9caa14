import SessionsDomain
package import TitanCore
import TitanPostgres

extension PostgresSessionStore: FeedStore {
  /// One statement, so that page, epoch and pending changes are seen at one moment.
  ///
  /// `pg_snapshot_xmin` is the oldest transaction that still runs: whatever has a smaller number is committed and seen,
  /// or gone. Changes at or above it wait, even if they are committed, because that transaction may yet commit one that
  /// belongs before them.
  package func changes(of user: UserID?, after position: FeedPosition, limit: Int) async throws -> FeedPage {
    let rows = try await pool.all(user.map { Self.page(of: $0, position, limit) } ?? Self.page(position, limit))
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

  package func end() async throws -> FeedCursor {
    let row = try await pool.first(
      "SELECT epoch, pg_snapshot_xmin(pg_current_snapshot())::text AS oldest_running FROM sessions.feed")
    guard let row, let running = try transaction(row, "oldest_running") else { throw MissingEpoch() }
    return FeedCursor(epoch: try row.decode("epoch"), position: .behind(transaction: running - 1))
  }

  private static func page(_ position: FeedPosition, _ limit: Int) -> SQLQuery {
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
    """
  }

  private static func page(of user: UserID, _ position: FeedPosition, _ limit: Int) -> SQLQuery {
    """
    SELECT feed.epoch, pg_snapshot_xmax(pg_current_snapshot())::text AS snapshot_end, false AS is_pending,
      page.change_xid::text AS change_transaction, \(unescaped: SessionRow.columns)
    FROM sessions.feed LEFT JOIN LATERAL (
      SELECT change_xid, \(unescaped: SessionRow.columns) FROM sessions.sessions
      WHERE user_id = \(user)
        AND (change_xid, session_id) > (\("\(position.transaction)")::xid8, \(position.sessionID))
        AND change_xid < pg_snapshot_xmin(pg_current_snapshot())
      ORDER BY change_xid, session_id
      LIMIT \(limit)
    ) AS page ON true
    ORDER BY page.change_xid, page.session_id
    """
  }

  private func transaction(_ row: PostgresRow, _ column: String) throws -> UInt64? {
    try row.decode(column, as: String?.self).flatMap { UInt64($0) }
  }
}

/// `sessions.feed` has no row: somebody deleted it.
struct MissingEpoch: Error {}
