import HabitsDomain
import TitanCore
import TitanPostgres
import TitanRequests

extension PostgresTransaction {
  /// Locks a user's data. Call it first: whatever is read afterwards holds until the transaction ends.
  func lock(_ user: UserID) async throws { try await lock(user, in: .habits) }

  /// Assigns a new change number to each of these habits, for watchers, after a change of the habit or its records.
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
