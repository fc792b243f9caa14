package import TitanCore
package import TitanFeeds
package import TitanPostgres
package import TrophiesDomain

/// Trophies in the schema `trophies`.
package struct PostgresTrophyStore: TrophyStore {
  /// The channel that tells watches of changes to awards and levels; notifications carry the user's id.
  package static let awardsChannel = "awards_changed"

  let pool: PostgresPool
  package let judgingQueue: JudgingQueue
  /// Where its projection stands in the feed that it follows.
  let followed: FeedTables
  /// The tables that this feed fills.
  let filled: [String]

  /// - Parameters:
  ///   - feed: the feed that the store projects. What it reads and judges is the same with either.
  ///   - share: the slots of that feed that this process follows; `nil` for all.
  package init(_ pool: PostgresPool, following feed: Feed = .sessions, share: FeedShare? = nil) {
    self.pool = pool
    filled = feed == .sessions ? ["sessions", "days"] : ["sets"]
    followed = FeedTables(of: feed.rawValue, in: .trophies, tables: filled, share: share, pool)
    judgingQueue = JudgingQueue(pool)
  }

  /// What histories come from. The raw values are those of `followed_slots`.
  package enum Feed: String, Sendable {
    /// Push-up sessions and the rules of days.
    case sessions
    /// Practices, of which verified sets are stored.
    case training
  }

  package func rules() async throws -> RuleBook { try await Rows.rules(pool) }
  package func medalRules() async throws -> RuleBook { try await Rows.medalRules(pool) }

  package func awards(of user: UserID, _ filter: AwardFilter, limit: Int) async throws -> [Award] {
    try await pool.all(
      """
      SELECT \(unescaped: Rows.awardColumns) FROM trophies.awards
      WHERE user_id = \(user) AND (\(filter.includesRevoked) OR state <> \(AwardState.revoked))
        AND (\(filter.after == nil) OR earn_time < \(filter.after?.earnTime)
          OR (earn_time = \(filter.after?.earnTime) AND award_id > \(filter.after?.id)))
      ORDER BY earn_time DESC, award_id
      LIMIT \(limit)
      """
    ).map { try Rows.award($0) }
  }

  package func hasJudged(_ session: SessionID, of user: UserID) async throws -> Bool {
    let found = try await pool.first(
      """
      SELECT 1 AS found FROM trophies.sessions JOIN trophies.users USING (user_id)
      WHERE user_id = \(user) AND session_id = \(session) AND NOT is_stale
      """)
    return found != nil
  }

  package func award(_ id: AwardID, of user: UserID) async throws -> Award? {
    try await pool.first(
      "SELECT \(unescaped: Rows.awardColumns) FROM trophies.awards WHERE user_id = \(user) AND award_id = \(id)"
    ).map { try Rows.award($0) }
  }

  package func acknowledge(_ id: AwardID, of user: UserID, at now: Timestamp) async throws -> Award? {
    try await pool.first(
      """
      UPDATE trophies.awards SET acknowledge_time = COALESCE(acknowledge_time, \(now))
      WHERE user_id = \(user) AND award_id = \(id)
      RETURNING \(unescaped: Rows.awardColumns)
      """
    ).map { try Rows.award($0) }
  }

  package func details(of user: UserID) async throws -> AwardDetails {
    try await pool.withTransaction(.repeatableRead, commit: .reading) { tx in
      let awards = try await tx.all(
        "SELECT \(unescaped: Rows.awardColumns) FROM trophies.awards WHERE user_id = \(user)"
      ).map { try Rows.award($0) }
      let level = try await tx.first("SELECT highest_level FROM trophies.users WHERE user_id = \(user)")
      let sessions = try await tx.all(
        "SELECT \(unescaped: Rows.sessionColumns) FROM trophies.sessions WHERE user_id = \(user)"
      ).map { try Rows.session($0) }
      let sets = try await Self.sets(of: user, tx)
      let days = try await tx.first(
        "SELECT \(unescaped: Rows.dayColumns) FROM trophies.days WHERE user_id = \(user)"
      ).map { try Rows.days($0) }
      return AwardDetails(
        awards: awards, history: History(sessions + sets, days: days ?? .standard),
        highestLevel: TitanLevel(try level?.decode("highest_level") ?? 1))
    }
  }

  package func summary(of user: UserID) async throws -> AwardSummary {
    let rows = try await pool.all(
      """
      SELECT watch.epoch, history_changes, is_stale, highest_level, \(unescaped: Rows.awardColumns) FROM trophies.watch
      LEFT JOIN LATERAL (
        SELECT history_changes, is_stale, highest_level FROM trophies.users WHERE user_id = \(user)
      ) AS owner ON true
      LEFT JOIN LATERAL (
        SELECT \(unescaped: Rows.awardColumns) FROM trophies.awards WHERE user_id = \(user)
      ) AS award ON true
      """)
    guard let head = rows.first else { throw MissingRow("trophies.watch") }
    let awards = try rows.compactMap { row in
      try row.decode("award_id", as: AwardID?.self) == nil ? nil : try Rows.award(row)
    }
    return AwardSummary(
      awards: awards, highestLevel: TitanLevel(try head.decode("highest_level", as: Int?.self) ?? 1),
      version: try Rows.version(head))
  }

  package func history(of user: UserID) async throws -> (History, HistoryVersion) {
    try await pool.withTransaction(.repeatableRead, commit: .reading) { tx in
      let version = try await tx.first(
        """
        SELECT watch.epoch, history_changes, is_stale FROM trophies.watch
        LEFT JOIN trophies.users ON user_id = \(user)
        """)
      guard let version else { throw MissingRow("trophies.watch") }
      let sessions = try await tx.all(
        "SELECT \(unescaped: Rows.sessionColumnsWithoutReps) FROM trophies.sessions WHERE user_id = \(user)"
      ).map { try Rows.session($0) }
      let sets = try await Self.sets(of: user, tx)
      let days = try await tx.first(
        "SELECT \(unescaped: Rows.dayColumns) FROM trophies.days WHERE user_id = \(user)"
      ).map { try Rows.days($0) }
      return (History(sessions + sets, days: days ?? .standard), try Rows.version(version))
    }
  }

  private static func sets(of user: UserID, _ tx: PostgresTransaction) async throws -> [TrainingSession] {
    try await tx.all("SELECT \(unescaped: Rows.setColumns) FROM trophies.sets WHERE user_id = \(user)")
      .map { try Rows.set($0) }
  }

  package func awardChanges(of user: UserID, after number: Int, limit: Int) async throws -> AwardChanges {
    let rows = try await pool.all(
      """
      SELECT watch.epoch, \(unescaped: Rows.awardColumns),
        COALESCE((SELECT level_change_number FROM trophies.users WHERE users.user_id = \(user)), 0) AS level_change
      FROM trophies.watch LEFT JOIN trophies.awards ON user_id = \(user) AND change_number > \(number)
      ORDER BY change_number
      LIMIT \(limit)
      """)
    guard let head = rows.first else { throw MissingRow("trophies.watch") }
    let awards = try rows.compactMap { row in
      try row.decode("award_id", as: AwardID?.self) == nil ? nil : try Rows.award(row)
    }
    return AwardChanges(
      epoch: try head.decode("epoch"), awards: awards, levelChange: try head.decode("level_change"), after: number,
      limit: limit)
  }
}
