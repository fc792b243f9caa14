package import AuthDomain
package import TitanCore
package import TitanFields
import TitanPostgres

extension PostgresAuthStore: AdminStore {
  package func users(_ email: EmailAddress?, after place: UserID?, limit: Int) async throws -> [ListedUser] {
    let rows = try await pool.all(
      """
      SELECT u.user_id, \(unescaped: User.columns), u.role, u.disable_time,
        (SELECT max(s.refresh_time) FROM auth.auth_sessions s WHERE s.user_id = u.user_id) AS last_seen_time
      FROM auth.users u
      WHERE (\(place)::uuid IS NULL OR u.user_id < \(place)::uuid)
        AND (\(email?.canonical)::text IS NULL OR u.user_id IN (
          SELECT e.user_id FROM auth.email_addresses e WHERE e.address_key = \(email?.canonical)::text))
      ORDER BY u.user_id DESC LIMIT \(limit)
      """)
    return try rows.map {
      ListedUser(
        user: try User($0), role: try $0.decode("role"), disableTime: try $0.decode("disable_time"),
        lastSeenTime: try $0.decode("last_seen_time"))
    }
  }

  package func setDisabled(
    _ isDisabled: Bool, _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool> {
    try await change(effects, at: event.time) { transaction in
      let time: Timestamp? = isDisabled ? event.time : nil
      let changed = try await transaction.execute(
        """
        UPDATE auth.users SET disable_time = \(time)
        WHERE user_id = \(event.userID) AND (disable_time IS NULL) = \(isDisabled)
        """)
      guard changed == 1 else { return try await exists(event.userID, in: transaction) }
      if isDisabled { try await revokeSessions(of: event.userID, but: nil, .disabled, at: event.time, in: transaction) }
      try await record(event, in: transaction)
      return true
    }
  }

  package func revokeAll(_ event: SecurityEvent, _ effects: Effects) async throws -> Changed<Bool> {
    try await change(effects, at: event.time) { transaction in
      let ended = try await revokeSessions(
        of: event.userID, but: nil, .revokedByOperator, at: event.time, in: transaction)
      guard ended > 0 else { return try await exists(event.userID, in: transaction) }
      try await record(event, in: transaction)
      return true
    }
  }

  package func issueReset(
    _ token: OneTimeToken?, for address: EmailAddress, _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool> {
    try await change(effects, at: event.time) { transaction in
      _ = try await exists(event.userID, in: transaction)
      if let token { try await insert(token, for: address, at: event.time, in: transaction) }
      try await record(event, in: transaction)
      return true
    }
  }

  /// - Throws: `Refused` if the account doesn't exist.
  private func exists(_ user: UserID, in transaction: some PostgresQuerying) async throws -> Bool {
    let row = try await transaction.first("SELECT 1 AS found FROM auth.users WHERE user_id = \(user)")
    guard row != nil else { throw Refused(outcome: false) }
    return true
  }
}

extension UserRole: PostgresCodable {}

extension PostgresAuthStore {
  package func user(with email: EmailAddress) async throws -> User? { try await user(with: email, in: pool) }

  /// Changes an account's role, which `event` records, and revokes its sessions. Returns false, and has no effect, if
  /// it already has that role.
  package func setRole(_ role: UserRole, _ event: SecurityEvent) async throws -> Bool {
    try await pool.withTransaction { transaction in
      let row = try await transaction.first("SELECT auth.set_role(\(event.userID), \(role)) AS is_changed")
      guard try row?.decode("is_changed") ?? false else { return false }
      try await record(event, in: transaction)
      return true
    }
  }
}
