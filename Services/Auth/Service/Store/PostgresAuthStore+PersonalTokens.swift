package import AuthDomain
package import TitanCore
import TitanPostgres

extension PostgresAuthStore: PersonalTokenStore {
  package func create(
    _ token: PersonalToken, digest: [UInt8], limit: Int, _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool> {
    try await change(effects, at: event.time) { transaction in
      // Concurrent tokens of one account wait for each other here, and for a change that revokes them all.
      let owner = try await transaction.first(
        """
        SELECT 1 AS found FROM auth.users WHERE user_id = \(token.userID) AND disable_time IS NULL FOR NO KEY UPDATE
        """)
      guard owner != nil else { throw AccountError.sessionRevoked }
      let row = try await transaction.first(
        """
        SELECT count(*) AS number FROM auth.personal_access_tokens
        WHERE user_id = \(token.userID) AND revoke_time IS NULL
        """)
      guard try row?.decode("number") ?? 0 < limit else { throw Refused(outcome: false) }
      try await transaction.execute(
        """
        INSERT INTO auth.personal_access_tokens (
          user_id, token_id, name, token_digest, scopes, create_time, expire_time)
        VALUES (\(token.userID), \(token.id), \(token.name), \(digest), \(token.scopes), \(token.createTime),
          \(token.expireTime))
        """)
      try await record(event, in: transaction)
      return true
    }
  }

  package func usedToken(digest: [UInt8], at now: Timestamp) async throws -> OwnedToken? {
    let row = try await pool.first(
      """
      SELECT \(unescaped: OwnedToken.columns)
      FROM auth.personal_access_tokens t JOIN auth.users u ON u.user_id = t.user_id
      WHERE t.token_digest = \(digest)
      """)
    guard let found = try row.map(OwnedToken.init) else { return nil }
    if found.state(at: now) == .active, found.token.shouldRecordUse(at: now) {
      try await pool.execute(
        """
        UPDATE auth.personal_access_tokens SET last_use_time = \(now)
        WHERE user_id = \(found.token.userID) AND token_id = \(found.token.id)
          AND last_use_time IS NOT DISTINCT FROM \(found.token.lastUseTime)
        """)
    }
    return found
  }

  package func personalToken(_ id: PersonalTokenID, of user: UserID) async throws -> OwnedToken? {
    let row = try await pool.first(
      """
      SELECT \(unescaped: OwnedToken.columns)
      FROM auth.personal_access_tokens t JOIN auth.users u ON u.user_id = t.user_id
      WHERE t.user_id = \(user) AND t.token_id = \(id)
      """)
    return try row.map(OwnedToken.init)
  }

  package func personalTokens(
    of user: UserID, after place: PersonalTokenID?, limit: Int
  ) async throws -> [PersonalToken] {
    let rows = try await pool.all(
      """
      SELECT \(unescaped: PersonalToken.columns) FROM auth.personal_access_tokens t
      WHERE t.user_id = \(user) AND t.revoke_time IS NULL AND (\(place)::uuid IS NULL OR t.token_id < \(place)::uuid)
      ORDER BY t.token_id DESC LIMIT \(limit)
      """)
    return try rows.map(PersonalToken.init)
  }

  package func revoke(_ token: PersonalTokenID, _ event: SecurityEvent) async throws -> Bool {
    try await pool.withTransaction { transaction in
      let revoked = try await transaction.execute(
        """
        UPDATE auth.personal_access_tokens SET revoke_time = \(event.time)
        WHERE user_id = \(event.userID) AND token_id = \(token) AND revoke_time IS NULL
        """)
      if revoked == 1 { try await record(event, in: transaction) }
      return revoked == 1
    }
  }

  package func erasePersonalTokens(overBefore past: Timestamp) async throws -> Int {
    try await pool.execute(
      "DELETE FROM auth.personal_access_tokens WHERE coalesce(revoke_time, expire_time) < \(past)")
  }
}

extension PersonalToken {
  /// The columns of `auth.personal_access_tokens t`.
  static let columns = """
    t.user_id, t.token_id, t.name, t.scopes, t.create_time AS token_create_time, t.expire_time, t.last_use_time,
    t.revoke_time
    """

  init(_ row: PostgresRow) throws {
    self.init(
      id: try row.decode("token_id"), userID: try row.decode("user_id"), name: try row.decode("name"),
      scopes: try row.decode("scopes"), createTime: try row.decode("token_create_time"),
      expireTime: try row.decode("expire_time"), lastUseTime: try row.decode("last_use_time"),
      revokeTime: try row.decode("revoke_time"))
  }
}

extension OwnedToken {
  /// The columns of `auth.personal_access_tokens t` and `auth.users u`.
  static let columns = "\(PersonalToken.columns), \(User.columns), u.disable_time"

  init(_ row: PostgresRow) throws {
    self.init(
      token: try PersonalToken(row), user: try User(row),
      isDisabled: try row.decode("disable_time", as: Timestamp?.self) != nil)
  }
}
