package import TitanCore
package import TitanFeeds
import TitanPostgres
package import TrainingDomain

/// Queries of practices.
extension PostgresTrainingStore {
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

  static func openPractice(
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

/// The feed of completed practices. One that is deleted stays completed, so that the feed can tell that it is gone.
extension PostgresTrainingStore: FeedStore {
  package func changes(after positions: FeedPositions, limit: Int) async throws -> FeedPage<PracticeFeedChange> {
    let source = FeedSource("delete_time, \(PracticeRow.columns)", from: "practices WHERE state = 3")
    return try await pool.feedPage(of: .training, source, after: positions, limit: limit) { row in
      PracticeFeedChange(practice: try PracticeRow.practice(row), deleteTime: try row.decode("delete_time"))
    }
  }
}
