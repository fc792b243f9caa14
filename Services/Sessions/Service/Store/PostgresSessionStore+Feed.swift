import SessionsDomain
import TitanCore
package import TitanFeeds
import TitanPostgres

extension PostgresSessionStore: SessionFeedStore {
  package func changes(
    _ scope: SessionScope, _ detail: SessionDetail, after position: FeedPosition, limit: Int
  ) async throws -> FeedPage<SessionState> {
    let rows = try await pool.all(FeedQuery.page(scope, detail, behind: position, limit))
    let page = try FeedPage(rows, of: "sessions.feed") { row, transaction in
      let position = FeedPosition(
        transaction: transaction, userID: try row.decode("change_user"), thingID: try row.decode("change_session"))
      return (position, try Self.state(row, detail))
    }
    let days = try await dayRules(of: page.changes.filter { $0.change == nil }.map(\.position.userID))
    return page.map { position, state in state ?? .days(days[position.userID] ?? DayRules()) }
  }

  /// The state in a row; `nil` if the row is about days.
  private static func state(_ row: PostgresRow, _ detail: SessionDetail) throws -> SessionState? {
    guard try row.decode("start_time", as: Timestamp?.self) != nil else { return nil }
    return switch detail {
    case .everything: .session(try SessionRow.session(row))
    case .counts: .counts(try SessionRow.counts(row))
    }
  }

  /// The current rules, read just after the page. If they have changed in between, the feed has another change for
  /// them.
  private func dayRules(of users: [UserID]) async throws -> [UserID: DayRules] {
    users.isEmpty ? [:] : try await PostgresDayStore.rules(of: users, pool)
  }

  /// The position after a change, not after the newest transaction: after a crash, PostgreSQL reuses transaction ids
  /// that hadn't reached the disk. The ids of visible changes have.
  package func end() async throws -> FeedCursor {
    let row = try await pool.first(
      """
      SELECT feed.epoch, newest.change_xid::text AS newest
      FROM sessions.feed LEFT JOIN LATERAL (
        SELECT change_xid FROM sessions.sessions
        WHERE change_xid < pg_snapshot_xmin(pg_current_snapshot())
        ORDER BY change_xid DESC LIMIT 1
      ) AS newest ON true
      """)
    guard let row else { throw MissingRow("sessions.feed") }
    return FeedCursor(
      epoch: try row.decode("epoch"),
      position: try row.transaction("newest").map { .behind(transaction: $0) } ?? .beginning, view: .sessions)
  }
}
