import TitanCore
import TitanFeeds
import TitanPostgres
import TrophiesDomain

/// Writes the verified sets of practices, with the same number of statements for any number of practices.
struct SetWriter {
  private let tx: PostgresTransaction
  private let reading: FeedReading
  private let urgentSince: Timestamp?

  /// - Parameter urgentSince: as in `HistoryWriter`.
  init(_ tx: PostgresTransaction, _ reading: FeedReading, urgentSince: Timestamp?) {
    (self.tx, self.reading, self.urgentSince) = (tx, reading, urgentSince)
  }

  /// Returns only the users whose sets have changed.
  ///
  /// - Parameter told: each practice once, with all sets that it has now.
  func write(_ told: [(user: UserID, practice: SessionID, sets: [TrainingSession])]) async throws -> ChangedUsers {
    if told.isEmpty { return ChangedUsers() }
    var changed = try await remove(told)
    let sets = told.flatMap { practice in
      practice.sets.enumerated().map { (user: practice.user, number: $0 + 1, set: $1) }
    }
    changed.add(try await put(sets))
    return changed
  }

  /// Removes the sets that practices no longer have.
  private func remove(
    _ told: [(user: UserID, practice: SessionID, sets: [TrainingSession])]
  ) async throws -> ChangedUsers {
    try await users(
      """
      DELETE FROM trophies.sets AS held
      USING unnest(\(told.map(\.user)), \(told.map(\.practice)), \(told.map(\.sets.count)))
        AS told (user_id, practice_id, sets)
      WHERE held.user_id = told.user_id AND held.practice_id = told.practice_id AND held.set_number > told.sets
      RETURNING held.user_id, true AS is_urgent
      """)
  }

  private func put(_ told: [(user: UserID, number: Int, set: TrainingSession)]) async throws -> ChangedUsers {
    if told.isEmpty { return ChangedUsers() }
    let sets = told.map(\.set)
    let changed = try await users(
      """
      INSERT INTO trophies.sets AS held (
        user_id, practice_id, set_number, exercise, start_time, end_time, time_zone, utc_offset_seconds, local_date, amount,
        reading)
      SELECT user_id, practice_id, set_number, exercise, start_time, end_time, time_zone, utc_offset_seconds, local_date,
        amount, \(reading.number)
      FROM unnest(
        \(told.map(\.user)), \(sets.map(\.id)), \(told.map(\.number)), \(sets.map(\.exercise.rawValue)),
        \(sets.map(\.start)), \(sets.map(\.end)), \(sets.map(\.timeZone)), \(sets.map(\.utcOffsetSeconds)),
        \(sets.map(\.localDate)), \(sets.map(\.reps))
      ) AS told (
        user_id, practice_id, set_number, exercise, start_time, end_time, time_zone, utc_offset_seconds, local_date, amount)
      ON CONFLICT (user_id, practice_id, set_number) DO UPDATE SET
        exercise = EXCLUDED.exercise, start_time = EXCLUDED.start_time, end_time = EXCLUDED.end_time,
        time_zone = EXCLUDED.time_zone, utc_offset_seconds = EXCLUDED.utc_offset_seconds,
        local_date = EXCLUDED.local_date, amount = EXCLUDED.amount, reading = EXCLUDED.reading
      WHERE (held.exercise, held.start_time, held.end_time, held.time_zone, held.utc_offset_seconds, held.local_date,
          held.amount)
        IS DISTINCT FROM (EXCLUDED.exercise, EXCLUDED.start_time, EXCLUDED.end_time, EXCLUDED.time_zone,
          EXCLUDED.utc_offset_seconds, EXCLUDED.local_date, EXCLUDED.amount)
      RETURNING user_id, end_time >= COALESCE(\(urgentSince), '-infinity') AS is_urgent
      """)
    if reading.isRebuilding { try await keep(told) }
    return changed
  }

  /// Marks unchanged sets as read, too.
  private func keep(_ told: [(user: UserID, number: Int, set: TrainingSession)]) async throws {
    try await tx.execute(
      """
      UPDATE trophies.sets AS held SET reading = \(reading.number)
      FROM unnest(\(told.map(\.user)), \(told.map(\.set.id)), \(told.map(\.number)))
        AS told (user_id, practice_id, set_number)
      WHERE held.user_id = told.user_id AND held.practice_id = told.practice_id AND held.set_number = told.set_number
        AND held.reading <> \(reading.number)
      """)
  }

  private func users(_ query: SQLQuery) async throws -> ChangedUsers {
    try await tx.all(query).reduce(into: ChangedUsers()) { changed, row in
      changed.add(try row.decode("user_id"), isUrgent: try row.decode("is_urgent"))
    }
  }
}
