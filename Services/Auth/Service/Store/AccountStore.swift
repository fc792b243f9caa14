package import AuthDomain
package import TitanCore

/// What changes an account after it was made. Every method is one transaction.
package protocol AccountStore: Sendable {
  /// Puts a mail into the outbox.
  func queue(_ mail: MailJob) async throws

  /// Counts a try with the code of the latest mail to an address, before the code is looked at. False if there were so many
  /// tries already; then none is counted. The same work for every key.
  func countTry(_ key: [UInt8], limit: Int, at now: Timestamp) async throws -> Bool

  func forgetTries(_ key: [UInt8]) async throws

  /// The token that the code of the latest mail to an address stands for, with the code's digest; `nil` if it is good for
  /// nothing, or there is none.
  func tokenWithCode(
    for address: EmailAddress, _ purpose: TokenPurpose, at now: Timestamp
  ) async throws -> (token: OneTimeToken, codeDigest: [UInt8])?

  /// What a token is good for at the moment. Nothing changes.
  func state(of token: OneTimeToken, at now: Timestamp) async throws -> TokenState

  /// Uses the token up and takes the address for shown, which `event` tells.
  func verifyEmail(_ token: OneTimeToken, _ event: SecurityEvent, at now: Timestamp) async throws -> TokenState

  /// Uses the token up, sets the password, revokes every session.
  ///
  /// - Throws: `AccountError.concurrentChange` if the password needs a second factor and there is none any more.
  func resetPassword(_ token: OneTimeToken, to password: ChosenPassword, _ effects: Effects, at now: Timestamp)
    async throws -> Changed<TokenState>

  /// Sets the password if it is still the old one, and revokes every session but one. False if it is not, or if the new
  /// one needs a second factor and there is none any more.
  func changePassword(
    of user: UserID, from old: PasswordHash, to new: ChosenPassword, keeping session: AuthSessionID,
    _ effects: Effects, at now: Timestamp
  ) async throws -> Changed<Bool>

  /// Keeps the response, the event and the mails of a request that changes nothing yet.
  func keep(_ effects: Effects, at now: Timestamp) async throws -> Changed<Bool>

  /// Gives the account the address at once; false if another account has it.
  func changeEmail(of user: UserID, to email: EmailAddress, _ effects: Effects, at now: Timestamp)
    async throws -> Changed<Bool>

  /// Uses the token up, gives the account the address it was made for, which `event` tells, and tells the former one by
  /// a mail.
  func confirmEmailChange(
    _ token: OneTimeToken, notice: MailID, _ event: SecurityEvent, at now: Timestamp
  ) async throws -> EmailChange
}

/// A password that is to be an account's.
package struct ChosenPassword: Hashable, Sendable {
  package let hash: PasswordHash
  /// Whether it is too short to be all that the account asks for.
  package let needsSecondFactor: Bool

  package init(hash: PasswordHash, needsSecondFactor: Bool) {
    (self.hash, self.needsSecondFactor) = (hash, needsSecondFactor)
  }
}

/// What else a change leaves behind, in its transaction.
package struct Effects: Sendable {
  /// The response to keep, if the request had an id.
  package let replay: StoredReplay?
  /// Says that it happened, if nothing else does.
  package let event: SecurityEvent?
  package let mails: [MailJob]

  package init(replay: StoredReplay?, event: SecurityEvent? = nil, mails: [MailJob]) {
    (self.replay, self.event, self.mails) = (replay, event, mails)
  }
}

/// A change, or what was answered when it was asked for before.
package enum Changed<Outcome: Hashable & Sendable>: Hashable, Sendable {
  case now(Outcome)
  case replayed(StoredReplay)
}

package enum EmailChange: Hashable, Sendable {
  case changed(User)
  case refused(TokenState)
  /// Another account has taken the address meanwhile.
  case emailTaken
}
