package import AuthDomain
package import TitanCore
package import TitanFields
import TitanPostgres

extension PostgresAuthStore {
  package func open(
    _ session: AuthSession, after credentials: Credentials, _ event: SecurityEvent
  ) async throws -> Bool {
    try await pool.withTransaction { try await open(session, after: credentials, event, in: $0) }
  }

  func open(
    _ session: AuthSession, after credentials: Credentials, _ event: SecurityEvent, in transaction: PostgresTransaction
  ) async throws -> Bool {
    guard try await isStill(credentials, of: session.userID, in: transaction) else { return false }
    try await insert(session, in: transaction)
    try await record(event, in: transaction)
    return true
  }

  /// Whether the account has this password and this role, and isn't disabled. Locks all of that until the transaction
  /// ends.
  func isStill(
    _ credentials: Credentials, of user: UserID, in transaction: PostgresTransaction
  ) async throws -> Bool {
    // Locks the password first, as a password reset does, so that the two can't deadlock.
    guard try await holds(credentials.passwordHash, of: user, in: transaction) else { return false }
    return try await transaction.first(
      """
      SELECT 1 AS found FROM auth.users
      WHERE user_id = \(user) AND role = \(credentials.role) AND disable_time IS NULL FOR SHARE
      """) != nil
  }

  func insert(_ session: AuthSession, in querying: some PostgresQuerying) async throws {
    let (device, refresh) = (session.device, session.refresh)
    try await querying.execute(
      """
      INSERT INTO auth.auth_sessions (
        user_id, session_id, device_name, device_platform, device_app_version, authentication_methods, role,
        counter, token_digest, address, create_time, refresh_time, expire_time, end_time)
      VALUES (
        \(session.userID), \(session.id), \(device.name), \(device.platform), \(device.appVersion),
        \(session.authenticationMethods), \(session.role), \(refresh.counter), \(session.tokenDigest),
        \(session.address?.description ?? ""), \(session.createTime), \(session.lastUseTime),
        \(refresh.expireTime), \(refresh.endTime))
      """)
  }

  package func session(_ id: AuthSessionID, of user: UserID) async throws -> AuthSession? {
    let row = try await pool.first(
      """
      SELECT \(unescaped: AuthSession.columns) FROM auth.auth_sessions s
      WHERE s.user_id = \(user) AND s.session_id = \(id)
      """)
    return try row.map(AuthSession.init)
  }

  package func liveSessions(
    of user: UserID, after place: AuthSessionID?, at now: Timestamp, limit: Int
  ) async throws -> [AuthSession] {
    let rows = try await pool.all(
      """
      SELECT \(unescaped: AuthSession.columns) FROM auth.auth_sessions s
      WHERE s.user_id = \(user) AND (\(place)::uuid IS NULL OR s.session_id < \(place)::uuid)
        AND s.revocation IS NULL AND s.expire_time > \(now)
      ORDER BY s.session_id DESC LIMIT \(limit)
      """)
    return try rows.map(AuthSession.init)
  }

  package func signedIn(_ id: AuthSessionID, of user: UserID) async throws -> (user: User, session: AuthSession)? {
    let row = try await pool.first(
      """
      SELECT \(unescaped: User.columns), \(unescaped: AuthSession.columns)
      FROM auth.auth_sessions s
      JOIN auth.users u ON u.user_id = s.user_id
      WHERE s.user_id = \(user) AND s.session_id = \(id)
      """)
    return try row.map { (try User($0), try AuthSession($0)) }
  }

  package func advance(
    _ id: AuthSessionID, of user: UserID, from counter: Int64, to next: RefreshState, tokenDigest: [UInt8],
    address: CoarseAddress?, at now: Timestamp
  ) async throws -> Bool {
    try await pool.execute(
      """
      UPDATE auth.auth_sessions
      SET counter = \(next.counter), token_digest = \(tokenDigest), refresh_time = \(now),
        expire_time = \(next.expireTime), address = \(address?.description ?? "")
      WHERE user_id = \(user) AND session_id = \(id) AND counter = \(counter) AND revocation IS NULL
      """) == 1
  }

  package func holds(_ id: AuthSessionID, of user: UserID, at counter: Int64) async throws -> Bool {
    try await pool.first(
      """
      SELECT 1 AS found FROM auth.auth_sessions
      WHERE user_id = \(user) AND session_id = \(id) AND counter = \(counter) AND revocation IS NULL
      """, commit: .synchronous) != nil
  }

  package func revoke(
    _ id: AuthSessionID, of user: UserID, _ reason: RevocationReason, _ event: SecurityEvent
  ) async throws -> Bool {
    try await pool.withTransaction { transaction in
      let ended = try await transaction.execute(
        """
        UPDATE auth.auth_sessions SET revocation = \(reason), revoke_time = \(event.time)
        WHERE user_id = \(user) AND session_id = \(id) AND revocation IS NULL
        """)
      guard ended == 1 else { return false }
      try await record(event, in: transaction)
      return true
    }
  }

  package func revokeAll(
    of user: UserID, but kept: AuthSessionID, _ reason: RevocationReason, _ event: SecurityEvent
  ) async throws -> Int {
    try await pool.withTransaction { transaction in
      let ended = try await transaction.execute(
        """
        UPDATE auth.auth_sessions SET revocation = \(reason), revoke_time = \(event.time)
        WHERE user_id = \(user) AND session_id <> \(kept) AND revocation IS NULL AND expire_time > \(event.time)
        """)
      if ended > 0 { try await record(event, in: transaction) }
      return ended
    }
  }
}

extension RevocationReason: PostgresCodable {}

extension AuthSession {
  /// The columns of `auth.auth_sessions s`.
  static let columns = """
    s.user_id, s.session_id, s.device_name, s.device_platform, s.device_app_version, s.authentication_methods,
    s.role, s.counter, s.token_digest, s.address, s.create_time AS session_create_time, s.refresh_time, s.expire_time,
    s.end_time, s.revocation,
    (SELECT account.locale FROM auth.users account WHERE account.user_id = s.user_id) AS account_locale
    """

  init(_ row: PostgresRow) throws {
    self.init(
      id: try row.decode("session_id"), userID: try row.decode("user_id"),
      device: Device(
        name: try row.decode("device_name"), platform: try row.decode("device_platform"),
        appVersion: try row.decode("device_app_version")),
      authenticationMethods: try row.decode("authentication_methods"), role: try row.decode("role"),
      locale: LocaleTag(stored: try row.decode("account_locale")), createTime: try row.decode("session_create_time"),
      lastUseTime: try row.decode("refresh_time"),
      address: CoarseAddress(stored: try row.decode("address")),
      refresh: RefreshState(
        counter: try row.decode("counter"), expireTime: try row.decode("expire_time"),
        endTime: try row.decode("end_time"), revocation: try row.decode("revocation")),
      tokenDigest: try row.decode("token_digest"))
  }
}

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
    // Reads the latest code even if it isn't valid, because each mail replaces the code of the one before.
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

  /// Stores a new token. If it has a code, resets the count of tries.
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

  /// Uses up a valid token together with all others of its purpose. A concurrent use waits until this transaction ends.
  func use(_ token: OneTimeToken, at now: Timestamp, in transaction: PostgresTransaction) async throws -> TokenState {
    // Locks all of them in one order, so that two uses for one account can't deadlock.
    _ = try await transaction.all(
      """
      SELECT token_digest FROM auth.one_time_tokens
      WHERE user_id = \(token.userID) AND purpose = \(token.purpose) ORDER BY token_digest FOR UPDATE
      """)
    let state = try await state(of: token, at: now, in: transaction)
    if case .good = state { try await void([token.purpose], of: token.userID, at: now, in: transaction) }
    return state
  }

  /// Marks all tokens of these purposes as used.
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
