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

/// The feed of completed practices.
extension PostgresTrainingStore: FeedStore {
  package func changes(after position: FeedPosition, limit: Int) async throws -> FeedPage<PracticeFeedChange> {
    let rows = try await pool.all(
      """
      SELECT feed.epoch, pg_snapshot_xmax(pg_current_snapshot())::text AS snapshot_end,
        EXISTS (
          SELECT FROM training.practices WHERE state = 3 AND change_xid >= pg_snapshot_xmin(pg_current_snapshot())
        ) AS is_pending,
        page.change_xid::text AS change_transaction, page.delete_time, \(unescaped: PracticeRow.columns)
      FROM training.feed LEFT JOIN LATERAL (
        SELECT change_xid, delete_time, \(unescaped: PracticeRow.columns) FROM training.practices
        WHERE state = 3
          AND (change_xid, user_id, practice_id)
            > (\("\(position.transaction)")::xid8, \(position.userID), \(position.thingID))
          AND change_xid < pg_snapshot_xmin(pg_current_snapshot())
        ORDER BY change_xid, user_id, practice_id
        LIMIT \(limit)
      ) AS page ON true
      ORDER BY page.change_xid, page.user_id, page.practice_id
      """)
    return try FeedPage(rows, of: "training.feed", change: Self.change)
  }

  private static func change(
    _ row: PostgresRow, _ transaction: UInt64
  ) throws -> (position: FeedPosition, change: PracticeFeedChange)? {
    let practice = try PracticeRow.practice(row)
    let position = FeedPosition(
      transaction: transaction, userID: practice.userID, thingID: practice.id.uuid)
    return (position, PracticeFeedChange(practice: practice, deleteTime: try row.decode("delete_time")))
  }
}
