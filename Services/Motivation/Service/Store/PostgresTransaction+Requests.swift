import TitanCore
import TitanPostgres
import TitanRPC

extension PostgresTransaction {
  /// Locks what a user has. First of all: what is read afterwards holds until the transaction ends.
  func lock(_ user: UserID) async throws {
    let lock: SQLQuery = "SELECT user_id FROM motivation.users WHERE user_id = \(user) FOR UPDATE"
    if try await first(lock) != nil { return }
    try await execute("INSERT INTO motivation.users (user_id) VALUES (\(user)) ON CONFLICT DO NOTHING")
    _ = try await first(lock)
  }

  /// What was answered to the request before; `nil` for a new one.
  ///
  /// - Throws: INVALID_ARGUMENT REQUEST_ID_REUSED.
  func replay<Outcome>(_ request: RememberedRequest<Outcome>?, of user: UserID) async throws -> [UInt8]? {
    guard let request else { return nil }
    let row = try await first(
      """
      SELECT payload_digest, response FROM motivation.requests
      WHERE user_id = \(user) AND request_id = \(request.id.uuid)
      """)
    guard let row else { return nil }
    guard try row.decode("payload_digest", as: [UInt8].self) == request.payloadDigest else { throw request.id.reused }
    return try row.decode("response")
  }

  /// Keeps the answer for at least a week; what is older goes, so that no job is needed for it.
  func remember<Outcome>(
    _ request: RememberedRequest<Outcome>?, of user: UserID, _ outcome: Outcome, at now: Timestamp
  ) async throws {
    guard let request else { return }
    let expired = now - .seconds(8 * 86_400)
    try await execute(
      """
      WITH expired AS (
        DELETE FROM motivation.requests WHERE user_id = \(user) AND create_time < \(expired)
      )
      INSERT INTO motivation.requests (user_id, request_id, payload_digest, response, create_time)
      VALUES (\(user), \(request.id.uuid), \(request.payloadDigest), \(request.response(outcome)), \(now))
      """)
  }
}
