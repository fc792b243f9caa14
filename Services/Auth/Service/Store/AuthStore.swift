package import AuthDomain
package import TitanCore

/// Where accounts and auth sessions are kept. Every method is one transaction.
package protocol AuthStore: Sendable {
  /// Whether an account has the address.
  func isTaken(_ email: EmailAddress) async throws -> Bool

  /// The live response to a request id.
  func replay(_ key: [UInt8], at now: Timestamp) async throws -> StoredReplay?

  /// Makes an account with its first auth session, and keeps the response: all of it or nothing.
  func create(_ account: NewAccount, at now: Timestamp) async throws -> CreationOutcome

  /// What signing in with the address needs; `nil` if no account has it.
  func credentials(of email: EmailAddress) async throws -> Credentials?

  /// The account with its hash; `nil` if there is none.
  func credentials(of user: UserID) async throws -> Credentials?

  /// Replaces a password's hash by one with newer parameters. False, and without effect, if it is another one by now.
  func upgrade(_ old: PasswordHash, to new: PasswordHash, of user: UserID, at now: Timestamp) async throws -> Bool

  /// Adds an auth session for whoever showed these credentials. False, and without effect, if the account has another
  /// password or role by now, was shut or is gone: whatever ends an account's sessions misses none that was being opened.
  func open(_ session: AuthSession, after credentials: Credentials, _ event: SecurityEvent) async throws -> Bool

  func session(_ id: AuthSessionID, of user: UserID) async throws -> AuthSession?

  /// The auth session with its account.
  func signedIn(_ id: AuthSessionID, of user: UserID) async throws -> (user: User, session: AuthSession)?

  /// Sessions that live, from the greatest id down: the newest first.
  ///
  /// - Parameter place: only those behind it.
  func liveSessions(
    of user: UserID, after place: AuthSessionID?, at now: Timestamp, limit: Int
  ) async throws -> [AuthSession]

  /// Compare-and-set: moves a session from token number `counter` to `next`, whose newest token has the digest.
  /// False if the session has moved, was revoked or is gone; then nothing changed.
  func advance(
    _ id: AuthSessionID, of user: UserID, from counter: Int64, to next: RefreshState, tokenDigest: [UInt8],
    address: CoarseAddress?, at now: Timestamp
  ) async throws -> Bool

  /// Ends a session for good, which `event` tells. False, and without effect, for one that has been revoked: the first
  /// reason stays.
  func revoke(_ id: AuthSessionID, of user: UserID, _ reason: RevocationReason, _ event: SecurityEvent) async throws
    -> Bool

  /// Ends every live session of a user but one; returns how many, and stores the event if there are any.
  func revokeAll(
    of user: UserID, but kept: AuthSessionID, _ reason: RevocationReason, _ event: SecurityEvent
  ) async throws -> Int

  /// Stores an event that no other change belongs to.
  func record(_ event: SecurityEvent) async throws

  /// Stores the event of a failed sign-in, with the same work whether there is such a user or not.
  func recordFailure(_ event: SecurityEvent) async throws

  /// Erases some of the failed sign-ins that are nobody's; returns how many were looked at. Doing it again does no harm.
  func settleFailures() async throws -> Int

  /// Events of a user from the greatest id down: the newest first.
  ///
  /// - Parameters:
  ///   - kinds: only these; none means all.
  ///   - place: only those behind it.
  func events(
    of user: UserID, _ kinds: [SecurityEvent.Kind], after place: SecurityEventID?, limit: Int
  ) async throws -> [SecurityEvent]

  /// Erases some of the events that are older than they are kept, 400 days; returns how many. Doing it again does no harm.
  func eraseOldEvents() async throws -> Int

  /// Revocations not seen by a reader who has seen all up to a horizon, none of them older than `since`.
  func revocations(since: Timestamp, from horizon: RevocationHorizon) async throws -> RevocationLook

  /// Erases responses and revocations whose time is over; returns how many.
  @discardableResult
  func erase(responsesBefore now: Timestamp, revocationsBefore past: Timestamp) async throws -> Int
}

/// Everything that is kept of accounts and their sign-ins.
package typealias AuthStores = AuthStore & SecondFactorStore & AttemptStore & AdminStore

/// An account that is being made.
package struct NewAccount: Sendable {
  package let user: User
  package let passwordHash: PasswordHash
  /// Digest of the invitation that it takes, if it takes one.
  package let invitation: [UInt8]?
  /// `nil` if the address must be verified before anybody signs in.
  package let session: AuthSession?
  package let event: SecurityEvent
  /// The response to keep, if the request had an id.
  package let replay: StoredReplay?
  /// Tells the address that the account was made.
  package let mail: MailJob?
  /// Tells the owner of the address, if it has one, that somebody else wanted it. Without such a mail the caller is told.
  package let mailIfTaken: MailJob?

  package init(
    user: User, passwordHash: PasswordHash, invitation: [UInt8]? = nil, session: AuthSession?, event: SecurityEvent,
    replay: StoredReplay?, mail: MailJob? = nil, mailIfTaken: MailJob? = nil
  ) {
    (self.user, self.passwordHash, self.invitation) = (user, passwordHash, invitation)
    (self.session, self.replay) = (session, replay)
    (self.event, self.mail, self.mailIfTaken) = (event, mail, mailIfTaken)
  }
}

package enum CreationOutcome: Hashable, Sendable {
  case created
  /// Another account has the address. If there is a mail for that, it and the response were kept.
  case emailTaken
  /// The invitation is not good, or no longer: nothing was kept.
  case invitationInvalid
  /// The request id came before: this was kept for it.
  case replayed(StoredReplay)
}

package struct Credentials: Hashable, Sendable {
  package let user: User
  package var passwordHash: PasswordHash
  package let role: UserRole
  /// Whether an operator has shut the account.
  package let isDisabled: Bool

  package init(user: User, passwordHash: PasswordHash, role: UserRole = .user, isDisabled: Bool = false) {
    self.user = user
    self.passwordHash = passwordHash
    (self.role, self.isDisabled) = (role, isDisabled)
  }
}
