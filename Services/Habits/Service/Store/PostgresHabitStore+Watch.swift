import HabitsDomain
package import TitanCore
package import TitanFeeds
import TitanPostgres

/// A page of a user's changes.
package struct HabitChanges: Sendable, Hashable {
  package var epoch: FeedEpoch
  /// In the order of their latest change.
  package var tracks: [HabitTrack]

  package init(epoch: FeedEpoch, tracks: [HabitTrack]) {
    self.epoch = epoch
    self.tracks = tracks
  }
}

extension PostgresHabitStore {
  /// The habits that have changed after a number, including deleted ones.
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
}
