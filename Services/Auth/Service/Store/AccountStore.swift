package import AuthDomain
package import TitanCore
package import TitanFields

/// Changes to existing accounts. Every method is one transaction.
package protocol AccountStore: Sendable {
  /// Puts a mail into the outbox.
  func queue(_ mail: MailJob) async throws

  /// Counts a try with the code of the latest mail to an address, before the code is checked. Returns false, and counts
  /// nothing, if the limit has been reached. Does the same work for every key.
  func countTry(_ key: [UInt8], limit: Int, at now: Timestamp) async throws -> Bool

  func forgetTries(_ key: [UInt8]) async throws

  /// The token of the latest mail to an address, with its code's digest; `nil` if the code is no longer valid, or there
  /// is none.
  func tokenWithCode(
    for address: EmailAddress, _ purpose: TokenPurpose, at now: Timestamp
  ) async throws -> (token: OneTimeToken, codeDigest: [UInt8])?

  /// The current state of a token. Changes nothing.
  func state(of token: OneTimeToken, at now: Timestamp) async throws -> TokenState

  /// Uses the token up and marks the address as verified, which `event` records.
  func verifyEmail(_ token: OneTimeToken, _ event: SecurityEvent, at now: Timestamp) async throws -> TokenState

  /// Uses the token up, sets the password and revokes every session.
  ///
  /// - Throws: `AccountError.concurrentChange` if the password needs a second factor and the account no longer has one.
  func resetPassword(_ token: OneTimeToken, to password: ChosenPassword, _ effects: Effects, at now: Timestamp)
    async throws -> Changed<TokenState>

  /// Replaces the old password and revokes all sessions but one. Returns false if the old password is no longer
  /// current, or if the new one needs a second factor and the account no longer has one.
  func changePassword(
    of user: UserID, from old: PasswordHash, to new: ChosenPassword, keeping session: AuthSessionID,
    _ effects: Effects, at now: Timestamp
  ) async throws -> Changed<Bool>

  /// Stores the response, the event and the mails of a request that changes nothing yet.
  func keep(_ effects: Effects, at now: Timestamp) async throws -> Changed<Bool>

  /// Changes the account's address at once; false if another account has it.
  func changeEmail(of user: UserID, to email: EmailAddress, _ effects: Effects, at now: Timestamp)
    async throws -> Changed<Bool>

  /// Uses the token up, gives the account the token's address, which `event` records, and notifies the former address
  /// by mail.
  func confirmEmailChange(
    _ token: OneTimeToken, notice: MailID, _ event: SecurityEvent, at now: Timestamp
  ) async throws -> EmailChange
}

/// A new password for an account.
package struct ChosenPassword: Hashable, Sendable {
  package let hash: PasswordHash
  /// Whether it is too short to protect the account without a second factor.
  package let needsSecondFactor: Bool

  package init(hash: PasswordHash, needsSecondFactor: Bool) {
    (self.hash, self.needsSecondFactor) = (hash, needsSecondFactor)
  }
}

/// What a change stores besides itself, in its transaction.
package struct Effects: Sendable {
  /// The response to keep, if the request had an id.
  package let replay: StoredReplay?
  /// The event that records the change, unless something else does.
  package let event: SecurityEvent?
  package let mails: [MailJob]

  package init(replay: StoredReplay?, event: SecurityEvent? = nil, mails: [MailJob]) {
    (self.replay, self.event, self.mails) = (replay, event, mails)
  }
}

/// The outcome of a change, or the response to an earlier request for it.
package enum Changed<Outcome: Hashable & Sendable>: Hashable, Sendable {
  case now(Outcome)
  case replayed(StoredReplay)
}

package enum EmailChange: Hashable, Sendable {
  case changed(User)
  case refused(TokenState)
  /// Another account has taken the address in the meantime.
  case emailTaken
}

/// The store of invitations. Every method is one transaction. Creating an account uses an invitation up:
/// `AuthStore.create`.
package protocol InvitationStore: Sendable {
  /// Whether an invitation is currently valid. Changes nothing.
  func isGood(invitation digest: [UInt8], at now: Timestamp) async throws -> Bool

  /// Stores a new invitation, which `event` records. Returns false if its maker would exceed `limit`.
  ///
  /// - Parameter limit: the total number of people its maker may invite; `nil` for no limit.
  func create(
    _ invitation: Invitation, digest: [UInt8], limit: Int?, _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool>

  func invitation(_ id: InvitationID) async throws -> Invitation?

  /// Invitations in descending order of their ids, so that the newest comes first.
  ///
  /// - Parameters:
  ///   - user: lists only this account's.
  ///   - place: lists only those after it.
  func invitations(of user: UserID?, after place: InvitationID?, limit: Int) async throws -> [Invitation]

  /// Revokes an invitation, which `event` records. Returns false, and has no effect, if it was already revoked or no
  /// longer exists.
  func revoke(_ invitation: Invitation, _ event: SecurityEvent) async throws -> Bool
}

/// The store of account deletions. Every method is one transaction.
package protocol DeletionStore: Sendable {
  /// Stores the request and signs out every device. An earlier request stays as it is, and no further event or mail is
  /// stored. `nil` if the account doesn't exist.
  func requestDeletion(
    of user: UserID, _ wish: DeletionWish, receiptDigest: [UInt8], _ event: SecurityEvent, mails: [MailJob]
  ) async throws -> (wish: DeletionWish, isNew: Bool)?

  /// Withdraws the deletion request. Returns false if there is none.
  func cancelDeletion(of user: UserID, _ event: SecurityEvent) async throws -> Bool

  /// Erases one account whose deletion is due; `nil` if there is none, apart from those that other processes have
  /// locked.
  func eraseNext(at now: Timestamp) async throws -> UserID?

  /// Assigns positions in the feed to accounts erased up to this time, and returns their number.
  @discardableResult
  func announceErasures(until eraseTime: Timestamp) async throws -> Int

  /// The page of the feed after a position.
  func erasures(after position: Int64, limit: Int) async throws -> ErasurePage

  /// Records that a service has erased everything up to a position.
  func confirmErasures(until position: Int64, by service: String, at now: Timestamp) async throws

  /// The deletion that a receipt token belongs to; `nil` if there is none.
  func deletion(of user: UserID, receiptDigest: [UInt8]) async throws -> DeletionRecord?
}
