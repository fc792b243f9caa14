import SessionsDomain
import TitanCore
import TitanPostgres

extension PostgresSessionStore: FeedStore {
  /// One statement, so that page, epoch and pending changes are seen at one moment.
  ///
  /// `pg_snapshot_xmin` is the oldest transaction that still runs: whatever has a smaller number is committed and seen,
  /// or gone. Changes at or above it wait, even if they are committed, because that transaction may yet commit one that
  /// belongs before them.
  package func changes(_ scope: FeedScope, after position: FeedPosition, limit: Int) async throws -> FeedPage {
    let rows = try await pool.all(FeedQuery.page(scope, behind: position, limit))
    guard let head = rows.first else { throw MissingRow("sessions.feed") }
    let places = try rows.compactMap { row -> (place: FeedPosition, session: Session?)? in
      guard let transaction = try transaction(row, "change_transaction") else { return nil }
      let place = FeedPosition(
        transaction: transaction, userID: try row.decode("change_user"), sessionID: try row.decode("change_session"))
      let isSession = try row.decode("start_time", as: Timestamp?.self) != nil
      return (place, isSession ? try SessionRow.session(row) : nil)
    }
    let days = try await dayRules(of: places.filter { $0.session == nil }.map(\.place.userID))
    let changes = places.map { place, session in
      FeedPage.Change(
        position: place, state: session.map { .session($0) } ?? .days(days[place.userID] ?? DayRules()))
    }
    return FeedPage(
      epoch: try head.decode("epoch"), changes: changes, isPending: try head.decode("is_pending"),
      end: try transaction(head, "snapshot_end") ?? 0)
  }

  /// As they are now, a moment after the page: should they have changed meanwhile, the feed will say so once more.
  private func dayRules(of users: [UserID]) async throws -> [UserID: DayRules] {
    users.isEmpty ? [:] : try await PostgresDayStore.rules(of: users, pool)
  }

  package func end() async throws -> FeedCursor {
    let row = try await pool.first(
      "SELECT epoch, pg_snapshot_xmin(pg_current_snapshot())::text AS oldest_running FROM sessions.feed")
    guard let row, let running = try transaction(row, "oldest_running") else { throw MissingRow("sessions.feed") }
    return FeedCursor(epoch: try row.decode("epoch"), position: .behind(transaction: running - 1))
  }

  private func transaction(_ row: PostgresRow, _ column: String) throws -> UInt64? {
    try row.decode(column, as: String?.self).flatMap { UInt64($0) }
  }
}
