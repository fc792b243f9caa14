package import AuthDomain
package import TitanCore
import TitanPostgres

extension PostgresAuthStore: AccountStore {
  package func queue(_ mail: MailJob) async throws { try await queue(mail, in: pool) }

  package func verifyEmail(
    _ token: OneTimeToken, _ event: SecurityEvent, at now: Timestamp
  ) async throws -> TokenState {
    try await pool.withTransaction { transaction in
      let state = try await use(token, at: now, in: transaction)
      guard case .good(let address) = state else { return state }
      // An address that was changed since proves nothing about the new one.
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
      // Whoever reads the link reads the address's mail.
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
      // A link that was asked for before the change would undo it.
      try await void([.resetPassword], of: user, at: now, in: transaction)
      try await revokeSessions(of: user, but: session, .passwordChanged, at: now, in: transaction)
      return true
    }
  }

  /// Whether a password that was just set may stay. Asked behind it: whoever switches the second factor off waits for the
  /// password's row, or has ended.
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

  /// Runs a change with what it leaves behind: all of it, or what was answered before, or nothing but the refusal.
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

/// Rolls a change back.
struct Refused<Outcome: Sendable>: Error {
  let outcome: Outcome
}
