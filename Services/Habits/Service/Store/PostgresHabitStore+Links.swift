package import HabitsDomain
package import TitanCore
import TitanPostgres

extension PostgresHabitStore {
  /// Links a habit to a source that fills it, or unlinks it (`nil`); records of its former link are removed.
  ///
  /// - Throws: `HabitConflict`.
  package func link(
    _ id: HabitID, of user: UserID, to source: LinkSource?, at now: Timestamp
  ) async throws -> Habit {
    try await change(of: user) { tx in
      var habit = try await Self.habit(id, of: user, tx)
      guard habit.link != source else { return habit }
      if source != nil, habit.facts.isArchived { throw HabitConflict.archived(id) }
      (habit.link, habit.revision) = (source, habit.revision + 1)
      try await HabitRow.update(habit, of: user, tx)
      try await Self.relink(habit, of: user, to: nil, at: now, tx)
      try await tx.count(changeOf: [id], of: user)
      return habit
    }
  }

  /// Updates the records of a habit's link to match its sources.
  ///
  /// - Parameter ids: the sources that have changed; `nil` if all may have.
  static func relink(
    _ habit: Habit, of user: UserID, to ids: [SourceID]?, at now: Timestamp, _ tx: PostgresTransaction
  ) async throws {
    let before = try await tx.all(
      """
      DELETE FROM habits.records
      WHERE user_id = \(user) AND habit_id = \(habit.id) AND source_id IS NOT NULL
        AND (\(ids == nil) OR source_id = ANY (\(ids ?? [])))
      RETURNING local_date
      """
    ).map { try $0.decode("local_date", as: CalendarDay.self) }
    var after: [CalendarDay] = []
    if let link = habit.link {
      let records = try await tx.all(
        """
        SELECT source_id, start_time, time_zone, utc_offset_seconds, local_date, reps FROM habits.sources
        WHERE user_id = \(user) AND kind = \(link.kind) AND local_date >= \(habit.facts.startDate)
          AND (\(ids == nil) OR source_id = ANY (\(ids ?? [])))
        """
      ).map { try record(of: habit.id, link, $0, at: now) }
      after = try await RecordRow.insertNew(records, of: habit.id, user, tx)
    }
    try await renew(habit, on: Set(before + after), of: user, at: now, tx)
  }

  private static func record(
    of habit: HabitID, _ link: LinkSource, _ row: PostgresRow, at now: Timestamp
  ) throws -> HabitRecord {
    let source = try row.decode("source_id", as: SourceID.self)
    return HabitRecord(
      id: RecordID(of: habit, from: source), habit: habit, change: .add(link.amount(reps: try row.decode("reps"))),
      occurTime: try row.decode("start_time"), timeZone: try row.decode("time_zone"),
      utcOffsetSeconds: try row.decode("utc_offset_seconds"), localDate: try row.decode("local_date"),
      source: .link(source), createTime: now)
  }
}
