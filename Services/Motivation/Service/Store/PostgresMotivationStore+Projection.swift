package import MotivationDomain
package import TitanCore
package import TitanFeeds
import TitanPostgres
import TitanRPC

extension PostgresMotivationStore {
  package func pushUpTimes(of user: UserID) async throws -> PushUpTimes {
    let row = try await pool.first(
      """
      SELECT times_per_day, first_minute, last_minute, since FROM motivation.push_up_times WHERE user_id = \(user)
      """)
    guard let row else { return .standard }
    return PushUpTimes(
      window: ReminderWindow(
        first: try row.decode("first_minute"), last: try row.decode("last_minute"),
        timesPerDay: try row.decode("times_per_day")),
      since: try row.decode("since"))
  }

  package func standing() async throws -> FeedStanding { try await Self.feed(pool, lock: false).standing }

  /// Applies changes that follow on `cursor`, and moves on to `next`: all of it or nothing. What is told of users who were
  /// erased is dropped.
  ///
  /// - Returns: whose times were told; `nil`, and nothing is done, if the projection does not stand at `cursor`.
  package func apply(
    _ changes: [SettingsChange], from cursor: String, to next: String
  ) async throws -> [UserID]? {
    try await pool.withTransaction { tx in
      let feed = try await Self.feed(tx, lock: true)
      guard feed.standing.cursor == cursor else { return nil }
      let told = changes.filter { $0.times != nil }
      let erased = try await tx.erased(among: Set(told.map(\.user)), in: .motivation)
      // In the feed's order: of several changes of one user the last holds.
      for change in told where !erased.contains(change.user) {
        guard let times = change.times else { continue }
        try await Self.write(times, of: change.user, reading: feed.reading, tx)
      }
      try await tx.execute("UPDATE motivation.feeds SET cursor = \(next) WHERE feed = 'profile'")
      return Array(Set(told.map(\.user)).subtracting(erased))
    }
  }

  /// Goes back to the feed's beginning; what is here stays until `finishRebuild`. Without effect if the projection does
  /// not stand at `cursor`.
  package func beginRebuild(from cursor: String) async throws {
    try await pool.execute(
      """
      UPDATE motivation.feeds SET cursor = '', reading = reading + 1, is_rebuilding = true
      WHERE feed = 'profile' AND cursor = \(cursor)
      """)
  }

  /// The feed has been read to its end at `cursor`: what it did not mention again is gone. Without effect if the projection
  /// does not stand there.
  ///
  /// - Returns: of whom.
  package func finishRebuild(from cursor: String) async throws -> [UserID] {
    try await pool.withTransaction { tx in
      let feed = try await Self.feed(tx, lock: true)
      guard feed.standing == FeedStanding(cursor: cursor, isRebuilding: true) else { return [] }
      let gone = try await tx.all(
        "DELETE FROM motivation.push_up_times WHERE reading < \(feed.reading) RETURNING user_id"
      ).map { try $0.decode("user_id", as: UserID.self) }
      try await tx.execute("UPDATE motivation.feeds SET is_rebuilding = false WHERE feed = 'profile'")
      return gone
    }
  }

  /// Times that are the same as before are so since then: other settings may have changed.
  private static func write(
    _ times: PushUpTimes, of user: UserID, reading: Int, _ tx: PostgresTransaction
  ) async throws {
    let first = times.window == PushUpTimes.standard.window ? nil : times.since
    try await tx.execute(
      """
      INSERT INTO motivation.push_up_times AS known (
        user_id, times_per_day, first_minute, last_minute, since, reading)
      VALUES (
        \(user), \(times.window.timesPerDay), \(times.window.first), \(times.window.last), \(first), \(reading))
      ON CONFLICT (user_id) DO UPDATE SET
        times_per_day = EXCLUDED.times_per_day, first_minute = EXCLUDED.first_minute,
        last_minute = EXCLUDED.last_minute, reading = EXCLUDED.reading,
        since = CASE
          WHEN (known.times_per_day, known.first_minute, known.last_minute)
            = (EXCLUDED.times_per_day, EXCLUDED.first_minute, EXCLUDED.last_minute) THEN known.since
          ELSE \(times.since)
        END
      """)
  }

  private static func feed(
    _ database: some PostgresQuerying, lock: Bool
  ) async throws -> (standing: FeedStanding, reading: Int) {
    let row = try await database.first(
      """
      SELECT cursor, reading, is_rebuilding FROM motivation.feeds WHERE feed = 'profile'
      \(unescaped: lock ? "FOR UPDATE" : "")
      """)
    guard let row else { throw RuntimeError("motivation.feeds has no row of the profile feed") }
    let standing = FeedStanding(
      cursor: try row.decode("cursor"), isRebuilding: try row.decode("is_rebuilding"))
    return (standing, try row.decode("reading"))
  }
}
