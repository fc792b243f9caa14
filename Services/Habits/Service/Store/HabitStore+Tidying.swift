package import TitanCore
import TitanPostgres

extension HabitStore {
  /// Removes habits that cannot be had back any more, with all that was recorded for them.
  ///
  /// - Returns: how many, at most `limit`.
  package func purge(deletedBefore time: Timestamp, limit: Int) async throws -> Int {
    try await pool.execute(
      """
      DELETE FROM habits.habits WHERE (user_id, habit_id) IN (
        SELECT user_id, habit_id FROM habits.habits WHERE delete_time <= \(time)
        ORDER BY delete_time LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """)
  }

  /// Removes all that a user has here. Doing it again removes nothing.
  package func erase(_ user: UserID) async throws {
    try await pool.withTransaction { tx in
      // Habits take their records, days and checkpoints with them.
      try await tx.execute("DELETE FROM habits.habits WHERE user_id = \(user)")
      try await tx.execute("DELETE FROM habits.sources WHERE user_id = \(user)")
      try await tx.execute("DELETE FROM habits.requests WHERE user_id = \(user)")
      try await tx.execute("DELETE FROM habits.users WHERE user_id = \(user)")
    }
  }
}
