import HabitsDomain
package import TitanCore
package import TitanFeeds
import TitanPostgres

/// A piece of a user's changes.
package struct HabitChanges: Sendable, Hashable {
  package var epoch: FeedEpoch
  /// In the order they changed last.
  package var tracks: [HabitTrack]

  package init(epoch: FeedEpoch, tracks: [HabitTrack]) {
    self.epoch = epoch
    self.tracks = tracks
  }
}

extension HabitStore {
  /// Habits that have changed behind a number, deleted ones among them.
  package func changes(of user: UserID, after number: Int, limit: Int) async throws -> HabitChanges {
    let rows = try await pool.all(
      """
      SELECT epoch, \(unescaped: TrackRow.columns) FROM habits.watch LEFT JOIN (
        SELECT \(unescaped: TrackRow.columns) FROM \(unescaped: TrackRow.source)
        WHERE habit.user_id = \(user) AND habit.change_number > \(number)
        ORDER BY habit.change_number
        LIMIT \(limit)
      ) AS changed ON true
      ORDER BY changed.change_number
      """)
    guard let epoch = try rows.first?.decode("epoch", as: FeedEpoch.self) else { throw MissingRow("habits.watch") }
    let tracks = try rows.compactMap { row in
      try row.decode("habit_id", as: HabitID?.self) == nil ? nil : try TrackRow.track(row)
    }
    return HabitChanges(epoch: epoch, tracks: tracks)
  }

  /// Wakes whoever listens on a channel, with the users it is about.
  func notify(_ channel: String, of users: Set<UserID>) async throws {
    _ = try await pool.all(
      "SELECT pg_notify(\(channel), user_id::text) FROM unnest(\(Array(users))) AS changed (user_id)")
  }
}
