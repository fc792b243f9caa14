import AuthDomain
import TitanCore
import TitanPostgres

extension PostgresAuthStore {
  func user(_ id: UserID, in querying: some PostgresQuerying) async throws -> User? {
    try await querying.first(
      """
      SELECT u.user_id, \(unescaped: User.columns) FROM auth.users u WHERE u.user_id = \(id)
      """
    ).map { try User($0) }
  }

  func user(with email: EmailAddress, in querying: some PostgresQuerying) async throws -> User? {
    try await querying.first(
      """
      SELECT u.user_id, \(unescaped: User.columns)
      FROM auth.email_addresses e JOIN auth.users u ON u.user_id = e.user_id
      WHERE e.address_key = \(email.canonical)
      """
    ).map { try User($0) }
  }

  func markVerified(_ user: UserID, in transaction: PostgresTransaction) async throws {
    try await transaction.execute("UPDATE auth.users SET verification = 'verified' WHERE user_id = \(user)")
  }

  /// Makes an address the account's instead of its former one; false if another account has it. The transaction must
  /// end then.
  func give(
    _ email: EmailAddress, to user: UserID, _ verification: EmailVerification, at now: Timestamp,
    in transaction: PostgresTransaction
  ) async throws -> Bool {
    do {
      try await transaction.execute(
        """
        UPDATE auth.email_addresses SET address_key = \(email.canonical), create_time = \(now)
        WHERE user_id = \(user)
        """)
    } catch let error as PostgresError where error.sqlState == .uniqueViolation {
      return false
    }
    try await transaction.execute(
      """
      UPDATE auth.users SET email = \(email.text), verification = \(verification) WHERE user_id = \(user)
      """)
    // Links that were sent to the former address open nothing any more.
    try await void(
      [.verifyEmail, .resetPassword, .confirmEmailChange], of: user, at: now, in: transaction)
    return true
  }

  /// Returns how many.
  @discardableResult
  func revokeSessions(
    of user: UserID, but kept: AuthSessionID?, _ reason: RevocationReason, at now: Timestamp,
    in transaction: PostgresTransaction
  ) async throws -> Int {
    try await transaction.execute(
      """
      UPDATE auth.auth_sessions SET revocation = \(reason), revoke_time = \(now)
      WHERE user_id = \(user) AND revocation IS NULL AND session_id IS DISTINCT FROM \(kept)
      """)
  }
}

extension EmailVerification: PostgresCodable {}
