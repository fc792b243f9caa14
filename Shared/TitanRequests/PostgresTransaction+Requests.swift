package import TitanCore
package import TitanPostgres
import TitanRPC

/// Reads and writes a schema's table `requests`: user_id, request_id, payload_digest, response, create_time.
extension PostgresTransaction {
  /// What was answered to the request before; `nil` for a new one. Whoever asks has locked what the user has: two of one
  /// id must come one after the other.
  ///
  /// - Throws: INVALID_ARGUMENT REQUEST_ID_REUSED.
  package func replay<Outcome>(
    _ request: RememberedRequest<Outcome>?, of user: UserID, in service: ServiceSchema
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

  /// Keeps the answer for at least a week and deletes older ones. `RequestSweep` deletes those of users who do not write again.
  package func remember<Outcome>(
    _ request: RememberedRequest<Outcome>?, of user: UserID, _ outcome: Outcome, in service: ServiceSchema,
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
