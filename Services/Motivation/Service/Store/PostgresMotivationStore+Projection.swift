package import MotivationDomain
package import TitanCore
package import TitanFeeds
import TitanPostgres

extension PostgresMotivationStore {
  package func pushUpTimes(of user: UserID) async throws -> PushUpTimes { try await Self.pushUpTimes(of: user, pool) }

  static func pushUpTimes(of user: UserID, _ database: some PostgresQuerying) async throws -> PushUpTimes {
    let row = try await database.first(
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

  package func standing() async throws -> FeedStanding { try await profile.standing() }

  /// Applies changes that follow `cursor` and moves on to `next`, all of it or nothing. Changes for erased users are
  /// dropped.
  ///
  /// - Returns: the users whose settings were in the changes; `nil`, without any effect, if the projection's position
  ///   isn't `cursor`.
  package func apply(
    _ changes: [SettingsChange], from cursor: FeedPositions, to next: FeedPositions
  ) async throws -> [UserID]? {
    let withSettings = changes.filter { $0.settings != nil }
    return try await profile.advance(with: withSettings, user: \.user, from: cursor, to: next) { changes, reading, tx in
      // Keeps the feed's order, so that a user's last change wins.
      for change in changes {
        guard let settings = change.settings else { continue }
        try await Self.write(settings, of: change.user, reading: reading.number, tx)
      }
      let changed = Array(Set(changes.map(\.user)))
      try await tx.lookAgain(at: changed)
      return changed
    }
  }

  package func beginRebuild(from cursor: FeedPositions) async throws { try await profile.beginRebuild(from: cursor) }

  /// Ends a rebuild when the feed has been read to its end at `cursor`: removes everything it didn't mention again. Has
  /// no effect if the projection's position is different.
  ///
  /// - Returns: the users whose settings were removed.
  package func finishRebuild(from cursor: FeedPositions) async throws -> [UserID] {
    try await profile.endRebuild(from: cursor) { isStale, tx in
      let removed = try await tx.all(
        "DELETE FROM motivation.push_up_times AS swept WHERE \(unescaped: isStale) RETURNING user_id"
      ).map { try $0.decode("user_id", as: UserID.self) }
      try await tx.lookAgain(at: removed)
      return removed
    } ?? []
  }

  private var profile: FeedTables { FeedTables(of: "profile", in: .motivation, share: share, pool) }

  /// If the times are unchanged, keeps the time since which they apply: the change may concern other settings.
  private static func write(
    _ settings: FollowedSettings, of user: UserID, reading: Int, _ tx: PostgresTransaction
  ) async throws {
    let times = settings.times
    let first = times.window == PushUpTimes.standard.window ? nil : times.since
    try await tx.execute(
      """
      INSERT INTO motivation.push_up_times AS known (
        user_id, times_per_day, first_minute, last_minute, since, voice_pack_id, reading)
      VALUES (
        \(user), \(times.window.timesPerDay), \(times.window.first), \(times.window.last), \(first),
        \(settings.voice?.description), \(reading))
      ON CONFLICT (user_id) DO UPDATE SET
        times_per_day = EXCLUDED.times_per_day, first_minute = EXCLUDED.first_minute,
        last_minute = EXCLUDED.last_minute, voice_pack_id = EXCLUDED.voice_pack_id, reading = EXCLUDED.reading,
        since = CASE
          WHEN (known.times_per_day, known.first_minute, known.last_minute)
            = (EXCLUDED.times_per_day, EXCLUDED.first_minute, EXCLUDED.last_minute) THEN known.since
          ELSE \(times.since)
        END
      """)
  }
}
