package import HabitsDomain
package import TitanCore
import TitanFeeds
package import TitanPostgres
import TitanRequests

/// Stores habits and records in the schema `habits`. Every method sees only the named user's data.
///
/// Every change decides and writes under its user's lock, in one transaction, together with the answer for the
/// request's id.
package struct PostgresHabitStore: Sendable {
  let pool: PostgresPool

  package init(_ pool: PostgresPool) { self.pool = pool }

  /// Runs a change, unless its request was answered before.
  func change<Outcome: Sendable>(
    of user: UserID, at now: Timestamp, _ request: RememberedRequest<Outcome>?,
    _ body: @Sendable (PostgresTransaction) async throws -> Outcome
  ) async throws -> Answered<Outcome> {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      if let response = try await tx.replay(request, of: user, in: .habits) { return .replayed(response) }
      let outcome = try await body(tx)
      try await tx.remember(request, of: user, outcome, in: .habits, at: now)
      return .done(outcome)
    }
  }

  /// Runs a change that has no request id, because repeating it has no further effect.
  func change<Outcome: Sendable>(
    of user: UserID, _ body: @Sendable (PostgresTransaction) async throws -> Outcome
  ) async throws -> Outcome {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      return try await body(tx)
    }
  }

  /// A habit that exists and is not deleted.
  ///
  /// - Throws: `HabitConflict.missing`.
  package func track(_ id: HabitID, of user: UserID) async throws -> HabitTrack {
    let row = try await pool.first(
      """
      SELECT \(unescaped: TrackRow.columns) FROM \(unescaped: TrackRow.source)
      WHERE habit.user_id = \(user) AND habit.habit_id = \(id) AND habit.delete_time IS NULL
      """)
    guard let row else { throw HabitConflict.missing(id) }
    return try TrackRow.track(row)
  }

  /// Habits in their user's order.
  package func tracks(of user: UserID, _ filter: HabitFilter, limit: Int) async throws -> [HabitTrack] {
    try await pool.all(
      """
      SELECT \(unescaped: TrackRow.columns) FROM \(unescaped: TrackRow.source)
      WHERE habit.user_id = \(user) AND (\(filter.includesArchived) OR NOT habit.is_archived)
        AND (habit.delete_time IS NULL OR habit.delete_time > \(filter.deletedAfter))
        AND (habit.position, habit.habit_id) > (
          COALESCE(\(filter.after?.position)::integer, -1),
          COALESCE(\(filter.after?.id), '00000000-0000-0000-0000-000000000000'))
      ORDER BY habit.position, habit.habit_id
      LIMIT \(limit)
      """
    ).map { try TrackRow.track($0) }
  }

  /// The habits that have changed after a number: for 0, all that are not deleted; otherwise including deleted ones.
  func tracks(of user: UserID, changedAfter number: Int) async throws -> [HabitTrack] {
    try await pool.all(
      """
      SELECT \(unescaped: TrackRow.columns) FROM \(unescaped: TrackRow.source)
      WHERE habit.user_id = \(user) AND habit.change_number > \(number)
        AND (\(number > 0) OR habit.delete_time IS NULL)
      """
    ).map { try TrackRow.track($0) }
  }

  /// The habits that have changed after a number, including deleted ones.
  func changes(of user: UserID, after number: Int, limit: Int) async throws -> HabitChanges {
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
  func lines(
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

/// Selects the habits of a list, and where its next page starts.
package struct HabitFilter: Sendable, Hashable {
  package var includesArchived: Bool
  /// Also habits that were deleted after this time; `nil` for none of them.
  package var deletedAfter: Timestamp?
  /// Only habits after this one in the list.
  package var after: Place?

  package struct Place: Sendable, Hashable {
    var position: Int
    var id: HabitID
  }

  package init(includesArchived: Bool = false, deletedAfter: Timestamp? = nil, after: Place? = nil) {
    self.includesArchived = includesArchived
    self.deletedAfter = deletedAfter
    self.after = after
  }
}

/// A page of a user's changes.
struct HabitChanges: Sendable, Hashable {
  var epoch: FeedEpoch
  /// In the order of their latest change.
  var tracks: [HabitTrack]
}

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
