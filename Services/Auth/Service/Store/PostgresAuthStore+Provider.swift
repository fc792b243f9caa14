package import AuthDomain
package import TitanCore
import TitanPostgres

extension PostgresAuthStore: ProviderStore {
  package func begin(state: [UInt8], binding: [UInt8], until end: Timestamp) async throws {
    try await pool.execute(
      """
      INSERT INTO auth.provider_sign_ins (state_digest, binding_digest, expire_time)
      VALUES (\(state), \(binding), \(end))
      """)
  }

  package func takeProviderSignIn(state: [UInt8], binding: [UInt8], at now: Timestamp) async throws -> Bool {
    // Of two at once, the second waits for the row and then finds none.
    try await pool.execute(
      """
      DELETE FROM auth.provider_sign_ins
      WHERE state_digest = \(state) AND binding_digest = \(binding) AND expire_time > \(now)
      """) == 1
  }

  package func eraseProviderSignIns(before now: Timestamp) async throws {
    try await pool.execute("DELETE FROM auth.provider_sign_ins WHERE expire_time <= \(now)")
  }

  package func credentials(linkedBy key: [UInt8]) async throws -> Credentials? {
    let row = try await pool.first(
      """
      SELECT u.user_id, \(unescaped: Credentials.columns)
      FROM auth.provider_links l
      JOIN auth.users u ON u.user_id = l.user_id
      JOIN auth.password_hashes p ON p.user_id = l.user_id
      WHERE l.link_key = \(key)
      """)
    return try row.map(Credentials.init)
  }

  package func providerLink(of user: UserID, at issuer: String) async throws -> ProviderLink? {
    try await providerLink(of: user, at: issuer, in: pool)
  }

  private func providerLink(
    of user: UserID, at issuer: String, in querying: some PostgresQuerying
  ) async throws -> ProviderLink? {
    let row = try await querying.first(
      """
      SELECT l.link_time, l.last_use_time,
        l.made_password_digest IS DISTINCT FROM sha256(convert_to(p.phc, 'UTF8')) AS has_password
      FROM auth.provider_links l JOIN auth.password_hashes p ON p.user_id = l.user_id
      WHERE l.user_id = \(user) AND l.issuer = \(issuer)
      """)
    return try row.map {
      ProviderLink(
        linkTime: try $0.decode("link_time"), lastUseTime: try $0.decode("last_use_time"),
        hasPassword: try $0.decode("has_password"))
    }
  }

  package func create(
    _ account: NewAccount, linkedBy key: [UInt8], at issuer: String, _ linked: SecurityEvent
  ) async throws -> CreationOutcome {
    do {
      return try await pool.withTransaction { transaction in
        let now = account.user.createTime
        if let invitation = account.invitation {
          guard try await use(invitation: invitation, at: now, in: transaction) else {
            throw Refused(outcome: CreationOutcome.invitationInvalid)
          }
        }
        guard try await insert(account, at: now, in: transaction) else {
          throw Refused(outcome: CreationOutcome.emailTaken)
        }
        let added = try await transaction.execute(
          """
          INSERT INTO auth.provider_links (link_key, user_id, issuer, link_time, last_use_time, made_password_digest)
          VALUES (\(key), \(account.user.id), \(issuer), \(now), \(now),
            sha256(convert_to(\(account.passwordHash.phc)::text, 'UTF8')))
          ON CONFLICT (link_key) DO NOTHING
          """)
        // The same person was quicker: whoever asks again finds the account.
        guard added == 1 else { throw Refused(outcome: CreationOutcome.emailTaken) }
        try await record(linked, in: transaction)
        return .created
      }
    } catch let refused as Refused<CreationOutcome> {
      return refused.outcome
    }
  }

  package func open(
    _ session: AuthSession, after credentials: Credentials, linkedBy key: [UInt8], _ event: SecurityEvent
  ) async throws -> Bool {
    do {
      return try await pool.withTransaction { transaction in
        guard try await open(session, after: credentials, event, in: transaction) else { return false }
        let used = try await transaction.execute(
          """
          UPDATE auth.provider_links SET last_use_time = \(event.time)
          WHERE link_key = \(key) AND user_id = \(session.userID)
          """)
        guard used == 1 else { throw Refused(outcome: false) }
        return true
      }
    } catch let refused as Refused<Bool> {
      return refused.outcome
    }
  }

  package func link(
    by key: [UInt8], at issuer: String, _ event: SecurityEvent, mails: [MailJob]
  ) async throws -> LinkOutcome {
    try await pool.withTransaction { transaction in
      // Two links of one account wait for each other here.
      let owner = try await transaction.first(
        """
        SELECT 1 AS found FROM auth.users WHERE user_id = \(event.userID) AND disable_time IS NULL FOR NO KEY UPDATE
        """)
      guard owner != nil else { return .accountGone }
      let known = try await transaction.first(
        """
        SELECT link_key = \(key) AS is_same FROM auth.provider_links
        WHERE user_id = \(event.userID) AND issuer = \(issuer)
        """)
      if let known { return try known.decode("is_same") ? .unchanged : .hasOther }
      let added = try await transaction.execute(
        """
        INSERT INTO auth.provider_links (link_key, user_id, issuer, link_time)
        VALUES (\(key), \(event.userID), \(issuer), \(event.time)) ON CONFLICT (link_key) DO NOTHING
        """)
      guard added == 1 else { return .personTaken }
      try await tell(event, mails, in: transaction)
      return .linked
    }
  }

  package func unlink(
    at issuer: String, _ event: SecurityEvent, mails: [MailJob], where isEnough: @Sendable (ProviderLink) -> Bool
  ) async throws -> UnlinkOutcome {
    try await pool.withTransaction { transaction in
      // A password that is being changed at the same time is read as it will be.
      _ = try await transaction.first(
        "SELECT 1 AS found FROM auth.password_hashes WHERE user_id = \(event.userID) FOR SHARE")
      guard let link = try await providerLink(of: event.userID, at: issuer, in: transaction) else { return .notLinked }
      guard isEnough(link) else { return .onlyWayIn }
      let removed = try await transaction.execute(
        "DELETE FROM auth.provider_links WHERE user_id = \(event.userID) AND issuer = \(issuer)")
      guard removed > 0 else { return .notLinked }
      try await tell(event, mails, in: transaction)
      return .unlinked
    }
  }
}
