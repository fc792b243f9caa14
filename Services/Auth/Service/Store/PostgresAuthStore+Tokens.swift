package import AuthDomain
package import TitanCore
import TitanPostgres

extension PostgresAuthStore {
  package func state(of token: OneTimeToken, at now: Timestamp) async throws -> TokenState {
    try await state(of: token, at: now, in: pool)
  }

  package func countTry(_ key: [UInt8], limit: Int, at now: Timestamp) async throws -> Bool {
    try await pool.execute(
      """
      INSERT INTO auth.attempts (attempt_key, failures, wait_until, expire_time)
      VALUES (\(key), 1, \(now), \(now + OneTimeToken.codeTryMemory))
      ON CONFLICT (attempt_key) DO UPDATE
      SET failures = CASE WHEN attempts.expire_time > \(now) THEN attempts.failures + 1 ELSE 1 END,
        expire_time = excluded.expire_time
      WHERE attempts.failures < \(limit) OR attempts.expire_time <= \(now)
      """) == 1
  }

  package func forgetTries(_ key: [UInt8]) async throws { try await forgetTries(key, in: pool) }

  private func forgetTries(_ key: [UInt8], in querying: some PostgresQuerying) async throws {
    try await querying.execute("DELETE FROM auth.attempts WHERE attempt_key = \(key)")
  }

  package func tokenWithCode(
    for address: EmailAddress, _ purpose: TokenPurpose, at now: Timestamp
  ) async throws -> (token: OneTimeToken, codeDigest: [UInt8])? {
    // The latest first, good or not: a code is good until the next mail.
    let row = try await pool.first(
      """
      SELECT user_id, token_digest, code_digest, use_time IS NULL AND expire_time > \(now) AS is_good
      FROM auth.one_time_tokens
      WHERE address_key = \(address.canonical) AND purpose = \(purpose) AND code_digest IS NOT NULL
      ORDER BY create_time DESC LIMIT 1
      """)
    guard let row, try row.decode("is_good") else { return nil }
    let token = OneTimeToken(
      userID: try row.decode("user_id"), purpose: purpose, digest: try row.decode("token_digest"))
    return (token, try row.decode("code_digest"))
  }

  /// Keeps a new token; with a code, tries begin anew.
  func insert(
    _ token: OneTimeToken, for address: EmailAddress, at now: Timestamp, in querying: some PostgresQuerying
  ) async throws {
    try await querying.execute(
      """
      INSERT INTO auth.one_time_tokens (
        user_id, token_digest, purpose, address, code_digest, address_key, create_time, expire_time)
      VALUES (\(token.userID), \(token.digest), \(token.purpose), \(address.text), \(token.code?.digest),
        \(token.code == nil ? nil : address.canonical), \(now), \(now + token.purpose.lifetime))
      """)
    if let code = token.code { try await forgetTries(code.tryKey, in: querying) }
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
