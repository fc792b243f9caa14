package import AuthDomain
package import TitanCore
package import TitanFields
package import TitanPostgres

/// Accounts and auth sessions in PostgreSQL, schema `auth`.
package struct PostgresAuthStore: AuthStore {
  let pool: PostgresPool

  package init(pool: PostgresPool) { self.pool = pool }

  package func isTaken(_ email: EmailAddress) async throws -> Bool {
    try await pool.first("SELECT 1 AS found FROM auth.email_addresses WHERE address_key = \(email.canonical)") != nil
  }

  package func credentials(of email: EmailAddress) async throws -> Credentials? {
    let row = try await pool.first(
      """
      SELECT u.user_id, \(unescaped: Credentials.columns)
      FROM auth.email_addresses e
      JOIN auth.users u ON u.user_id = e.user_id
      JOIN auth.password_hashes p ON p.user_id = e.user_id
      WHERE e.address_key = \(email.canonical)
      """)
    return try row.map(Credentials.init)
  }

  package func credentials(of user: UserID) async throws -> Credentials? {
    let row = try await pool.first(
      """
      SELECT u.user_id, \(unescaped: Credentials.columns)
      FROM auth.users u JOIN auth.password_hashes p ON p.user_id = u.user_id WHERE u.user_id = \(user)
      """)
    return try row.map(Credentials.init)
  }

  package func upgrade(
    _ old: PasswordHash, to new: PasswordHash, of user: UserID, at now: Timestamp
  ) async throws -> Bool {
    try await pool.execute(
      """
      UPDATE auth.password_hashes SET phc = \(new.phc), update_time = \(now)
      WHERE user_id = \(user) AND phc = \(old.phc)
      """) == 1
  }

  /// Whether this is the account's password hash. Locks it until the transaction ends.
  func holds(_ hash: PasswordHash, of user: UserID, in transaction: PostgresTransaction) async throws -> Bool {
    try await transaction.first(
      """
      SELECT 1 AS found FROM auth.password_hashes WHERE user_id = \(user) AND phc = \(hash.phc) FOR SHARE
      """) != nil
  }
}

extension User {
  /// The columns of `auth.users u` except its key.
  static let columns = "u.email, u.display_name, u.locale, u.verification, u.create_time, u.delete_time"

  init(_ row: PostgresRow) throws {
    self.init(
      id: try row.decode("user_id"), email: EmailAddress(stored: try row.decode("email")),
      displayName: DisplayName(stored: try row.decode("display_name")),
      locale: LocaleTag(stored: try row.decode("locale")), verification: try row.decode("verification"),
      createTime: try row.decode("create_time"), deleteTime: try row.decode("delete_time"))
  }
}

extension Credentials {
  /// The columns of `auth.users u` and `auth.password_hashes p` except the key.
  static let columns = "\(User.columns), u.role, u.disable_time, p.phc"

  init(_ row: PostgresRow) throws {
    self.init(
      user: try User(row), passwordHash: PasswordHash(phc: try row.decode("phc")), role: try row.decode("role"),
      isDisabled: try row.decode("disable_time", as: Timestamp?.self) != nil)
  }
}

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

  /// Changes an account's address. Returns false if another account has the new one; the transaction must then end.
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
    // Voids links that were sent to the former address.
    try await void(
      [.verifyEmail, .resetPassword, .confirmEmailChange], of: user, at: now, in: transaction)
    return true
  }

  /// Revokes personal access tokens, too, if the reason says so. Returns the number of what it revoked.
  @discardableResult
  func revokeSessions(
    of user: UserID, but kept: AuthSessionID?, _ reason: RevocationReason, at now: Timestamp,
    in transaction: PostgresTransaction
  ) async throws -> Int {
    let sessions = try await transaction.execute(
      """
      UPDATE auth.auth_sessions SET revocation = \(reason), revoke_time = \(now)
      WHERE user_id = \(user) AND revocation IS NULL AND session_id IS DISTINCT FROM \(kept)
      """)
    guard reason.revokesPersonalTokens else { return sessions }
    let tokens = try await transaction.execute(
      """
      UPDATE auth.personal_access_tokens SET revoke_time = \(now) WHERE user_id = \(user) AND revoke_time IS NULL
      """)
    return sessions + tokens
  }
}

extension EmailVerification: PostgresCodable {}
