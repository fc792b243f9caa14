package import TitanCore
import TitanPostgres
package import TitanRequests
package import TrainingDomain

/// Preferences, plans, ratings and selections.
extension PostgresTrainingStore {
  package func preferences(of user: UserID) async throws -> Preferences {
    try await Self.preferences(of: user, pool)
  }

  package func changePreferences(
    of user: UserID, at now: Timestamp, request: RememberedRequest<Preferences>?,
    _ change: @escaping @Sendable (Preferences) throws -> Preferences
  ) async throws -> Answered<Preferences> {
    let answered = try await pool.withTransaction { tx in
      try await tx.answer(request, of: user, at: now) { _ in
        let current = try await Self.preferences(of: user, tx)
        var changed = try change(current)
        changed.revision = current.revision + 1
        try await Self.write(changed, of: user, tx)
        return changed
      }
    }
    guard let answered else { throw MissingAnswer() }
    return answered
  }

  private static func preferences(of user: UserID, _ database: some PostgresQuerying) async throws -> Preferences {
    let row = try await database.first(
      """
      SELECT countdown_seconds, liked_types, equipment, is_equipment_known, wants_high_impact, revision
      FROM training.preferences WHERE user_id = \(user)
      """)
    guard let row else { return .standard }
    return Preferences(
      countdown: try row.decode("countdown_seconds"), likedTypes: try row.decode("liked_types"),
      equipment: try row.decode("equipment"), isEquipmentKnown: try row.decode("is_equipment_known"),
      wantsHighImpact: try row.decode("wants_high_impact"), revision: try row.decode("revision"))
  }

  private static func write(_ preferences: Preferences, of user: UserID, _ tx: PostgresTransaction) async throws {
    try await tx.execute(
      """
      INSERT INTO training.preferences (
        user_id, countdown_seconds, liked_types, equipment, is_equipment_known, wants_high_impact, revision)
      VALUES (
        \(user), \(preferences.countdown), \(preferences.likedTypes), \(preferences.equipment),
        \(preferences.isEquipmentKnown), \(preferences.wantsHighImpact), \(preferences.revision))
      ON CONFLICT (user_id) DO UPDATE SET
        countdown_seconds = EXCLUDED.countdown_seconds, liked_types = EXCLUDED.liked_types,
        equipment = EXCLUDED.equipment, is_equipment_known = EXCLUDED.is_equipment_known,
        wants_high_impact = EXCLUDED.wants_high_impact, revision = EXCLUDED.revision
      """)
  }

  package func plan(of user: UserID) async throws -> Plan? {
    try await pool.first(
      "SELECT practices_per_week, session_target, set_time FROM training.plans WHERE user_id = \(user)"
    ).map { try Plan($0) }
  }

  package func set(_ plan: Plan, of user: UserID) async throws -> Plan {
    let stored = try await pool.first(
      """
      INSERT INTO training.plans AS there (user_id, practices_per_week, session_target, set_time)
      VALUES (\(user), \(plan.practicesPerWeek), \(plan.sessionTarget), \(plan.setTime))
      ON CONFLICT (user_id) DO UPDATE SET
        practices_per_week = EXCLUDED.practices_per_week, session_target = EXCLUDED.session_target,
        set_time = CASE
          WHEN there.practices_per_week = EXCLUDED.practices_per_week
            AND there.session_target = EXCLUDED.session_target THEN there.set_time
          ELSE EXCLUDED.set_time END
      RETURNING practices_per_week, session_target, set_time
      """
    ).map { try Plan($0) }
    guard let stored else { throw MissingAnswer() }
    return stored
  }

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
    ).map { try Rating($0) }
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
    ).map { try Rating($0) }
  }

  package func select(_ selection: Selection, of user: UserID) async throws -> Selection {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      let there = try await tx.all(
        """
        SELECT selection_id, workout_id, local_date, create_time FROM training.selections
        WHERE user_id = \(user) AND local_date = \(selection.localDate) AND delete_time IS NULL
        """
      ).map { try Selection($0) }
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
    ).map { try Selection($0) }
  }
}

extension Plan {
  fileprivate init(_ row: PostgresRow) throws {
    self.init(
      practicesPerWeek: try row.decode("practices_per_week"), sessionTarget: try row.decode("session_target"),
      setTime: try row.decode("set_time"))
  }
}

extension Rating {
  fileprivate init(_ row: PostgresRow) throws {
    self.init(
      workout: WorkoutID(try row.decode("workout_id")), rating: try row.decode("rating"),
      time: try row.decode("rate_time"))
  }
}

extension Selection {
  fileprivate init(_ row: PostgresRow) throws {
    self.init(
      id: try row.decode("selection_id"), workout: WorkoutID(try row.decode("workout_id")),
      localDate: try row.decode("local_date"), createTime: try row.decode("create_time"))
  }
}
