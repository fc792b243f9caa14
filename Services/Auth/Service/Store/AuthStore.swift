package import AuthDomain
package import TitanCore
package import TitanFields

/// The store of accounts and auth sessions. Every method is one transaction.
package protocol AuthStore: Sendable {
  /// Whether an account has the address.
  func isTaken(_ email: EmailAddress) async throws -> Bool

  /// The kept response to a request id, unless it has expired.
  func replay(_ key: [UInt8], at now: Timestamp) async throws -> StoredReplay?

  /// Creates an account with its first auth session and stores the response: all of it or nothing.
  func create(_ account: NewAccount, at now: Timestamp) async throws -> CreationOutcome

  /// The credentials of the account with this address; `nil` if no account has it.
  func credentials(of email: EmailAddress) async throws -> Credentials?

  /// The account with its password hash; `nil` if it doesn't exist.
  func credentials(of user: UserID) async throws -> Credentials?

  /// Replaces a password's hash with one that uses newer parameters. Returns false, and has no effect, if the stored
  /// hash has changed.
  func upgrade(_ old: PasswordHash, to new: PasswordHash, of user: UserID, at now: Timestamp) async throws -> Bool

  /// Adds an auth session for a user who presented these credentials. Returns false, and has no effect, if the
  /// account's password or role has changed, or if it was disabled or erased: a change that ends an account's sessions
  /// also covers those being opened.
  func open(_ session: AuthSession, after credentials: Credentials, _ event: SecurityEvent) async throws -> Bool

  func session(_ id: AuthSessionID, of user: UserID) async throws -> AuthSession?

  /// The auth session with its account.
  func signedIn(_ id: AuthSessionID, of user: UserID) async throws -> (user: User, session: AuthSession)?

  /// Live sessions in descending order of their ids, so that the newest comes first.
  ///
  /// - Parameter place: lists only those after it.
  func liveSessions(
    of user: UserID, after place: AuthSessionID?, at now: Timestamp, limit: Int
  ) async throws -> [AuthSession]

  /// Compare-and-set: moves a session from token number `counter` to `next`, whose newest token has this digest.
  /// Returns false, and has no effect, if the session has moved on, was revoked or no longer exists.
  func advance(
    _ id: AuthSessionID, of user: UserID, from counter: Int64, to next: RefreshState, tokenDigest: [UInt8],
    address: CoarseAddress?, at now: Timestamp
  ) async throws -> Bool

  /// Whether a session's newest token is number `counter`, and was issued for good: no change of the leading database
  /// server can take it back anymore. False if the session has moved on, was revoked or no longer exists.
  func holds(_ id: AuthSessionID, of user: UserID, at counter: Int64) async throws -> Bool

  /// Revokes a session, which `event` records. Returns false, and has no effect, if it was already revoked: the first
  /// reason stays.
  func revoke(_ id: AuthSessionID, of user: UserID, _ reason: RevocationReason, _ event: SecurityEvent) async throws
    -> Bool

  /// Revokes all live sessions of a user but one, and returns their number. Stores the event if there are any.
  func revokeAll(
    of user: UserID, but kept: AuthSessionID, _ reason: RevocationReason, _ event: SecurityEvent
  ) async throws -> Int

  /// Stores an event that doesn't belong to another change.
  func record(_ event: SecurityEvent) async throws

  /// Stores the event of a failed sign-in, with the same work whether or not the user exists.
  func recordFailure(_ event: SecurityEvent) async throws

  /// Erases some of the failed sign-ins that belong to no user, and returns the number examined. Safe to repeat.
  func settleFailures() async throws -> Int

  /// A user's events in descending order of their ids, so that the newest comes first.
  ///
  /// - Parameters:
  ///   - kinds: lists only these; an empty set means all.
  ///   - place: lists only those after it.
  func events(
    of user: UserID, _ kinds: [SecurityEvent.Kind], after place: SecurityEventID?, limit: Int
  ) async throws -> [SecurityEvent]

  /// Erases some of the events older than the retention time of 400 days, and returns their number. Safe to repeat.
  func eraseOldEvents() async throws -> Int

  /// The revocations, none of them older than `since`, that are new to a reader who has seen all up to a horizon.
  func revocations(since: Timestamp, from horizon: RevocationHorizon) async throws -> RevocationLook

  /// Erases expired responses and revocations, and returns their number.
  @discardableResult
  func erase(responsesBefore now: Timestamp, revocationsBefore past: Timestamp) async throws -> Int
}

/// All stores of accounts and their sign-ins.
package typealias AuthStores = AuthStore & SecondFactorStore & AttemptStore & AdminStore

/// An account to create.
package struct NewAccount: Sendable {
  package let user: User
  package let passwordHash: PasswordHash
  /// Digest of the invitation to use, if one is needed.
  package let invitation: [UInt8]?
  /// `nil` if the address must be verified before the first sign-in.
  package let session: AuthSession?
  package let event: SecurityEvent
  /// The response to keep, if the request had an id.
  package let replay: StoredReplay?
  /// Notifies the address that the account was created.
  package let mail: MailJob?
  /// If the address is taken, notifies its owner that someone else tried to register it. Without such a mail, the
  /// caller gets an error instead.
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
  /// Another account has the address. If there is a mail for that case, the mail and the response were stored.
  case emailTaken
  /// The invitation isn't valid: nothing was stored.
  case invitationInvalid
  /// The request id was used before, and this response was kept for it.
  case replayed(StoredReplay)
}

package struct Credentials: Hashable, Sendable {
  package let user: User
  package var passwordHash: PasswordHash
  package let role: UserRole
  /// Whether an operator has disabled the account.
  package let isDisabled: Bool

  package init(user: User, passwordHash: PasswordHash, role: UserRole = .user, isDisabled: Bool = false) {
    self.user = user
    self.passwordHash = passwordHash
    (self.role, self.isDisabled) = (role, isDisabled)
  }
}

/// The store of second factors. Every method is one transaction.
package protocol SecondFactorStore: Sendable {
  func secondFactor(of user: UserID) async throws -> SecondFactor?

  /// Stores a new factor, replacing one that was never activated. Returns false if one is active.
  func enroll(_ factor: SecondFactor, _ effects: Effects, at now: Timestamp) async throws -> Changed<Bool>

  /// Activates the enrolled factor, with the time step of the code that proved it and the digests of its recovery
  /// codes. Returns false if it is already active, or was replaced after the code was made.
  func activate(
    _ factor: SecondFactor, step: Int64, codes: [[UInt8]], _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool>

  /// Erases an active factor and its recovery codes. Returns false if there is none, or if the account no longer has
  /// this password: the new one may be too short to protect the account alone.
  func disable(_ event: SecurityEvent, leaving hash: PasswordHash, _ effects: Effects) async throws -> Changed<Bool>

  /// Replaces all recovery codes with new ones. Returns false if no factor is active.
  func replaceCodes(_ codes: [[UInt8]], _ event: SecurityEvent, _ effects: Effects) async throws -> Changed<Bool>

  /// Counts an attempt before its code is checked, so that concurrent attempts are counted too. Returns false if the
  /// factor has changed since it was read.
  func countAttempt(at factor: SecondFactor, waitUntil: Timestamp) async throws -> Bool

  /// Uses up a time step's code and resets the failure count. Returns false if this or a later step was used before, or
  /// if the factor was replaced.
  func take(step: Int64, of factor: SecondFactor, at now: Timestamp) async throws -> Bool

  /// Uses up a recovery code and resets the failure count. Returns false if no unused code has this digest.
  func take(recoveryCode digest: [UInt8], _ event: SecurityEvent) async throws -> Bool
}

/// Identifies one count of failed attempts by the key it is stored under.
package struct AttemptKey: Hashable, Sendable {
  package let scope: AttemptScope
  /// A keyed hash of 32 bytes.
  package let digest: [UInt8]

  package init(_ scope: AttemptScope, digest: [UInt8]) { (self.scope, self.digest) = (scope, digest) }
}

/// The store of failed attempts. Every method is one transaction.
package protocol AttemptStore: Sendable {
  /// Whether the account of an e-mail address has signed in from a network before, or `welcome` was called for it
  /// there. Does the same work whether or not the account exists.
  func isKnown(
    _ address: CoarseAddress, to email: EmailAddress, welcome digest: [UInt8], at now: Timestamp
  ) async throws -> Bool

  /// Remembers, under a keyed hash of account and network, that the owner used this network.
  func welcome(_ digest: [UInt8], until time: Timestamp, at now: Timestamp) async throws

  /// Raises every count by one attempt. If one of them still requires waiting, returns the delay and raises none.
  func begin(_ keys: [AttemptKey], at now: Timestamp) async throws -> Duration?

  /// Subtracts an attempt that didn't fail from each count.
  func forgive(_ keys: [AttemptKey]) async throws

  /// Resets counts after a right password, since that attempt was no guess.
  func forget(_ keys: [AttemptKey]) async throws
}

/// An account as operators see it.
package struct ListedUser: Hashable, Sendable {
  package let user: User
  package let role: UserRole
  package let disableTime: Timestamp?
  /// When one of its devices last got tokens; `nil` if none ever did.
  package let lastSeenTime: Timestamp?

  package init(user: User, role: UserRole, disableTime: Timestamp?, lastSeenTime: Timestamp?) {
    (self.user, self.role) = (user, role)
    (self.disableTime, self.lastSeenTime) = (disableTime, lastSeenTime)
  }
}

/// Operators' changes to the account that an event names. Every method is one transaction.
package protocol AdminStore: Sendable {
  /// Accounts in descending order of their ids, so that the newest comes first.
  ///
  /// - Parameters:
  ///   - email: lists only the account with this address.
  ///   - place: lists only those after it.
  func users(_ email: EmailAddress?, after place: UserID?, limit: Int) async throws -> [ListedUser]

  /// Disables or enables an account; disabling it revokes its sessions. Returns false if it doesn't exist. Idempotent:
  /// a repeated call changes nothing and stores no event.
  func setDisabled(_ isDisabled: Bool, _ event: SecurityEvent, _ effects: Effects) async throws -> Changed<Bool>

  /// Revokes all live sessions of a user. Returns false if the account doesn't exist.
  func revokeAll(_ event: SecurityEvent, _ effects: Effects) async throws -> Changed<Bool>

  /// Stores the mails and, if there is one, a token that sets a new password. Returns false if the account doesn't
  /// exist.
  func issueReset(
    _ token: OneTimeToken?, for address: EmailAddress, _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool>
}
