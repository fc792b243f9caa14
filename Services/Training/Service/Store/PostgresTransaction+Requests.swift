import TitanCore
import TitanPostgres
import TitanRequests
import TrainingDomain

extension PostgresTransaction {
  /// Locks a user's data and returns their current fitness. Call it first: whatever is read afterwards holds until the
  /// transaction ends.
  @discardableResult
  func lock(_ user: UserID) async throws -> FitnessLevel {
    let lock: SQLQuery = """
      SELECT score_millionths, fitness_class, highest_class FROM training.users WHERE user_id = \(user) FOR UPDATE
      """
    if let row = try await first(lock) { return try SettingsRow.level(row) }
    try await execute("INSERT INTO training.users (user_id) VALUES (\(user)) ON CONFLICT DO NOTHING")
    return try await first(lock).map { try SettingsRow.level($0) } ?? .start
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
