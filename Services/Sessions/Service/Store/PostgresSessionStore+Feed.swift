import SessionsDomain
import TitanCore
import TitanPostgres

extension PostgresSessionStore: FeedStore {
  /// One statement, so that page, epoch and pending changes are seen at one moment.
  ///
  /// `pg_snapshot_xmin` is the oldest transaction that still runs: whatever has a smaller number is committed and seen,
  /// or gone. Changes at or above it wait, even if they are committed, because that transaction may yet commit one that
  /// belongs before them.
  package func changes(
    _ scope: FeedScope, _ detail: FeedDetail, after position: FeedPosition, limit: Int
  ) async throws -> FeedPage {
    let rows = try await pool.all(FeedQuery.page(scope, detail, behind: position, limit))
    guard let head = rows.first else { throw MissingRow("sessions.feed") }
    let places = try rows.compactMap { row -> (place: FeedPosition, state: FeedPage.State?)? in
      guard let transaction = try transaction(row, "change_transaction") else { return nil }
      let place = FeedPosition(
        transaction: transaction, userID: try row.decode("change_user"), sessionID: try row.decode("change_session"))
      return (place, try Self.state(row, detail))
    }
    let days = try await dayRules(of: places.filter { $0.state == nil }.map(\.place.userID))
    let changes = places.map { place, state in
      FeedPage.Change(position: place, state: state ?? .days(days[place.userID] ?? DayRules()))
    }
    return FeedPage(
      epoch: try head.decode("epoch"), changes: changes, isPending: try head.decode("is_pending"),
      end: try transaction(head, "snapshot_end") ?? 0)
  }

  /// `nil` if the row is about days.
  private static func state(_ row: PostgresRow, _ detail: FeedDetail) throws -> FeedPage.State? {
    guard try row.decode("start_time", as: Timestamp?.self) != nil else { return nil }
    return switch detail {
    case .everything: .session(try SessionRow.session(row))
    case .counts: .counts(try SessionRow.counts(row))
    }
  }

  /// As they are now, a moment after the page: should they have changed meanwhile, the feed will say so once more.
  private func dayRules(of users: [UserID]) async throws -> [UserID: DayRules] {
    users.isEmpty ? [:] : try await PostgresDayStore.rules(of: users, pool)
  }

  /// Behind a change, not behind the newest transaction: if PostgreSQL crashes, it gives numbers anew that had not come to
  /// the disk. Those of changes that were seen are there.
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
      position: try transaction(row, "newest").map { .behind(transaction: $0) } ?? .beginning)
  }

  private func transaction(_ row: PostgresRow, _ column: String) throws -> UInt64? {
    try row.decode(column, as: String?.self).flatMap { UInt64($0) }
  }
}
