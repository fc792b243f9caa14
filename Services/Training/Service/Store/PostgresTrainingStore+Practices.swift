package import TitanCore
import TitanPostgres
package import TitanRequests
package import TrainingDomain

/// Practices.
extension PostgresTrainingStore {
  package func start(
    _ practice: Practice, at now: Timestamp, contentDigest: [UInt8], request: RememberedRequest<Practice>?
  ) async throws -> Answered<Practice> {
    let answered = try await pool.withTransaction { tx in
      try await tx.answer(request, of: practice.userID, at: now) { _ in
        try await Self.start(practice, at: now, contentDigest, tx)
      }
    }
    guard let answered else { throw MissingAnswer() }
    return answered
  }

  package func started(
    _ id: PracticeID, of user: UserID, contentDigest: [UInt8], request: RememberedRequest<Practice>?
  ) async throws -> Answered<Practice>? {
    try await pool.withTransaction { tx in
      if let response = try await tx.replay(request, of: user, in: .training) { return .replayed(response) }
      return try await Self.begun(id, of: user, contentDigest, tx).map { .done($0) }
    }
  }

  /// The practice with this id; `nil` if there is none.
  ///
  /// - Throws: `PracticeConflict` if it was begun with other content, or was deleted.
  private static func begun(
    _ id: PracticeID, of user: UserID, _ contentDigest: [UInt8], _ tx: PostgresTransaction
  ) async throws -> Practice? {
    let same = try await tx.first(
      """
      SELECT \(unescaped: PracticeRow.columns), content_digest, delete_time IS NOT NULL AS is_deleted
      FROM training.practices WHERE user_id = \(user) AND practice_id = \(id)
      """)
    guard let same else { return nil }
    let digest = try same.decode("content_digest", as: [UInt8].self)
    guard digest == contentDigest, try !same.decode("is_deleted", as: Bool.self) else {
      throw PracticeConflict.idTaken(id)
    }
    return try PracticeRow.practice(same)
  }

  private static func start(
    _ practice: Practice, at now: Timestamp, _ contentDigest: [UInt8], _ tx: PostgresTransaction
  ) async throws -> Practice {
    let user = practice.userID
    if let same = try await begun(practice.id, of: user, contentDigest, tx) { return same }
    if let open = try await openPractice(of: user, tx) { throw PracticeConflict.running(open) }
    if practice.start < now, let until = try await busyUntil(user, at: practice.start, tx) {
      throw PracticeConflict.overlap(until: until)
    }
    try await PracticeRow.insert(practice, contentDigest: contentDigest, tx)
    return practice
  }

  /// When the practice that was in progress at a time ended, or when fitness was reset after that time, whichever is
  /// later; `nil` if neither happened.
  private static func busyUntil(
    _ user: UserID, at time: Timestamp, _ tx: PostgresTransaction
  ) async throws -> Timestamp? {
    try await tx.first(
      """
      SELECT GREATEST(
        (
          SELECT max(end_time) FROM training.practices
          WHERE user_id = \(user) AND delete_time IS NULL AND start_time <= \(time) AND end_time > \(time)
        ),
        (SELECT reset_time FROM training.users WHERE user_id = \(user) AND reset_time > \(time))) AS until
      """
    )?.decode("until")
  }

  /// When the next practice began after a time; `nil` if none has.
  static func nextStart(
    after time: Timestamp, of user: UserID, _ tx: PostgresTransaction
  ) async throws -> Timestamp? {
    try await tx.first(
      """
      SELECT min(start_time) AS next FROM training.practices
      WHERE user_id = \(user) AND delete_time IS NULL AND start_time > \(time) AND end_time > start_time
      """
    )?.decode("next")
  }

  package func practice(_ id: PracticeID, of user: UserID) async throws -> Practice? {
    try await Self.practice(id, of: user, pool)
  }

  package func openPractice(of user: UserID) async throws -> PracticeID? {
    try await Self.openPractice(of: user, pool)
  }

  package func practices(of user: UserID, _ filter: PracticeFilter, limit: Int) async throws -> [Practice] {
    try await pool.all(
      """
      SELECT \(unescaped: PracticeRow.columns) FROM training.practices
      WHERE user_id = \(user) AND delete_time IS NULL
        AND (\(filter.fromLocalDate)::date IS NULL OR local_date >= \(filter.fromLocalDate))
        AND (\(filter.toLocalDate)::date IS NULL OR local_date <= \(filter.toLocalDate))
        AND (start_time, practice_id) < (
          COALESCE(\(filter.after?.start), 'infinity'),
          COALESCE(\(filter.after?.id), 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      ORDER BY start_time DESC, practice_id DESC
      LIMIT \(limit)
      """
    ).map { try PracticeRow.practice($0) }
  }

  package func practices(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> [Practice] {
    try await pool.all(
      """
      SELECT \(unescaped: PracticeRow.columns) FROM training.practices
      WHERE user_id = \(user) AND local_date BETWEEN \(dates.lowerBound) AND \(dates.upperBound)
        AND delete_time IS NULL
      """
    ).map { try PracticeRow.practice($0) }
  }

  package func lastCompleted(of user: UserID) async throws -> Practice? {
    try await pool.first(
      """
      SELECT \(unescaped: PracticeRow.columns) FROM training.practices
      WHERE user_id = \(user) AND delete_time IS NULL AND state = 3
      ORDER BY end_time DESC, practice_id DESC LIMIT 1
      """
    ).map { try PracticeRow.practice($0) }
  }

  package func fitnessHistory(of user: UserID, limit: Int) async throws -> [Practice] {
    try await pool.all(
      """
      SELECT \(unescaped: PracticeRow.columns) FROM training.practices
      WHERE user_id = \(user) AND delete_time IS NULL AND state = 3
        AND end_time > COALESCE((SELECT reset_time FROM training.users WHERE user_id = \(user)), '-infinity')
      ORDER BY end_time DESC, practice_id DESC
      LIMIT \(limit)
      """
    ).map { try PracticeRow.practice($0) }
  }

  package func firstDate(of user: UserID) async throws -> CalendarDay? {
    try await pool.first(
      "SELECT min(local_date) AS first FROM training.practices WHERE user_id = \(user) AND delete_time IS NULL"
    )?.decode("first")
  }

  package func lastDates(of user: UserID, from date: CalendarDay) async throws -> [WorkoutID: CalendarDay] {
    try await pool.all(
      """
      SELECT used.workout_id, max(local_date) AS last_date
      FROM training.practices, unnest(workout_ids) AS used (workout_id)
      WHERE user_id = \(user) AND local_date >= \(date) AND delete_time IS NULL
      GROUP BY used.workout_id
      """
    ).reduce(into: [:]) { dates, row in
      dates[WorkoutID(try row.decode("workout_id"))] = try row.decode("last_date", as: CalendarDay.self)
    }
  }

  static func practice(
    _ id: PracticeID, of user: UserID, _ database: some PostgresQuerying
  ) async throws -> Practice? {
    try await database.first(
      """
      SELECT \(unescaped: PracticeRow.columns) FROM training.practices
      WHERE user_id = \(user) AND practice_id = \(id) AND delete_time IS NULL
      """
    ).map { try PracticeRow.practice($0) }
  }

  private static func openPractice(
    of user: UserID, _ database: some PostgresQuerying
  ) async throws -> PracticeID? {
    try await database.first(
      """
      SELECT practice_id FROM training.practices
      WHERE user_id = \(user) AND end_time IS NULL AND delete_time IS NULL
      """
    )?.decode("practice_id")
  }
}
