import HabitsDomain
import TitanCore
import TitanPostgres

extension PostgresHabitStore {
  /// How many dates a checkpoint stays behind today, so that late records rarely precede it, and none of its dates is
  /// still open by any user's clock.
  static let checkpointLag = 8
  /// A checkpoint advances once it is this many dates behind where it could be.
  static let checkpointStep = 30

  /// Keeps a habit's checkpoint correct and recent.
  ///
  /// - Parameter date: the first date that has changed; `nil` if everything has.
  static func settle(
    _ habit: Habit, of user: UserID, from date: CalendarDay?, at now: Timestamp, _ tx: PostgresTransaction
  ) async throws {
    let horizon = CalendarDay(of: now, utcOffsetSeconds: 0) - checkpointLag
    let stored = try await tx.first(
      """
      SELECT through FROM habits.checkpoints
      WHERE user_id = \(user) AND habit_id = \(habit.id) AND formula_version = \(TrackRow.formulaVersion)
      """
    )?.decode("through", as: CalendarDay.self)
    if let stored {
      let isTrue = date.map { $0 > stored } ?? false
      if isTrue, horizon - stored < checkpointStep { return }
      if !isTrue {
        try await tx.execute("DELETE FROM habits.checkpoints WHERE user_id = \(user) AND habit_id = \(habit.id)")
      }
    }
    let row = try await tx.first(
      """
      SELECT \(unescaped: TrackRow.columns) FROM \(unescaped: TrackRow.source)
      WHERE habit.user_id = \(user) AND habit.habit_id = \(habit.id)
      """)
    guard let row else { return }
    let track = try TrackRow.track(row)
    guard horizon - (track.checkpoint?.through ?? habit.facts.startDate - 1) >= checkpointStep else { return }
    try await TrackRow.write(
      track.fold(through: horizon), firstWeekday: track.dayRules.firstWeekday, of: habit.id, user, tx)
  }
}
