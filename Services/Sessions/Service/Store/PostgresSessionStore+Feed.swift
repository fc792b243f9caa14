import SessionsDomain
package import TitanCore
package import TitanFeeds
import TitanPostgres

/// The feed, and what one user's devices watch. Simulated sessions go only to their owners' watches, never to followers.
extension PostgresSessionStore: SessionFeedStore {
  package func changes(
    _ scope: SessionScope, _ detail: SessionDetail, after positions: FeedPositions, limit: Int
  ) async throws -> FeedPage<SessionFeedChange> {
    let sessions = FeedSource(detail.columns, from: "sessions WHERE NOT is_simulated")
    let days = FeedSource(detail.columnsOfDays, from: "users WHERE true", number: "days_change_number")
    let change: (PostgresRow) throws -> SessionFeedChange = { row in
      SessionFeedChange(
        userID: try row.decode("user_id"), sessionID: try row.decode("session_id"), state: try detail.state(row))
    }
    let page =
      switch scope {
      case .sessions:
        try await pool.feedPage(of: .sessions, sessions, after: positions, limit: limit, change: change)
      case .sessionsAndDays:
        try await pool.feedPage(of: .sessions, sessions, days, after: positions, limit: limit, change: change)
      }
    let rules = try await dayRules(of: page.entries.filter { $0.change.state.isAboutDays }.map(\.change.userID))
    return page.map { change in
      guard change.state.isAboutDays else { return change }
      var change = change
      change.state = .days(rules[change.userID] ?? DayRules())
      return change
    }
  }

  /// The current rules, read just after the page. If they have changed in between, the feed has another change for
  /// them.
  private func dayRules(of users: [UserID]) async throws -> [UserID: DayRules] {
    users.isEmpty ? [:] : try await PostgresDayStore.rules(of: users, pool)
  }

  package func end() async throws -> FeedPositions {
    let rows = try await pool.all(
      "SELECT feed.epoch, feed_slots.slot, feed_slots.last_number FROM sessions.feed CROSS JOIN sessions.feed_slots")
    return try rows.reduce(into: FeedPositions(numbers: [:])) { positions, row in
      positions.pass(
        slot: try row.decode("slot"), number: try row.decode("last_number"),
        epoch: "\(try row.decode("epoch", as: FeedEpoch.self))")
    }
  }

  package func changedUsers(after positions: FeedPositions, limit: Int) async throws -> FeedPage<UserID> {
    try await pool.feedPage(
      of: .sessions, FeedSource("user_id", from: "sessions WHERE true"), after: positions, limit: limit
    ) { try $0.decode("user_id") }
  }

  package func changes(of user: UserID, after number: Int, limit: Int) async throws -> WatchedSessions {
    let rows = try await pool.all(
      """
      SELECT feed.epoch, page.*, (
          SELECT last_number FROM sessions.feed_slots WHERE anchor_id = \(FeedPositions.anchor(of: user))
        ) AS last_number
      FROM sessions.feed LEFT JOIN (
        SELECT change_number, \(unescaped: SessionRow.columns) FROM sessions.sessions
        WHERE user_id = \(user) AND change_number > \(number)
        ORDER BY change_number
        LIMIT \(limit)
      ) AS page ON true
      ORDER BY page.change_number
      """)
    guard let head = rows.first else { throw MissingRow("sessions.feed") }
    return WatchedSessions(
      epoch: try head.decode("epoch"), lastNumber: try head.decode("last_number"),
      changes: try rows.compactMap { row in
        guard let number = try row.decode("change_number", as: Int?.self) else { return nil }
        return WatchedSessions.Change(number: number, session: try SessionRow.session(row))
      })
  }
}

extension SessionDetail {
  fileprivate var columns: String {
    switch self {
    case .everything: SessionRow.columns
    case .counts: "user_id, session_id, \(SessionRow.countColumns)"
    }
  }

  /// The columns of a change that is about days, of which only the user is known.
  fileprivate var columnsOfDays: String {
    columns.split(separator: ",").enumerated().map { $0.offset == 0 ? "user_id" : "NULL" }.joined(separator: ", ")
  }

  /// The state in a row. In one about days there is nothing of them.
  fileprivate func state(_ row: PostgresRow) throws -> SessionState {
    guard try row.decode("session_id", as: SessionID?.self) != nil else { return .days(DayRules()) }
    return switch self {
    case .everything: .session(try SessionRow.session(row))
    case .counts: .counts(try SessionRow.counts(row))
    }
  }
}
