package import TitanCore
import TitanPostgres

extension PostgresHabitStore {
  /// Removes habits that cannot be restored any more, with all their records.
  ///
  /// - Returns: the number removed, at most `limit`.
  package func purge(deletedBefore time: Timestamp, limit: Int) async throws -> Int {
    try await pool.execute(
      """
      DELETE FROM habits.habits WHERE (user_id, habit_id) IN (
        SELECT user_id, habit_id FROM habits.habits WHERE delete_time <= \(time)
        ORDER BY delete_time LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """)
  }
}
