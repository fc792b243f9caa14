package import ProfileProto
package import SessionsDomain
package import TitanCore
package import TitanFeeds
package import TitanPostgres
import TitanProto
import TitanRPC

/// The store of goals from the profile service.
package protocol GoalStore: Sendable {
  /// The user's goals at that time, as far as they are known.
  func goals(of user: UserID, at instant: Timestamp) async throws -> Goals
}

/// Stores users' goals from the profile feed, and since when each was in force.
package struct GoalProjection: TableProjection, GoalStore {
  package let feed: FeedTables
  private let pool: PostgresPool

  package init(_ pool: PostgresPool, share: FeedShare? = nil) {
    self.pool = pool
    feed = FeedTables(of: "profile", in: .sessions, tables: ["goals"], share: share, pool)
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
    _ changes: [GoalChange], from cursor: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    try await feed.apply(changes, user: \.user, from: cursor, to: next) { change, reading, tx in
      guard let setting = change.setting else { return }
      try await Self.project(setting.goals, since: setting.since, of: change.user, reading, tx)
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

/// The part of a profile feed change that this service stores.
package struct GoalChange: Sendable, Hashable {
  /// The goals in a user's settings.
  package struct Setting: Sendable, Hashable {
    package var goals: Goals
    /// When any of the settings last changed.
    package var since: Timestamp

    package init(_ goals: Goals, since: Timestamp) {
      self.goals = goals
      self.since = since
    }
  }

  package var user: UserID
  /// `nil` if something else changed.
  package var setting: Setting?

  package init(user: UserID, setting: Setting?) {
    self.user = user
    self.setting = setting
  }

  /// - Throws: `RuntimeError` for a message that the profile service never sends.
  package init(_ message: ProfileV1.ProfileChange) throws {
    guard let user = UserID(message.userID) else { throw RuntimeError("a change of the profile feed names no user") }
    guard case .settings(let settings) = message.change else {
      self.init(user: user, setting: nil)
      return
    }
    let goals = Goals(sessionTarget: Int(settings.sessionTarget), dailyGoal: Int(settings.dailyGoal))
    guard goals.isPossible, let time = settings.updateTime else {
      throw RuntimeError("the profile feed tells of goals of \(settings.sessionTarget) and \(settings.dailyGoal)")
    }
    self.init(user: user, setting: Setting(goals, since: try Timestamp(time, field: "update_time")))
  }
}
