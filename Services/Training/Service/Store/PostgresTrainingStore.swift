package import TitanCore
import TitanFeeds
package import TitanPostgres
package import TitanRequests
package import TrainingDomain

/// Stores training data in the schema `training`.
package struct PostgresTrainingStore: TrainingStore {
  let pool: PostgresPool

  package init(_ pool: PostgresPool) { self.pool = pool }

  package func level(of user: UserID) async throws -> FitnessLevel {
    try await pool.first(
      "SELECT score_millionths, fitness_class, highest_class FROM training.users WHERE user_id = \(user)"
    ).map { try FitnessLevel($0) } ?? .start
  }

  package func reset(
    _ scopes: Set<ResetScope>, of user: UserID, at now: Timestamp, request: RememberedRequest<Set<ResetScope>>?
  ) async throws -> Answered<Set<ResetScope>> {
    let answered = try await pool.withTransaction { tx in
      try await tx.answer(request, of: user, at: now) { _ in
        // In this order: the remaining history is recalculated with the remaining fitness.
        for scope in ResetScope.allCases where scopes.contains(scope) {
          try await Self.reset(scope, of: user, at: now, tx)
        }
        return scopes
      }
    }
    guard let answered else { throw MissingAnswer() }
    return answered
  }

  private static func reset(
    _ scope: ResetScope, of user: UserID, at now: Timestamp, _ tx: PostgresTransaction
  ) async throws {
    switch scope {
    case .fitness:
      try await tx.write(.start, of: user)
      try await tx.execute("UPDATE training.users SET reset_time = \(now) WHERE user_id = \(user)")
    case .countdown:
      try await tx.execute(
        """
        UPDATE training.preferences SET countdown_seconds = \(Preferences.standardCountdown), revision = revision + 1
        WHERE user_id = \(user)
        """)
    case .ratings:
      try await tx.execute("DELETE FROM training.ratings WHERE user_id = \(user)")
    case .history:
      // Marked as deleted rather than removed, so that their ids stay taken.
      let ids = try await tx.all(
        "SELECT practice_id FROM training.practices WHERE user_id = \(user) AND delete_time IS NULL"
      ).map { try $0.decode("practice_id", as: PracticeID.self) }
      let numbers = try await tx.takeChangeNumbers(ids.count, of: user, in: .training)
      try await tx.execute(
        """
        UPDATE training.practices AS there
        SET delete_time = \(now), revision = revision + 1, change_number = gone.change_number
        FROM unnest(\(ids), \(numbers)) AS gone (practice_id, change_number)
        WHERE there.user_id = \(user) AND there.practice_id = gone.practice_id
        """)
      // As if each of them had been deleted: the fitness they gave is taken back.
      try await goThroughFitness(of: user, try await tx.lock(user), tx)
      try await tx.execute(
        "UPDATE training.selections SET delete_time = \(now) WHERE user_id = \(user) AND delete_time IS NULL")
    }
  }
}

extension PostgresTransaction {
  /// Locks a user's data and returns their current fitness. Call it first: whatever is read afterwards holds until the
  /// transaction ends.
  @discardableResult
  func lock(_ user: UserID) async throws -> FitnessLevel {
    let lock: SQLQuery = """
      SELECT score_millionths, fitness_class, highest_class FROM training.users WHERE user_id = \(user) FOR UPDATE
      """
    if let row = try await first(lock) { return try FitnessLevel(row) }
    try await execute("INSERT INTO training.users (user_id) VALUES (\(user)) ON CONFLICT DO NOTHING")
    return try await first(lock).map { try FitnessLevel($0) } ?? .start
  }

  func write(_ level: FitnessLevel, of user: UserID) async throws {
    try await execute(
      """
      UPDATE training.users SET score_millionths = \(level.score.millionths), fitness_class = \(level.current),
        highest_class = \(level.highest)
      WHERE user_id = \(user)
      """)
  }

  /// Runs a change and stores its answer, unless the request was answered before. The change returns `nil` for
  /// something that does not exist; then no answer is stored.
  func answer<Outcome>(
    _ request: RememberedRequest<Outcome>?, of user: UserID, at now: Timestamp,
    _ change: (FitnessLevel) async throws -> Outcome?
  ) async throws -> Answered<Outcome>? {
    let level = try await lock(user)
    if let response = try await replay(request, of: user, in: .training) { return .replayed(response) }
    guard let outcome = try await change(level) else { return nil }
    try await remember(request, of: user, outcome, in: .training, at: now)
    return .done(outcome)
  }
}

/// A change that always has a result has returned none: our own bug.
struct MissingAnswer: Error {}

extension FitnessLevel {
  fileprivate init(_ row: PostgresRow) throws {
    self.init(
      score: FitnessScore(millionths: try row.decode("score_millionths")),
      current: try row.decode("fitness_class"), highest: try row.decode("highest_class"))
  }
}

extension FitnessClass: PostgresCodable {}
extension WorkoutType: PostgresCodable, PostgresArrayElement {}
extension Equipment: PostgresCodable, PostgresArrayElement {}
extension Muscle: PostgresCodable, PostgresArrayElement {}
extension AmountUnit: PostgresCodable, PostgresArrayElement {}
extension SetEvidence: PostgresCodable, PostgresArrayElement {}
extension PracticeState: PostgresCodable {}
