package import AuthDomain
package import TitanCore
import TitanPostgres

extension PostgresAuthStore {
  package func state(of token: OneTimeToken, at now: Timestamp) async throws -> TokenState {
    try await state(of: token, at: now, in: pool)
  }

  func insert(
    _ token: OneTimeToken, for address: EmailAddress, at now: Timestamp, in querying: some PostgresQuerying
  ) async throws {
    try await querying.execute(
      """
      INSERT INTO auth.one_time_tokens (user_id, token_digest, purpose, address, create_time, expire_time)
      VALUES (\(token.userID), \(token.digest), \(token.purpose), \(address.text), \(now),
        \(now + token.purpose.lifetime))
      """)
  }

  /// Uses a good token up, and with it every other of its purpose. Whoever shows one at the same time waits for the end
  /// of this transaction.
  func use(_ token: OneTimeToken, at now: Timestamp, in transaction: PostgresTransaction) async throws -> TokenState {
    // All are locked in one order, so that two of one account cannot wait for each other.
    _ = try await transaction.all(
      """
      SELECT token_digest FROM auth.one_time_tokens
      WHERE user_id = \(token.userID) AND purpose = \(token.purpose) ORDER BY token_digest FOR UPDATE
      """)
    let state = try await state(of: token, at: now, in: transaction)
    if case .good = state { try await void([token.purpose], of: token.userID, at: now, in: transaction) }
    return state
  }

  /// Makes every token of these purposes a used one.
  func void(
    _ purposes: [TokenPurpose], of user: UserID, at now: Timestamp, in transaction: PostgresTransaction
  ) async throws {
    try await transaction.execute(
      """
      UPDATE auth.one_time_tokens SET use_time = \(now)
      WHERE user_id = \(user) AND purpose = ANY(\(purposes.map(\.rawValue))) AND use_time IS NULL
      """)
  }

  private func state(
    of token: OneTimeToken, at now: Timestamp, in querying: some PostgresQuerying
  ) async throws -> TokenState {
    let row = try await querying.first(
      """
      SELECT address, use_time, expire_time FROM auth.one_time_tokens
      WHERE user_id = \(token.userID) AND token_digest = \(token.digest) AND purpose = \(token.purpose)
      """)
    guard let row else { return .unknown }
    return TokenState(
      address: EmailAddress(stored: try row.decode("address")), useTime: try row.decode("use_time"),
      expireTime: try row.decode("expire_time"), at: now)
  }
}

extension TokenPurpose: PostgresCodable {}
