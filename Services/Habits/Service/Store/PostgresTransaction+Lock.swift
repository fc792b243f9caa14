import HabitsDomain
import TitanCore
import TitanPostgres

extension PostgresTransaction {
  /// Locks what a user has. First of all: what is read afterwards holds until the transaction ends.
  func lock(_ user: UserID) async throws {
    let lock: SQLQuery = "SELECT user_id FROM habits.users WHERE user_id = \(user) FOR UPDATE"
    if try await first(lock) != nil { return }
    try await execute("INSERT INTO habits.users (user_id) VALUES (\(user)) ON CONFLICT DO NOTHING")
    _ = try await first(lock)
  }

  /// Numbers a change of each of these habits, or of what was recorded for it, for those who watch.
  func count(changeOf habits: [HabitID], of user: UserID) async throws {
    try await execute(
      """
      WITH counted AS (
        UPDATE habits.users SET change_count = change_count + \(habits.count) WHERE user_id = \(user)
        RETURNING change_count
      )
      UPDATE habits.habits SET change_number = counted.change_count - \(habits.count) + changed.place
      FROM counted, unnest(\(habits)) WITH ORDINALITY AS changed (habit_id, place)
      WHERE habits.user_id = \(user) AND habits.habit_id = changed.habit_id
      """)
  }
}
