package import AuthDomain
package import TitanCore
import TitanPostgres

extension PostgresAuthStore {
  package func open(_ session: AuthSession) async throws { try await insert(session, in: pool) }

  func insert(_ session: AuthSession, in querying: some PostgresQuerying) async throws {
    let (device, refresh) = (session.device, session.refresh)
    try await querying.execute(
      """
      INSERT INTO auth.auth_sessions (
        user_id, session_id, device_name, device_platform, device_app_version, authentication_methods,
        counter, token_digest, create_time, refresh_time, expire_time, end_time)
      VALUES (
        \(session.userID), \(session.id), \(device.name), \(device.platform), \(device.appVersion),
        \(session.authenticationMethods), \(refresh.counter), \(session.tokenDigest), \(session.createTime),
        \(session.createTime), \(refresh.expireTime), \(refresh.endTime))
      """)
  }

  package func session(_ id: AuthSessionID, of user: UserID) async throws -> AuthSession? {
    let row = try await pool.first(
      """
      SELECT user_id, session_id, device_name, device_platform, device_app_version, authentication_methods,
        counter, token_digest, create_time AS session_create_time, expire_time, end_time, revocation
      FROM auth.auth_sessions WHERE user_id = \(user) AND session_id = \(id)
      """)
    return try row.map(AuthSession.init)
  }

  package func signedIn(_ id: AuthSessionID, of user: UserID) async throws -> (user: User, session: AuthSession)? {
    let row = try await pool.first(
      """
      SELECT u.user_id, u.email, u.display_name, u.locale, u.create_time,
        s.session_id, s.device_name, s.device_platform, s.device_app_version, s.authentication_methods,
        s.counter, s.token_digest, s.create_time AS session_create_time, s.expire_time, s.end_time, s.revocation
      FROM auth.auth_sessions s
      JOIN auth.users u ON u.user_id = s.user_id
      WHERE s.user_id = \(user) AND s.session_id = \(id)
      """)
    return try row.map { (try User($0), try AuthSession($0)) }
  }

  package func advance(
    _ id: AuthSessionID, of user: UserID, from counter: Int64, to next: RefreshState, tokenDigest: [UInt8],
    at now: Timestamp
  ) async throws -> Bool {
    try await pool.execute(
      """
      UPDATE auth.auth_sessions
      SET counter = \(next.counter), token_digest = \(tokenDigest), refresh_time = \(now),
        expire_time = \(next.expireTime)
      WHERE user_id = \(user) AND session_id = \(id) AND counter = \(counter) AND revocation IS NULL
      """) == 1
  }

  package func revoke(
    _ id: AuthSessionID, of user: UserID, _ reason: RevocationReason, at now: Timestamp
  ) async throws {
    try await pool.execute(
      """
      UPDATE auth.auth_sessions SET revocation = \(reason), revoke_time = \(now)
      WHERE user_id = \(user) AND session_id = \(id) AND revocation IS NULL
      """)
  }
}

extension RevocationReason: PostgresCodable {}

extension AuthSession {
  init(_ row: PostgresRow) throws {
    self.init(
      id: try row.decode("session_id"), userID: try row.decode("user_id"),
      device: Device(
        name: try row.decode("device_name"), platform: try row.decode("device_platform"),
        appVersion: try row.decode("device_app_version")),
      authenticationMethods: try row.decode("authentication_methods"),
      createTime: try row.decode("session_create_time"),
      refresh: RefreshState(
        counter: try row.decode("counter"), expireTime: try row.decode("expire_time"),
        endTime: try row.decode("end_time"), revocation: try row.decode("revocation")),
      tokenDigest: try row.decode("token_digest"))
  }
}
