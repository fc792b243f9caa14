package import AuthDomain
package import TitanCore
import TitanPostgres

extension PostgresAuthStore: InvitationStore {
  package func isGood(invitation digest: [UInt8], at now: Timestamp) async throws -> Bool {
    let row = try await pool.first(
      """
      SELECT 1 AS found FROM auth.invitations i JOIN auth.users u ON u.user_id = i.user_id
      WHERE i.code_digest = \(digest) AND \(unescaped: Invitation.isLive) AND i.expire_time > \(now)
        AND i.use_count < i.max_uses
      """)
    return row != nil
  }

  /// Counts a use of a valid invitation. Returns false if it isn't valid.
  func use(invitation digest: [UInt8], at now: Timestamp, in transaction: some PostgresQuerying) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE auth.invitations i SET use_count = i.use_count + 1 FROM auth.users u
      WHERE u.user_id = i.user_id AND i.code_digest = \(digest) AND \(unescaped: Invitation.isLive)
        AND i.expire_time > \(now) AND i.use_count < i.max_uses
      """) == 1
  }

  package func create(
    _ invitation: Invitation, digest: [UInt8], limit: Int?, _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool> {
    try await change(effects, at: event.time) { transaction in
      if let limit {
        // Concurrent invitations by one account wait for each other here.
        _ = try await transaction.first(
          "SELECT 1 AS found FROM auth.users WHERE user_id = \(invitation.userID) FOR NO KEY UPDATE")
        guard try await invited(by: invitation.userID, at: event.time, in: transaction) + invitation.maxUses <= limit
        else { throw Refused(outcome: false) }
      }
      try await transaction.execute(
        """
        INSERT INTO auth.invitations (user_id, invitation_id, code_digest, max_uses, create_time, expire_time)
        VALUES (\(invitation.userID), \(invitation.id), \(digest), \(invitation.maxUses), \(invitation.createTime),
          \(invitation.expireTime))
        """)
      try await record(event, in: transaction)
      return true
    }
  }

  /// The number of people an account has invited, including those its invitations can still admit.
  private func invited(by user: UserID, at now: Timestamp, in transaction: PostgresTransaction) async throws -> Int {
    let row = try await transaction.first(
      """
      SELECT coalesce(sum(
        CASE WHEN revoke_time IS NULL AND expire_time > \(now) THEN max_uses ELSE use_count END), 0)::bigint AS number
      FROM auth.invitations WHERE user_id = \(user)
      """)
    return try row?.decode("number") ?? 0
  }

  package func invitation(_ id: InvitationID) async throws -> Invitation? {
    let row = try await pool.first(
      "SELECT \(unescaped: Invitation.columns) FROM auth.invitations WHERE invitation_id = \(id)")
    return try row.map(Invitation.init)
  }

  package func invitations(of user: UserID?, after place: InvitationID?, limit: Int) async throws -> [Invitation] {
    let rows = try await pool.all(
      """
      SELECT \(unescaped: Invitation.columns) FROM auth.invitations
      WHERE (\(user)::uuid IS NULL OR user_id = \(user)::uuid)
        AND (\(place)::uuid IS NULL OR invitation_id < \(place)::uuid)
      ORDER BY invitation_id DESC LIMIT \(limit)
      """)
    return try rows.map(Invitation.init)
  }

  package func revoke(_ invitation: Invitation, _ event: SecurityEvent) async throws -> Bool {
    try await pool.withTransaction { transaction in
      let revoked = try await transaction.execute(
        """
        UPDATE auth.invitations SET revoke_time = \(event.time)
        WHERE user_id = \(invitation.userID) AND invitation_id = \(invitation.id) AND revoke_time IS NULL
        """)
      if revoked == 1 { try await record(event, in: transaction) }
      return revoked == 1
    }
  }
}

extension Invitation {
  static let columns =
    "invitation_id, user_id, max_uses, use_count, create_time, expire_time, revoke_time"

  /// A condition on `auth.invitations i` and its maker `auth.users u`: invitations of a disabled account admit nobody.
  static let isLive = "i.revoke_time IS NULL AND u.disable_time IS NULL"

  init(_ row: PostgresRow) throws {
    self.init(
      id: try row.decode("invitation_id"), userID: try row.decode("user_id"), maxUses: try row.decode("max_uses"),
      useCount: try row.decode("use_count"), createTime: try row.decode("create_time"),
      expireTime: try row.decode("expire_time"), revokeTime: try row.decode("revoke_time"))
  }
}
