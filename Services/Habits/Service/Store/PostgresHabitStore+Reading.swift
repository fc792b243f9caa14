package import HabitsDomain
package import TitanCore
import TitanPostgres

extension PostgresHabitStore {
  /// A habit with all of its days, read at one moment.
  ///
  /// - Throws: `HabitConflict.missing`.
  package func history(of id: HabitID, _ user: UserID) async throws -> (habit: Habit, days: HabitDays) {
    let rows = try await pool.all(
      """
      SELECT \(unescaped: HabitRow.columns), local_date, day_amount, is_skipped
      FROM habits.habits LEFT JOIN (
        SELECT habit_id AS day_of, local_date, \(unescaped: AmountColumns.day) AS day_amount, is_skipped
        FROM habits.days WHERE user_id = \(user)
      ) AS day ON day_of = habit_id AND local_date >= start_date
      WHERE user_id = \(user) AND habit_id = \(id) AND delete_time IS NULL
      """)
    guard let first = rows.first else { throw HabitConflict.missing(id) }
    let days = try rows.compactMap { row in
      try row.decode("local_date", as: CalendarDay?.self).map {
        ($0, HabitDay(count: try row.decode("day_amount"), isSkipped: try row.decode("is_skipped")))
      }
    }
    return (try HabitRow.habit(first), HabitDays(days, uniquingKeysWith: { first, _ in first }))
  }

  /// Habits with their days in a span of dates, in the requested order.
  ///
  /// - Parameter ids: if empty, the first habits whose line is shown, in their user's order.
  /// - Throws: `HabitConflict.missing` for the first that doesn't exist.
  package func lines(
    of ids: [HabitID], _ user: UserID, on dates: ClosedRange<CalendarDay>, limit: Int = HabitLimits.series.upperBound
  ) async throws -> [(habit: Habit, days: HabitDays)] {
    let found = try await pool.all(
      """
      SELECT \(unescaped: HabitRow.columns), dates, counts FROM habits.habits AS habit
      LEFT JOIN LATERAL (
        SELECT array_agg(local_date) AS dates, array_agg(\(unescaped: AmountColumns.day)) AS counts FROM habits.days
        WHERE user_id = habit.user_id AND habit_id = habit.habit_id AND local_date >= habit.start_date
          AND local_date BETWEEN \(dates.lowerBound) AND \(dates.upperBound)
      ) AS line ON true
      WHERE habit.user_id = \(user) AND habit.delete_time IS NULL
        AND (habit.habit_id = ANY (\(ids))
          OR \(ids.isEmpty) AND NOT habit.is_archived AND NOT habit.is_hidden_in_activity)
      ORDER BY habit.position, habit.habit_id
      LIMIT \(limit)
      """
    ).map { row in
      let dates = try row.decode("dates", as: [CalendarDay]?.self) ?? []
      let counts = try row.decode("counts", as: [Amount]?.self) ?? []
      let days = HabitDays(
        zip(dates, counts).map { ($0, HabitDay(count: $1)) }, uniquingKeysWith: { first, _ in first })
      return (habit: try HabitRow.habit(row), days: days)
    }
    if ids.isEmpty { return found }
    return try ids.map { id in
      guard let line = found.first(where: { $0.habit.id == id }) else { throw HabitConflict.missing(id) }
      return line
    }
  }
}
