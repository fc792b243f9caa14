package import SessionsDomain
package import TitanCore
package import TitanFeeds
package import TitanPostgres

/// Stores users' goals from the profile feed, and since when each was in force.
package struct GoalProjection: TableProjection, GoalStore {
  package let feed: FeedTables
  private let pool: PostgresPool

  package init(_ pool: PostgresPool) {
    self.pool = pool
    feed = FeedTables(of: "profile", in: .sessions, tables: ["goals"], pool)
  }

  package func goals(of user: UserID, at instant: Timestamp) async throws -> Goals {
    let row = try await pool.first(
      """
      SELECT session_target, daily_goal FROM sessions.goals WHERE user_id = \(user) AND since <= \(instant)
      ORDER BY since DESC LIMIT 1
      """)
    guard let row else { return .standard }
    return Goals(sessionTarget: try row.decode("session_target"), dailyGoal: try row.decode("daily_goal"))
  }

  package func apply(
    _ changes: [GoalChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool {
    try await feed.apply(changes, user: \.user, from: cursor, to: next) { change, reading, tx in
      guard let told = change.told else { return }
      try await Self.project(told.goals, since: told.since, of: change.user, reading, tx)
    }
  }

  /// A change contains the newest state of all settings and its time. Goals that are the same as before have been in
  /// force for longer. Stored goals with a later time are void: the profile service's store was restored from a backup.
  private static func project(
    _ goals: Goals, since: Timestamp, of user: UserID, _ reading: Int, _ tx: PostgresTransaction
  ) async throws {
    try await tx.execute("DELETE FROM sessions.goals WHERE user_id = \(user) AND since > \(since)")
    try await tx.execute(
      """
      INSERT INTO sessions.goals (user_id, since, session_target, daily_goal, reading)
      SELECT \(user), \(since), \(goals.sessionTarget), \(goals.dailyGoal), \(reading)
      WHERE NOT EXISTS (
        SELECT FROM (
          SELECT session_target, daily_goal FROM sessions.goals WHERE user_id = \(user) ORDER BY since DESC LIMIT 1
        ) AS newest
        WHERE session_target = \(goals.sessionTarget) AND daily_goal = \(goals.dailyGoal))
      ON CONFLICT (user_id, since) DO UPDATE SET
        session_target = EXCLUDED.session_target, daily_goal = EXCLUDED.daily_goal
      """)
    try await tx.execute(
      "UPDATE sessions.goals SET reading = \(reading) WHERE user_id = \(user) AND reading < \(reading)")
  }
}
