package import AuthDomain
package import TitanCore
package import TitanFields
import TitanPostgres

extension PostgresAuthStore {
  package func create(_ account: NewAccount, at now: Timestamp) async throws -> CreationOutcome {
    do {
      return try await pool.withTransaction { transaction in
        if let replay = account.replay, let earlier = try await keep(replay, at: now, in: transaction) {
          return .replayed(earlier)
        }
        // Used up even if the address is taken; otherwise the invitation would reveal whether it is.
        if let invitation = account.invitation {
          guard try await use(invitation: invitation, at: now, in: transaction) else { throw InvitationInvalid() }
        }
        // Inserts the account, and rolls back if the address is taken, so that the work reveals nothing.
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

  /// Stores a response, or returns the live one already stored for the same request id. Waits for any transaction that
  /// is storing one.
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
    return try await transaction.first(Self.replay(replay.key, at: now)).map { try StoredReplay($0, key: replay.key) }
  }

  /// Returns false if another account has the address, even if it took it only just now. The caller must then roll
  /// back.
  func insert(
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
    // A caller that gets the response relies on the change.
    try await pool.first(Self.replay(key, at: now), commit: .synchronous).map { try StoredReplay($0, key: key) }
  }

  private static func replay(_ key: [UInt8], at now: Timestamp) -> SQLQuery {
    """
    SELECT fingerprint, sealed_response, expire_time FROM auth.replays
    WHERE replay_key = \(key) AND expire_time > \(now)
    """
  }

  package func erase(responsesBefore now: Timestamp, revocationsBefore past: Timestamp) async throws -> Int {
    let responses = try await pool.execute("DELETE FROM auth.replays WHERE expire_time <= \(now)")
    // Skips counts that another attempt is raising: that attempt resets them if they have expired.
    try await pool.execute(
      """
      DELETE FROM auth.attempts
      WHERE attempt_key IN (SELECT attempt_key FROM auth.attempts WHERE expire_time <= \(now) FOR UPDATE SKIP LOCKED)
      """)
    return responses + (try await pool.execute("DELETE FROM auth.revocations WHERE revoke_time < \(past)"))
  }
}

extension StoredReplay {
  fileprivate init(_ row: PostgresRow, key: [UInt8]) throws {
    self.init(
      key: key, fingerprint: try row.decode("fingerprint"), sealedResponse: try row.decode("sealed_response"),
      expireTime: try row.decode("expire_time"))
  }
}

/// Rolls back the creation of an account whose address is taken.
private struct EmailTaken: Error {}
/// Rolls back the creation of an account whose invitation isn't valid.
private struct InvitationInvalid: Error {}

extension PostgresAuthStore: AccountStore {
  package func queue(_ mail: MailJob) async throws { try await queue(mail, in: pool) }

  package func verifyEmail(
    _ token: OneTimeToken, _ event: SecurityEvent, at now: Timestamp
  ) async throws -> TokenState {
    try await pool.withTransaction { transaction in
      let state = try await use(token, at: now, in: transaction)
      guard case .good(let address) = state else { return state }
      // If the address has changed since, the token proves nothing about the new one.
      guard try await user(token.userID, in: transaction)?.email == address else { return .used }
      try await markVerified(token.userID, in: transaction)
      try await record(event, in: transaction)
      return state
    }
  }

  package func resetPassword(
    _ token: OneTimeToken, to password: ChosenPassword, _ effects: Effects, at now: Timestamp
  ) async throws -> Changed<TokenState> {
    try await change(effects, at: now) { transaction in
      let state = try await use(token, at: now, in: transaction)
      guard case .good = state else { throw Refused(outcome: state) }
      try await transaction.execute(
        """
        UPDATE auth.password_hashes SET phc = \(password.hash.phc), update_time = \(now)
        WHERE user_id = \(token.userID)
        """)
      guard try await isEnough(password, for: token.userID, in: transaction) else {
        throw AccountError.concurrentChange
      }
      // Anyone who has the link can read the address's mail.
      try await markVerified(token.userID, in: transaction)
      try await revokeSessions(of: token.userID, but: nil, .passwordReset, at: now, in: transaction)
      return state
    }
  }

  package func changePassword(
    of user: UserID, from old: PasswordHash, to new: ChosenPassword, keeping session: AuthSessionID,
    _ effects: Effects, at now: Timestamp
  ) async throws -> Changed<Bool> {
    try await change(effects, at: now) { transaction in
      let changed = try await transaction.execute(
        """
        UPDATE auth.password_hashes SET phc = \(new.hash.phc), update_time = \(now)
        WHERE user_id = \(user) AND phc = \(old.phc)
        """)
      guard changed == 1, try await isEnough(new, for: user, in: transaction) else { throw Refused(outcome: false) }
      // A reset link requested before the change would undo it.
      try await void([.resetPassword], of: user, at: now, in: transaction)
      try await revokeSessions(of: user, but: session, .passwordChanged, at: now, in: transaction)
      return true
    }
  }

  /// Whether a password that was just set may stay. This is checked after it is set: a transaction that switches off
  /// the second factor is then waiting for the password's row, or has ended.
  private func isEnough(
    _ password: ChosenPassword, for user: UserID, in transaction: PostgresTransaction
  ) async throws -> Bool {
    if !password.needsSecondFactor { return true }
    return try await isGuarded(user, in: transaction)
  }

  package func keep(_ effects: Effects, at now: Timestamp) async throws -> Changed<Bool> {
    try await change(effects, at: now) { _ in true }
  }

  package func changeEmail(
    of user: UserID, to email: EmailAddress, _ effects: Effects, at now: Timestamp
  ) async throws -> Changed<Bool> {
    try await change(effects, at: now) { transaction in
      guard try await give(email, to: user, .notRequired, at: now, in: transaction) else {
        throw Refused(outcome: false)
      }
      return true
    }
  }

  package func confirmEmailChange(
    _ token: OneTimeToken, notice: MailID, _ event: SecurityEvent, at now: Timestamp
  ) async throws -> EmailChange {
    do {
      return try await pool.withTransaction { transaction in
        let state = try await use(token, at: now, in: transaction)
        guard case .good(let address) = state else { return .refused(state) }
        guard let before = try await user(token.userID, in: transaction) else { return .refused(.unknown) }
        guard try await give(address, to: before.id, .verified, at: now, in: transaction) else {
          throw Refused(outcome: EmailChange.emailTaken)
        }
        try await queue(MailJob(id: notice, .emailChanged, to: before.email, user: before.id, at: now), in: transaction)
        try await record(event, in: transaction)
        var after = before
        (after.email, after.verification) = (address, .verified)
        return .changed(after)
      }
    } catch let refused as Refused<EmailChange> {
      return refused.outcome
    }
  }

  /// Runs a change together with its effects. Returns the change's outcome, the earlier response, or a refusal without
  /// effect.
  func change<Outcome: Hashable & Sendable>(
    _ effects: Effects, at now: Timestamp, _ body: @Sendable (PostgresTransaction) async throws -> Outcome
  ) async throws -> Changed<Outcome> {
    do {
      return try await pool.withTransaction { transaction in
        if let replay = effects.replay, let earlier = try await keep(replay, at: now, in: transaction) {
          return .replayed(earlier)
        }
        let outcome = try await body(transaction)
        if let event = effects.event { try await record(event, in: transaction) }
        for mail in effects.mails { try await queue(mail, in: transaction) }
        return .now(outcome)
      }
    } catch let refused as Refused<Outcome> {
      return .now(refused.outcome)
    }
  }
}

/// Rolls back a change that was refused.
struct Refused<Outcome: Sendable>: Error {
  let outcome: Outcome
}
