import TitanCore
import TitanFeeds
import TitanPostgres

/// Statements that read a page of the feed. The first row has `epoch`, `snapshot_end` and `is_pending`. A row with a
/// change has its position in `change_transaction`, `change_user` and `change_session`, and the session's columns,
/// which are NULL if the change is about days. Simulated sessions go only to their owners' watches, never to followers.
enum FeedQuery {
  static func page(
    _ scope: SessionScope, _ detail: SessionDetail, behind position: FeedPosition, _ limit: Int
  ) -> SQLQuery {
    switch scope {
    case .sessions: page(detail.columns, position, limit)
    case .sessionsAndDays: pageWithDays(detail.columns, position, limit)
    case .sessionsOf(let user): page(of: user, detail.columns, position, limit)
    }
  }

  private static func page(_ columns: String, _ position: FeedPosition, _ limit: Int) -> SQLQuery {
    """
    SELECT feed.epoch, pg_snapshot_xmax(pg_current_snapshot())::text AS snapshot_end,
      EXISTS (
        SELECT FROM sessions.sessions WHERE change_xid >= pg_snapshot_xmin(pg_current_snapshot())
      ) AS is_pending,
      page.change_xid::text AS change_transaction, page.place_user AS change_user, page.place_session AS change_session,
      \(unescaped: columns)
    FROM sessions.feed LEFT JOIN LATERAL (
      SELECT change_xid, user_id AS place_user, session_id AS place_session, \(unescaped: columns)
      FROM sessions.sessions
      WHERE (change_xid, user_id, session_id)
          > (\("\(position.transaction)")::xid8, \(position.userID), \(position.thingID))
        AND change_xid < pg_snapshot_xmin(pg_current_snapshot()) AND NOT is_simulated
      ORDER BY change_xid, user_id, session_id
      LIMIT \(limit)
    ) AS page ON true
    ORDER BY page.change_xid, page.place_user, page.place_session
    """
  }

  /// A user's days have the position of a session with the nil id, before the user's sessions of the same transaction.
  /// The query lists single columns, because PostgreSQL would build and unpack a whole-row column again for each of its
  /// fields.
  ///
  /// The data about the page is in a separate row at the feed's beginning, a position no change can have. Joining it to
  /// each change would make PostgreSQL copy and sort rows that already come in order.
  private static func pageWithDays(_ columns: String, _ position: FeedPosition, _ limit: Int) -> SQLQuery {
    let beginning = FeedPosition.beginning
    let nulls = columns.split(separator: ",").map { _ in "NULL" }.joined(separator: ", ")
    return """
      SELECT epoch, snapshot_end, is_pending, NULLIF(place_xid, '0')::text AS change_transaction,
        place_user AS change_user, place_session AS change_session, \(unescaped: columns)
      FROM (
        (SELECT change_xid AS place_xid, user_id AS place_user, session_id AS place_session, NULL::uuid AS epoch,
          NULL::text AS snapshot_end, NULL::boolean AS is_pending, \(unescaped: columns)
        FROM sessions.sessions
        WHERE (change_xid, user_id, session_id)
            > (\("\(position.transaction)")::xid8, \(position.userID), \(position.thingID))
          AND change_xid < pg_snapshot_xmin(pg_current_snapshot()) AND NOT is_simulated
        ORDER BY change_xid, user_id, session_id
        LIMIT \(limit))
        UNION ALL
        (SELECT days_change_xid, user_id, \(beginning.thingID), NULL, NULL, NULL, \(unescaped: nulls)
        FROM sessions.users
        WHERE (days_change_xid, user_id) > (\("\(position.transaction)")::xid8, \(position.userID))
          AND days_change_xid < pg_snapshot_xmin(pg_current_snapshot())
        ORDER BY days_change_xid, user_id
        LIMIT \(limit))
        UNION ALL
        (SELECT '0'::xid8, \(beginning.userID), \(beginning.thingID), epoch,
          pg_snapshot_xmax(pg_current_snapshot())::text,
          EXISTS (SELECT FROM sessions.sessions WHERE change_xid >= pg_snapshot_xmin(pg_current_snapshot()))
          OR EXISTS (SELECT FROM sessions.users WHERE days_change_xid >= pg_snapshot_xmin(pg_current_snapshot())),
          \(unescaped: nulls)
        FROM sessions.feed)
        ORDER BY place_xid, place_user, place_session
        LIMIT \(limit + 1)
      ) AS page
      ORDER BY place_xid, place_user, place_session
      """
  }

  private static func page(of user: UserID, _ columns: String, _ position: FeedPosition, _ limit: Int) -> SQLQuery {
    """
    SELECT feed.epoch, pg_snapshot_xmax(pg_current_snapshot())::text AS snapshot_end, false AS is_pending,
      page.change_xid::text AS change_transaction, page.place_user AS change_user, page.place_session AS change_session,
      \(unescaped: columns)
    FROM sessions.feed LEFT JOIN LATERAL (
      SELECT change_xid, user_id AS place_user, session_id AS place_session, \(unescaped: columns)
      FROM sessions.sessions
      WHERE user_id = \(user)
        AND (change_xid, session_id) > (\("\(position.transaction)")::xid8, \(position.thingID))
        AND change_xid < pg_snapshot_xmin(pg_current_snapshot())
      ORDER BY change_xid, session_id
      LIMIT \(limit)
    ) AS page ON true
    ORDER BY page.change_xid, page.place_session
    """
  }
}

extension SessionDetail {
  fileprivate var columns: String {
    switch self {
    case .everything: SessionRow.columns
    case .counts: SessionRow.countColumns
    }
  }
}
