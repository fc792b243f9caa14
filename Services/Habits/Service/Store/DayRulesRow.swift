package import HabitsDomain
package import TitanCore
import TitanFeeds
import TitanPostgres

/// Rows of `habits.day_rules` as values; without a row, the defaults for users who have set nothing.
enum DayRulesRow {
  /// The columns of a LEFT JOIN with `habits.day_rules AS day_rule`.
  static let columns = """
    day_rule.time_zone AS clock_zone, day_rule.day_start_times, day_rule.day_start_minutes, day_rule.first_weekday,
    day_rule.pause_first_dates, day_rule.pause_last_dates
    """

  static func rules(_ row: PostgresRow) throws -> DayRules {
    guard let firstWeekday = try row.decode("first_weekday", as: Int?.self) else { return .standard }
    let minutes = try row.decode("day_start_minutes", as: [Int].self)
    let dayStarts = zip(try row.decode("day_start_times", as: [Timestamp].self), minutes).compactMap { since, minutes in
      DayStart(minutes: minutes).map { DayRules.DayStartChange(since: since, dayStart: $0) }
    }
    let first = try row.decode("pause_first_dates", as: [CalendarDay].self)
    let last = try row.decode("pause_last_dates", as: [CalendarDay].self)
    return DayRules(
      timeZone: try row.decode("clock_zone"), dayStarts: dayStarts, firstWeekday: firstWeekday,
      pauses: zip(first, last).compactMap { $0 <= $1 ? $0...$1 : nil })
  }

  static func write(_ rules: DayRules, of user: UserID, reading: Int, _ tx: PostgresTransaction) async throws {
    try await tx.execute(
      """
      INSERT INTO habits.day_rules (
        user_id, time_zone, day_start_times, day_start_minutes, first_weekday, pause_first_dates, pause_last_dates,
        reading)
      VALUES (
        \(user), \(rules.timeZone), \(rules.dayStarts.map(\.since)), \(rules.dayStarts.map(\.dayStart.minutes)),
        \(rules.firstWeekday), \(rules.pauses.map(\.lowerBound)), \(rules.pauses.map(\.upperBound)), \(reading))
      ON CONFLICT (user_id) DO UPDATE SET
        time_zone = EXCLUDED.time_zone, day_start_times = EXCLUDED.day_start_times,
        day_start_minutes = EXCLUDED.day_start_minutes, first_weekday = EXCLUDED.first_weekday,
        pause_first_dates = EXCLUDED.pause_first_dates, pause_last_dates = EXCLUDED.pause_last_dates,
        reading = EXCLUDED.reading
      """)
  }
}

/// A version of a user's habits and their records: the number of changes within one epoch of the store.
package struct HabitsVersion: Sendable, Hashable {
  var epoch: FeedEpoch
  var changes: Int

  /// The version before the first change.
  var beginning: HabitsVersion { HabitsVersion(epoch: epoch, changes: 0) }
}

/// A user's rules for dates and the version of the user's habits, from one statement.
package struct UserDays: Sendable, Hashable {
  package var rules: DayRules
  /// The zone of the newest record; `nil` before the first.
  package var zone: String?
  package var version: HabitsVersion
}

extension PostgresHabitStore {
  package func days(of user: UserID) async throws -> UserDays { try await Self.days(of: user, pool) }

  static func days(of user: UserID, _ database: some PostgresQuerying) async throws -> UserDays {
    let row = try await database.first(
      """
      SELECT watch.epoch, owner.change_count, owner.time_zone, \(unescaped: DayRulesRow.columns) FROM habits.watch
      LEFT JOIN habits.users AS owner ON owner.user_id = \(user)
      LEFT JOIN habits.day_rules AS day_rule ON day_rule.user_id = owner.user_id
      """)
    guard let row else { throw MissingRow("habits.watch") }
    return UserDays(
      rules: try DayRulesRow.rules(row), zone: try row.decode("time_zone"),
      version: HabitsVersion(
        epoch: try row.decode("epoch"), changes: try row.decode("change_count", as: Int?.self) ?? 0))
  }
}
