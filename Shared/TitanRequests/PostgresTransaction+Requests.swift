package import TitanCore
package import TitanPostgres
import TitanRPC

/// Reads and writes a schema's table `requests`: user_id, request_id, payload_digest, response, create_time.
extension PostgresTransaction {
  /// Locks a user's data in a schema with a table `users`. Call it first: everything read afterwards stays valid until
  /// the transaction ends.
  package func lock(_ user: UserID, in service: TitanUpService) async throws {
    let lock: SQLQuery = "SELECT user_id FROM \(unescaped: service.schema).users WHERE user_id = \(user) FOR UPDATE"
    if try await first(lock) != nil { return }
    try await execute(
      "INSERT INTO \(unescaped: service.schema).users (user_id) VALUES (\(user)) ON CONFLICT DO NOTHING")
    _ = try await first(lock)
  }

  /// The earlier answer to the request; `nil` if the request is new. The caller must have locked the user's data, so
  /// that two requests with one id run one after the other.
  ///
  /// - Throws: INVALID_ARGUMENT REQUEST_ID_REUSED.
  package func replay<Outcome>(
    _ request: RememberedRequest<Outcome>?, of user: UserID, in service: TitanUpService
  ) async throws -> [UInt8]? {
    guard let request else { return nil }
    let row = try await first(
      """
      SELECT payload_digest, response FROM \(unescaped: service.schema).requests
      WHERE user_id = \(user) AND request_id = \(request.id.uuid)
      """)
    guard let row else { return nil }
    guard try row.decode("payload_digest", as: [UInt8].self) == request.payloadDigest else { throw request.id.reused }
    return try row.decode("response")
  }

  /// Keeps the answer for at least a week and deletes older ones. `RequestSweep` deletes those of users who never write
  /// again.
  package func remember<Outcome>(
    _ request: RememberedRequest<Outcome>?, of user: UserID, _ outcome: Outcome, in service: TitanUpService,
    at now: Timestamp
  ) async throws {
    guard let request else { return }
    let (schema, expired) = (service.schema, now - .seconds(8 * 86_400))
    try await execute(
      """
      WITH expired AS (
        DELETE FROM \(unescaped: schema).requests WHERE user_id = \(user) AND create_time < \(expired)
      )
      INSERT INTO \(unescaped: schema).requests (user_id, request_id, payload_digest, response, create_time)
      VALUES (\(user), \(request.id.uuid), \(request.payloadDigest), \(request.response(outcome)), \(now))
      """)
  }
}
