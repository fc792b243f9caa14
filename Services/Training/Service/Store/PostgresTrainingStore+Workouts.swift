package import TitanCore
import TitanPostgres
package import TitanRequests
package import TrainingDomain

/// Users' own workouts.
extension PostgresTrainingStore {
  private static let columns = "workout_id, name, type, exercise_ids, sets, amounts, revision, create_time"

  package func workouts(of user: UserID) async throws -> [Workout] {
    try await pool.all(
      """
      SELECT \(unescaped: Self.columns) FROM training.workouts
      WHERE user_id = \(user) AND delete_time IS NULL
      ORDER BY create_time DESC, workout_id DESC
      """
    ).map { try Self.workout($0) }
  }

  package func workout(_ id: WorkoutID, of user: UserID) async throws -> Workout? {
    try await Self.workout(id, of: user, pool)
  }

  package func create(_ workout: Workout, contentDigest: [UInt8], of user: UserID) async throws -> Workout {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      let same = try await tx.first(
        """
        SELECT \(unescaped: Self.columns), content_digest, delete_time IS NOT NULL AS is_deleted
        FROM training.workouts WHERE user_id = \(user) AND workout_id = \(workout.id.description)
        """)
      if let same {
        let digest = try same.decode("content_digest", as: [UInt8].self)
        guard digest == contentDigest, try !same.decode("is_deleted", as: Bool.self) else {
          throw WorkoutConflict.idTaken(workout.id)
        }
        return try Self.workout(same)
      }
      let count = try await tx.first(
        "SELECT count(*) AS count FROM training.workouts WHERE user_id = \(user) AND delete_time IS NULL")
      guard try count?.decode("count", as: Int.self) ?? 0 < Workout.mostOwn else { throw WorkoutConflict.tooMany }
      let prescriptions = workout.prescriptions
      try await tx.execute(
        """
        INSERT INTO training.workouts (
          user_id, workout_id, name, type, exercise_ids, sets, amounts, content_digest, revision, create_time)
        VALUES (
          \(user), \(workout.id.description), \(workout.name[.english]), \(workout.type),
          \(prescriptions.map(\.exercise.description)), \(prescriptions.map(\.sets)), \(prescriptions.map(\.amount)),
          \(contentDigest), \(workout.own?.revision ?? 1), \(workout.own?.createTime))
        """)
      return workout
    }
  }

  package func change(
    _ id: WorkoutID, of user: UserID, at now: Timestamp, request: RememberedRequest<Workout>?,
    _ change: @escaping @Sendable (Workout) throws -> Workout
  ) async throws -> Answered<Workout>? {
    try await pool.withTransaction { tx in
      try await tx.answer(request, of: user, at: now) { _ in
        guard let current = try await Self.workout(id, of: user, tx) else { return nil }
        var changed = try change(current)
        changed.own?.revision += 1
        let prescriptions = changed.prescriptions
        try await tx.execute(
          """
          UPDATE training.workouts SET name = \(changed.name[.english]), type = \(changed.type),
            exercise_ids = \(prescriptions.map(\.exercise.description)), sets = \(prescriptions.map(\.sets)),
            amounts = \(prescriptions.map(\.amount)), revision = \(changed.own?.revision ?? 1)
          WHERE user_id = \(user) AND workout_id = \(id.description)
          """)
        return changed
      }
    }
  }

  package func delete(_ id: WorkoutID, of user: UserID, at now: Timestamp) async throws -> Bool {
    let deleted = try await pool.execute(
      """
      UPDATE training.workouts SET delete_time = COALESCE(delete_time, \(now))
      WHERE user_id = \(user) AND workout_id = \(id.description)
      """)
    return deleted > 0
  }

  private static func workout(
    _ id: WorkoutID, of user: UserID, _ database: some PostgresQuerying
  ) async throws -> Workout? {
    try await database.first(
      """
      SELECT \(unescaped: columns) FROM training.workouts
      WHERE user_id = \(user) AND workout_id = \(id.description) AND delete_time IS NULL
      """
    ).map { try workout($0) }
  }

  private static func workout(_ row: PostgresRow) throws -> Workout {
    let name = try row.decode("name", as: String.self)
    let exercises = try row.decode("exercise_ids", as: [String].self)
    let sets = try row.decode("sets", as: [Int].self)
    let amounts = try row.decode("amounts", as: [Int].self)
    return Workout(
      id: WorkoutID(try row.decode("workout_id")), name: LocalizedText(name, name), type: try row.decode("type"),
      prescriptions: zip(exercises, zip(sets, amounts)).map {
        Prescription(ExerciseID($0), sets: $1.0, amount: $1.1)
      },
      own: .init(createTime: try row.decode("create_time"), revision: try row.decode("revision")))
  }
}
