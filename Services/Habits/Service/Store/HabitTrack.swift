package import HabitsDomain
package import TitanCore
import TitanPostgres

/// A habit with enough of its records to compute its state.
package struct HabitTrack: Sendable, Hashable {
  package var habit: Habit
  /// The habit's place in its user's order; among equal places the id decides.
  var position: Int
  /// Its user's number of changes when it last changed.
  var changeNumber: Int
  /// The state at the end of some date, stored to save time; `nil` for the beginning.
  package var checkpoint: HabitFold?
  /// The data after that date.
  package var days: HabitDays
  var dayRules: DayRules

  package var rule: HabitRule { habit.facts.rule(firstWeekday: dayRules.firstWeekday) }

  /// The state at the end of a date, which must not be before the checkpoint's.
  fileprivate func fold(through date: CalendarDay) -> HabitFold {
    var fold = checkpoint ?? HabitFold(from: habit.facts.startDate, by: rule)
    fold.close(through: date, counted(from: fold, to: date), by: rule)
    return fold
  }

  package func standing(on today: CalendarDay) -> HabitStanding {
    let fold = checkpoint ?? HabitFold(from: habit.facts.startDate, by: rule)
    return HabitStanding(fold, counted(from: fold, to: today), on: today, by: rule)
  }

  /// The data after a fold, with the user's pauses.
  private func counted(from fold: HabitFold, to date: CalendarDay) -> HabitDays {
    guard fold.through < date else { return days }
    return days.skipping(dayRules.pauses, in: fold.through + 1...date)
  }
}

/// Rows with a habit, its checkpoint, and the days after it, as values.
enum TrackRow {
  /// The version of checkpoints: the formula, and that they are in thousandths. Older servers, which had whole numbers,
  /// ignore ours, and we ignore theirs.
  fileprivate static let formulaVersion = "\(StrengthFormula.version)/1000"

  static let columns = """
    \(HabitRow.columns), position, change_number, through, strength, recent, current_streak, longest_streak, total, best_date,
    best_count, dates, counts, skips, clock_zone, day_start_times, day_start_minutes, first_weekday, pause_first_dates,
    pause_last_dates
    """

  /// The text after FROM. A checkpoint computed in any other way is ignored.
  static let source = """
    habits.habits AS habit
    LEFT JOIN LATERAL (
      SELECT \(DayRulesRow.columns) FROM habits.day_rules AS day_rule WHERE day_rule.user_id = habit.user_id
    ) AS owner ON true
    LEFT JOIN LATERAL (
      SELECT through, strength, recent, current_streak, longest_streak, total, best_date, best_count
      FROM habits.checkpoints
      WHERE user_id = habit.user_id AND habit_id = habit.habit_id
        AND formula_version = '\(formulaVersion)'
        AND checkpoints.first_weekday = COALESCE(owner.first_weekday, \(DayRules.standard.firstWeekday))
    ) AS checkpoint ON true
    LEFT JOIN LATERAL (
      SELECT array_agg(local_date) AS dates, array_agg(\(AmountColumns.day)) AS counts, array_agg(is_skipped) AS skips
      FROM habits.days
      WHERE user_id = habit.user_id AND habit_id = habit.habit_id
        AND local_date > COALESCE(checkpoint.through, habit.start_date - 1)
    ) AS open_days ON true
    """

  static func track(_ row: PostgresRow) throws -> HabitTrack {
    HabitTrack(
      habit: try HabitRow.habit(row), position: try row.decode("position"),
      changeNumber: try row.decode("change_number"), checkpoint: try checkpoint(row),
      days: try days(row), dayRules: try DayRulesRow.rules(row))
  }

  private static func checkpoint(_ row: PostgresRow) throws -> HabitFold? {
    guard let through = try row.decode("through", as: CalendarDay?.self) else { return nil }
    let date = try row.decode("best_date", as: CalendarDay?.self)
    let count = try row.decode("best_count", as: Amount?.self)
    return HabitFold(
      through: through, strength: try row.decode("strength"),
      recent: try row.decode("recent", as: [Amount].self).map { HabitDay(count: max(0, $0), isSkipped: $0 < .zero) },
      currentStreak: try row.decode("current_streak"), longestStreak: try row.decode("longest_streak"),
      total: try row.decode("total"),
      best: date.flatMap { date in count.map { HabitFold.Best(date: date, count: $0) } })
  }

  private static func days(_ row: PostgresRow) throws -> HabitDays {
    guard let dates = try row.decode("dates", as: [CalendarDay]?.self) else { return [:] }
    let counts = try row.decode("counts", as: [Amount].self)
    let skips = try row.decode("skips", as: [Bool].self)
    return HabitDays(
      zip(dates, zip(counts, skips)).map { ($0, HabitDay(count: $1.0, isSkipped: $1.1)) },
      uniquingKeysWith: { first, _ in first })
  }

  fileprivate static func write(
    _ fold: HabitFold, firstWeekday: Int, of habit: HabitID, _ user: UserID, _ tx: PostgresTransaction
  ) async throws {
    try await tx.execute(
      """
      INSERT INTO habits.checkpoints (
        user_id, habit_id, formula_version, first_weekday, through, strength, recent, current_streak, longest_streak,
        total, best_date, best_count)
      VALUES (
        \(user), \(habit), \(formulaVersion), \(firstWeekday), \(fold.through), \(fold.strength),
        \(fold.recent.map { $0.isSkipped ? Amount(thousandths: -1) : $0.count }), \(fold.currentStreak), \(fold.longestStreak),
        \(fold.total), \(fold.best?.date), \(fold.best?.count))
      ON CONFLICT (user_id, habit_id) DO UPDATE SET
        formula_version = EXCLUDED.formula_version, first_weekday = EXCLUDED.first_weekday,
        through = EXCLUDED.through, strength = EXCLUDED.strength, recent = EXCLUDED.recent,
        current_streak = EXCLUDED.current_streak, longest_streak = EXCLUDED.longest_streak, total = EXCLUDED.total,
        best_date = EXCLUDED.best_date, best_count = EXCLUDED.best_count
      """)
  }
}

extension PostgresHabitStore {
  /// How many dates a checkpoint stays behind today, so that late records rarely precede it, and none of its dates is
  /// still open by any user's clock.
  private static let checkpointLag = 8
  /// A checkpoint advances once it is this many dates behind where it could be.
  private static let checkpointStep = 30

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
