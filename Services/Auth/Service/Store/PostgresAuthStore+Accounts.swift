import AuthDomain
package import TitanCore
import TitanPostgres

extension PostgresAuthStore {
  package func create(_ account: NewAccount, at now: Timestamp) async throws -> CreationOutcome {
    do {
      return try await pool.withTransaction { transaction in
        if let replay = account.replay, let earlier = try await keep(replay, at: now, in: transaction) {
          return .replayed(earlier)
        }
        // Used also if somebody has the address: otherwise the invitation would tell.
        if let invitation = account.invitation {
          guard try await use(invitation: invitation, at: now, in: transaction) else { throw InvitationInvalid() }
        }
        // Made, and taken back if somebody has the address: so the work does not tell.
        try await transaction.execute("SAVEPOINT without_account")
        let isNew = try await insert(account, at: now, in: transaction)
        guard isNew || account.mailIfTaken != nil else { throw EmailTaken() }
        try await transaction.execute(
          isNew ? "RELEASE SAVEPOINT without_account" : "ROLLBACK TO SAVEPOINT without_account")
        if let mail = isNew ? account.mail : account.mailIfTaken { try await queue(mail, in: transaction) }
        return isNew ? .created : .emailTaken
      }
    } catch is EmailTaken {
      return .emailTaken
    } catch is InvitationInvalid {
      return .invitationInvalid
    }
  }

  /// Keeps a response, or returns the live one that is kept for the same request id already. A transaction that is
  /// just keeping one makes this wait until it has ended.
  func keep(
    _ replay: StoredReplay, at now: Timestamp, in transaction: some PostgresQuerying
  ) async throws -> StoredReplay? {
    let kept = try await transaction.execute(
      """
      INSERT INTO auth.replays (replay_key, fingerprint, sealed_response, expire_time)
      VALUES (\(replay.key), \(replay.fingerprint), \(replay.sealedResponse), \(replay.expireTime))
      ON CONFLICT (replay_key) DO UPDATE
      SET fingerprint = excluded.fingerprint, sealed_response = excluded.sealed_response,
        expire_time = excluded.expire_time
      WHERE replays.expire_time <= \(now)
      """)
    guard kept == 0 else { return nil }
    return try await self.replay(replay.key, at: now, in: transaction)
  }

  /// False if another account has the address, also if it has taken it just now: then the rest must go.
  private func insert(
    _ account: NewAccount, at now: Timestamp, in transaction: some PostgresQuerying
  ) async throws -> Bool {
    let user = account.user
    try await transaction.execute(
      """
      INSERT INTO auth.users (user_id, email, display_name, locale, verification, create_time)
      VALUES (\(user.id), \(user.email.text), \(user.displayName.text), \(user.locale.text), \(user.verification),
        \(user.createTime))
      """)
    try await transaction.execute(
      """
      INSERT INTO auth.password_hashes (user_id, phc, update_time)
      VALUES (\(user.id), \(account.passwordHash.phc), \(now))
      """)
    if let session = account.session { try await insert(session, in: transaction) }
    try await record(account.event, in: transaction)
    return try await transaction.execute(
      """
      INSERT INTO auth.email_addresses (address_key, user_id, create_time)
      VALUES (\(user.email.canonical), \(user.id), \(now))
      ON CONFLICT (address_key) DO NOTHING
      """) == 1
  }

  package func replay(_ key: [UInt8], at now: Timestamp) async throws -> StoredReplay? {
    try await replay(key, at: now, in: pool)
  }

  private func replay(
    _ key: [UInt8], at now: Timestamp, in querying: some PostgresQuerying
  ) async throws -> StoredReplay? {
    let row = try await querying.first(
      """
      SELECT fingerprint, sealed_response, expire_time FROM auth.replays
      WHERE replay_key = \(key) AND expire_time > \(now)
      """)
    return try row.map {
      StoredReplay(
        key: key, fingerprint: try $0.decode("fingerprint"), sealedResponse: try $0.decode("sealed_response"),
        expireTime: try $0.decode("expire_time"))
    }
  }

  package func erase(responsesBefore now: Timestamp, revocationsBefore past: Timestamp) async throws -> Int {
    let responses = try await pool.execute("DELETE FROM auth.replays WHERE expire_time <= \(now)")
    // Counts that somebody is raising just now are not waited for: they begin anew.
    try await pool.execute(
      """
      DELETE FROM auth.attempts
      WHERE attempt_key IN (SELECT attempt_key FROM auth.attempts WHERE expire_time <= \(now) FOR UPDATE SKIP LOCKED)
      """)
    return responses + (try await pool.execute("DELETE FROM auth.revocations WHERE revoke_time < \(past)"))
  }
}

/// Rolls a creation back.
private struct EmailTaken: Error {}
/// The same.
private struct InvitationInvalid: Error {}
