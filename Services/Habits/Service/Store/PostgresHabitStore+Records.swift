import HabitsDomain
import TitanCore
import TitanPostgres
import TitanRequests

/// A record to create.
struct NewRecord: Sendable {
  var record: HabitRecord
  /// The SHA-256 digest of what the client sent.
  var contentDigest: [UInt8]
}

/// A stored record, and its effects.
struct Recorded: Sendable, Hashable {
  var record: HabitRecord
  var totals: RecordTotals
}

/// The totals of a record's date, of its week, and of all dates.
struct RecordTotals: Sendable, Hashable {
  var day: Amount
  var week: Amount
  var all: Amount
  var isGoalMet: Bool
}

/// Where a page of records starts: after this record.
struct RecordPlace: Sendable, Hashable {
  var occurTime: Timestamp
  var id: RecordID
}

extension PostgresHabitStore {
  /// Stores a record, unless it exists already.
  ///
  /// - Throws: `HabitConflict`; INVALID_ARGUMENT REQUEST_ID_REUSED.
  func record(
    _ new: NewRecord, of user: UserID, request: RememberedRequest<Recorded>? = nil
  ) async throws -> Answered<Recorded> {
    let record = new.record
    return try await change(of: user, at: record.createTime, request) { tx in
      let habit = try await Self.habit(record.habit, of: user, tx)
      if let there = try await Self.same(new, of: user, tx) {
        return Recorded(record: there, totals: try await Self.totals(of: habit, on: there.localDate, user, tx))
      }
      if habit.facts.isArchived { throw HabitConflict.archived(habit.id) }
      if habit.facts.measure == .times, !record.change.isWhole { throw InvalidInput.notWhole(record.change) }
      guard record.localDate >= habit.facts.startDate else { throw HabitConflict.beforeStart(habit.facts.startDate) }
      try await RecordRow.insert(record, of: user, contentDigest: new.contentDigest, tx)
      try await tx.execute("UPDATE habits.users SET time_zone = \(record.timeZone) WHERE user_id = \(user)")
      let records = try await Self.renew(habit, on: [record.localDate], of: user, at: record.createTime, tx)
      guard records.count <= HabitLimits.recordsPerDay else { throw HabitConflict.tooManyRecords(record.localDate) }
      try await tx.count(changeOf: [habit.id], of: user)
      return Recorded(record: record, totals: try await Self.totals(of: habit, on: record.localDate, user, tx))
    }
  }

  /// Deletes a record.
  func deleteRecord(
    _ id: RecordID, of habitID: HabitID, _ user: UserID, at now: Timestamp
  ) async throws -> RecordTotals {
    try await change(of: user) { tx in
      let habit = try await Self.habit(habitID, of: user, tx)
      let row = try await tx.first(
        """
        SELECT local_date, source_id IS NOT NULL AS is_automatic, delete_time IS NOT NULL AS is_deleted
        FROM habits.records WHERE user_id = \(user) AND habit_id = \(habitID) AND record_id = \(id)
        """)
      guard let row else { throw HabitConflict.recordMissing(id) }
      if try row.decode("is_automatic") { throw HabitConflict.recordAutomatic(id) }
      let date = try row.decode("local_date", as: CalendarDay.self)
      if try !row.decode("is_deleted", as: Bool.self) {
        try await tx.execute(
          """
          UPDATE habits.records SET delete_time = \(now)
          WHERE user_id = \(user) AND habit_id = \(habitID) AND record_id = \(id)
          """)
        try await Self.renew(habit, on: [date], of: user, at: now, tx)
        try await tx.count(changeOf: [habitID], of: user)
      }
      return try await Self.totals(of: habit, on: date, user, tx)
    }
  }

  /// A page of a habit's records, newest first.
  func records(
    of id: HabitID, _ user: UserID, after place: RecordPlace?, limit: Int
  ) async throws -> [HabitRecord] {
    try await pool.all(
      """
      SELECT \(unescaped: RecordRow.columns) FROM habits.records
      WHERE user_id = \(user) AND habit_id = \(id) AND delete_time IS NULL
        AND (occur_time, record_id) < (
          COALESCE(\(place?.occurTime), 'infinity'),
          COALESCE(\(place?.id), 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      ORDER BY occur_time DESC, record_id DESC
      LIMIT \(limit)
      """
    ).map { try RecordRow.record($0) }
  }

  /// Updates dates to match their records.
  ///
  /// - Returns: the records.
  @discardableResult
  static func renew(
    _ habit: Habit, on dates: Set<CalendarDay>, of user: UserID, at now: Timestamp, _ tx: PostgresTransaction
  ) async throws -> [HabitRecord] {
    guard let first = dates.min() else { return [] }
    let records = try await tx.all(
      """
      SELECT \(unescaped: RecordRow.columns) FROM habits.records
      WHERE user_id = \(user) AND habit_id = \(habit.id) AND local_date = ANY (\(dates.sorted()))
        AND delete_time IS NULL
      """
    ).map { try RecordRow.record($0) }
    let byDate = Dictionary(grouping: records, by: \.localDate)
    let days = dates.sorted().map { (date: $0, day: HabitDay(of: byDate[$0] ?? [])) }
    let there = days.filter { $0.day != .empty }
    let gone = days.filter { $0.day == .empty }.map(\.date)
    if !gone.isEmpty {
      try await tx.execute(
        """
        DELETE FROM habits.days
        WHERE user_id = \(user) AND habit_id = \(habit.id) AND local_date = ANY (\(gone))
        """)
    }
    if !there.isEmpty {
      try await tx.execute(
        """
        INSERT INTO habits.days (user_id, habit_id, local_date, repetitions, thousandths, is_skipped)
        SELECT \(user), \(habit.id), local_date, thousandths / 1000, thousandths, is_skipped
        FROM unnest(\(there.map(\.date)), \(there.map(\.day.count)), \(there.map(\.day.isSkipped)))
          AS new (local_date, thousandths, is_skipped)
        ON CONFLICT (user_id, habit_id, local_date) DO UPDATE SET
          repetitions = EXCLUDED.repetitions, thousandths = EXCLUDED.thousandths, is_skipped = EXCLUDED.is_skipped
        """)
    }
    try await settle(habit, of: user, from: first, at: now, tx)
    return records
  }

  /// The stored record with the new one's id, if it has the same content.
  ///
  /// - Throws: `HabitConflict.recordTaken` if the id belongs to another record, or to a deleted one.
  private static func same(_ new: NewRecord, of user: UserID, _ tx: PostgresTransaction) async throws -> HabitRecord? {
    let row = try await tx.first(
      """
      SELECT \(unescaped: RecordRow.columns), content_digest, delete_time FROM habits.records
      WHERE user_id = \(user) AND habit_id = \(new.record.habit) AND record_id = \(new.record.id)
      """)
    guard let row else { return nil }
    guard try row.decode("delete_time", as: Timestamp?.self) == nil,
      try row.decode("content_digest", as: [UInt8].self) == new.contentDigest
    else { throw HabitConflict.recordTaken(new.record.id) }
    return try RecordRow.record(row)
  }

  private static func totals(
    of habit: Habit, on date: CalendarDay, _ user: UserID, _ tx: PostgresTransaction
  ) async throws -> RecordTotals {
    let rule = habit.facts.rule(firstWeekday: try await days(of: user, tx).rules.firstWeekday)
    let week = rule.weekStart(of: date)
    let row = try await tx.first(
      """
      SELECT COALESCE(sum(amount) FILTER (WHERE local_date = \(date)), 0)::bigint AS day,
        COALESCE(sum(amount) FILTER (WHERE local_date BETWEEN \(week) AND \(week + 6)), 0)::bigint AS week,
        COALESCE(sum(amount), 0)::bigint AS total
      FROM habits.days CROSS JOIN LATERAL (SELECT \(unescaped: AmountColumns.day) AS amount) AS exact
      WHERE user_id = \(user) AND habit_id = \(habit.id) AND local_date >= \(habit.facts.startDate)
      """)
    guard let row else { return RecordTotals(day: 0, week: 0, all: 0, isGoalMet: false) }
    let (inDay, inWeek) = (try row.decode("day", as: Amount.self), try row.decode("week", as: Amount.self))
    return RecordTotals(
      day: inDay, week: inWeek, all: try row.decode("total"),
      isGoalMet: habit.facts.goal.isMet(by: habit.facts.goal.period == .day ? inDay : inWeek))
  }
}
