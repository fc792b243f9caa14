package import TitanCore
import TitanPostgres
package import TrainingDomain

/// Ratings and selections.
extension PostgresTrainingStore {
  package func ratings(of user: UserID) async throws -> [WorkoutID: Int] {
    try await pool.all(
      "SELECT workout_id, rating FROM training.ratings WHERE user_id = \(user)"
    ).reduce(into: [:]) { ratings, row in
      ratings[WorkoutID(try row.decode("workout_id"))] = try row.decode("rating")
    }
  }

  package func ratings(of user: UserID, after place: RatingPlace?, limit: Int) async throws -> [Rating] {
    try await pool.all(
      """
      SELECT workout_id, rating, rate_time FROM training.ratings
      WHERE user_id = \(user)
        AND (\(place == nil) OR (rate_time, workout_id) < (\(place?.time), \(place?.workout.description)))
      ORDER BY rate_time DESC, workout_id DESC
      LIMIT \(limit)
      """
    ).map { try SettingsRow.rating($0) }
  }

  package func rate(_ workout: WorkoutID, _ rating: Int?, of user: UserID, at now: Timestamp) async throws -> Rating? {
    guard let rating else {
      try await pool.execute(
        "DELETE FROM training.ratings WHERE user_id = \(user) AND workout_id = \(workout.description)")
      return nil
    }
    return try await pool.first(
      """
      INSERT INTO training.ratings AS there (user_id, workout_id, rating, rate_time)
      VALUES (\(user), \(workout.description), \(rating), \(now))
      ON CONFLICT (user_id, workout_id) DO UPDATE SET
        rate_time = CASE WHEN there.rating = EXCLUDED.rating THEN there.rate_time ELSE EXCLUDED.rate_time END,
        rating = EXCLUDED.rating
      RETURNING workout_id, rating, rate_time
      """
    ).map { try SettingsRow.rating($0) }
  }

  package func select(_ selection: Selection, of user: UserID) async throws -> Selection {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      let there = try await tx.all(
        """
        SELECT selection_id, workout_id, local_date, create_time FROM training.selections
        WHERE user_id = \(user) AND local_date = \(selection.localDate) AND delete_time IS NULL
        """
      ).map { try SettingsRow.selection($0) }
      if let same = there.first(where: { $0.workout == selection.workout }) { return same }
      guard there.count < Selection.mostOfDate else { throw SelectionConflict.tooMany(selection.localDate) }
      try await tx.execute(
        """
        INSERT INTO training.selections (user_id, selection_id, local_date, workout_id, create_time)
        VALUES (
          \(user), \(selection.id), \(selection.localDate), \(selection.workout.description), \(selection.createTime))
        """)
      return selection
    }
  }

  package func deselect(_ id: SelectionID, of user: UserID, at now: Timestamp) async throws -> Bool {
    let deleted = try await pool.execute(
      """
      UPDATE training.selections SET delete_time = COALESCE(delete_time, \(now))
      WHERE user_id = \(user) AND selection_id = \(id)
      """)
    return deleted > 0
  }

  package func selections(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> [Selection] {
    try await pool.all(
      """
      SELECT selection_id, workout_id, local_date, create_time FROM training.selections
      WHERE user_id = \(user) AND local_date BETWEEN \(dates.lowerBound) AND \(dates.upperBound)
        AND delete_time IS NULL
      ORDER BY local_date, create_time, selection_id
      """
    ).map { try SettingsRow.selection($0) }
  }
}
