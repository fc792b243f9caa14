import TitanCore
import TitanPostgres
import TitanRPC
import TrainingDomain

extension PostgresTransaction {
  /// Locks what a user has, and says where their fitness stands. First of all: what is read afterwards holds until the
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

  /// Runs a change whose answer is kept, unless it was answered before. What the change gives is `nil` for what does not
  /// exist: nothing is remembered of that.
  func answer<Outcome>(
    _ request: RememberedRequest<Outcome>?, of user: UserID, at now: Timestamp,
    _ change: (FitnessLevel) async throws -> Outcome?
  ) async throws -> Answered<Outcome>? {
    let level = try await lock(user)
    if let response = try await replay(request, of: user) { return .replayed(response) }
    guard let outcome = try await change(level) else { return nil }
    try await remember(request, of: user, outcome, at: now)
    return .done(outcome)
  }

  /// What was answered to the request before; `nil` for a new one.
  ///
  /// - Throws: INVALID_ARGUMENT REQUEST_ID_REUSED.
  private func replay<Outcome>(_ request: RememberedRequest<Outcome>?, of user: UserID) async throws -> [UInt8]? {
    guard let request else { return nil }
    let row = try await first(
      """
      SELECT payload_digest, response FROM training.requests
      WHERE user_id = \(user) AND request_id = \(request.id.uuid)
      """)
    guard let row else { return nil }
    guard try row.decode("payload_digest", as: [UInt8].self) == request.payloadDigest else { throw request.id.reused }
    return try row.decode("response")
  }

  /// Keeps the answer for at least a week; what is older goes, so that no job is needed for it.
  private func remember<Outcome>(
    _ request: RememberedRequest<Outcome>?, of user: UserID, _ outcome: Outcome, at now: Timestamp
  ) async throws {
    guard let request else { return }
    let expired = now - .seconds(8 * 86_400)
    try await execute(
      """
      WITH expired AS (
        DELETE FROM training.requests WHERE user_id = \(user) AND create_time < \(expired)
      )
      INSERT INTO training.requests (user_id, request_id, payload_digest, response, create_time)
      VALUES (\(user), \(request.id.uuid), \(request.payloadDigest), \(request.response(outcome)), \(now))
      """)
  }
}
