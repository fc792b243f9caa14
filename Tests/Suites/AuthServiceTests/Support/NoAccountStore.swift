import AuthDomain
import AuthService
import TitanCore
import TitanFields

/// Takes the place of an account store; the tests of what one does run on PostgreSQL.
struct NoAccountStore: AccountStore {
  struct NotThere: Error {}

  func queue(_ mail: MailJob) async throws { throw NotThere() }
  func countTry(_ key: [UInt8], limit: Int, at now: Timestamp) async throws -> Bool { throw NotThere() }
  func forgetTries(_ key: [UInt8]) async throws { throw NotThere() }
  func tokenWithCode(
    for address: EmailAddress, _ purpose: TokenPurpose, at now: Timestamp
  ) async throws -> (token: OneTimeToken, codeDigest: [UInt8])? { throw NotThere() }
  func state(of token: OneTimeToken, at now: Timestamp) async throws -> TokenState { throw NotThere() }
  func verifyEmail(_ token: OneTimeToken, _ event: SecurityEvent, at now: Timestamp) async throws -> TokenState {
    throw NotThere()
  }
  func resetPassword(
    _ token: OneTimeToken, to password: ChosenPassword, _ effects: Effects, at now: Timestamp
  ) async throws -> Changed<TokenState> { throw NotThere() }
  func changePassword(
    of user: UserID, from old: PasswordHash, to new: ChosenPassword, keeping session: AuthSessionID, _ effects: Effects,
    at now: Timestamp
  ) async throws -> Changed<Bool> { throw NotThere() }
  func keep(_ effects: Effects, at now: Timestamp) async throws -> Changed<Bool> { throw NotThere() }
  func changeEmail(
    of user: UserID, to email: EmailAddress, _ effects: Effects, at now: Timestamp
  ) async throws -> Changed<Bool> { throw NotThere() }
  func confirmEmailChange(
    _ token: OneTimeToken, notice: MailID, _ event: SecurityEvent, at now: Timestamp
  ) async throws -> EmailChange { throw NotThere() }
}

extension NoAccountStore: InvitationStore {
  func isGood(invitation digest: [UInt8], at now: Timestamp) async throws -> Bool { throw NotThere() }
  func create(
    _ invitation: Invitation, digest: [UInt8], limit: Int?, _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool> { throw NotThere() }
  func invitation(_ id: InvitationID) async throws -> Invitation? { throw NotThere() }
  func invitations(of user: UserID?, after place: InvitationID?, limit: Int) async throws -> [Invitation] {
    throw NotThere()
  }
  func revoke(_ invitation: Invitation, _ event: SecurityEvent) async throws -> Bool { throw NotThere() }
}

extension NoAccountStore: PersonalTokenStore {
  func create(
    _ token: PersonalToken, digest: [UInt8], limit: Int, _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool> { throw NotThere() }
  func usedToken(digest: [UInt8], at now: Timestamp) async throws -> OwnedToken? { throw NotThere() }
  func personalToken(_ id: PersonalTokenID, of user: UserID) async throws -> OwnedToken? { throw NotThere() }
  func personalTokens(of user: UserID, after place: PersonalTokenID?, limit: Int) async throws -> [PersonalToken] {
    throw NotThere()
  }
  func revoke(_ token: PersonalTokenID, _ event: SecurityEvent) async throws -> Bool { throw NotThere() }
  func erasePersonalTokens(overBefore past: Timestamp) async throws -> Int { throw NotThere() }
}

extension NoAccountStore: PasskeyStore {
  func keep(_ challenge: PasskeyChallenge) async throws { throw NotThere() }
  func take(challenge digest: [UInt8], at now: Timestamp) async throws -> PasskeyChallenge? { throw NotThere() }
  func erasePasskeyChallenges(before now: Timestamp) async throws -> Int { 0 }
  func passkeys(of user: UserID, after place: PasskeyID?, limit: Int) async throws -> [Passkey] { throw NotThere() }
  func passkey(credential id: [UInt8], userHandle: [UInt8]) async throws -> Passkey? { throw NotThere() }
  func add(
    _ passkey: Passkey, limit: Int, _ event: SecurityEvent, mails: [MailJob]
  ) async throws -> PasskeyAddition { throw NotThere() }
  func rename(_ passkey: PasskeyID, of user: UserID, to name: PasskeyName) async throws -> Bool { throw NotThere() }
  func delete(_ passkey: PasskeyID, _ event: SecurityEvent, mails: [MailJob]) async throws -> Bool { throw NotThere() }
  func use(_ passkey: Passkey, count: Int64, at now: Timestamp) async throws -> Bool { throw NotThere() }
  func open(
    _ session: AuthSession, with passkey: Passkey, count: Int64, after credentials: Credentials, _ event: SecurityEvent
  ) async throws -> Bool { throw NotThere() }
  func block(_ passkey: Passkey, _ event: SecurityEvent, mails: [MailJob]) async throws -> Bool { throw NotThere() }
}

extension NoAccountStore: DeletionStore {
  func requestDeletion(
    of user: UserID, _ wish: DeletionWish, receiptDigest: [UInt8], _ event: SecurityEvent, mails: [MailJob]
  ) async throws -> (wish: DeletionWish, isNew: Bool)? { throw NotThere() }
  func cancelDeletion(of user: UserID, _ event: SecurityEvent) async throws -> Bool { throw NotThere() }
  func eraseNext(at now: Timestamp) async throws -> UserID? { throw NotThere() }
  func announceErasures(until eraseTime: Timestamp) async throws -> Int { throw NotThere() }
  func erasures(after position: Int64, limit: Int) async throws -> ErasurePage { throw NotThere() }
  func confirmErasures(until position: Int64, by service: String, at now: Timestamp) async throws { throw NotThere() }
  func deletion(of user: UserID, receiptDigest: [UInt8]) async throws -> DeletionRecord? { throw NotThere() }
}

extension NoAccountStore: ProviderStore {
  func begin(state: [UInt8], binding: [UInt8], until end: Timestamp) async throws { throw NotThere() }
  func takeProviderSignIn(state: [UInt8], binding: [UInt8], at now: Timestamp) async throws -> Bool {
    throw NotThere()
  }
  /// There are none.
  func eraseProviderSignIns(before now: Timestamp) async throws {}
  func credentials(linkedBy key: [UInt8]) async throws -> Credentials? { throw NotThere() }
  func providerLink(of user: UserID, at issuer: String) async throws -> ProviderLink? { throw NotThere() }
  func create(
    _ account: NewAccount, linkedBy key: [UInt8], at issuer: String, _ linked: SecurityEvent
  ) async throws -> CreationOutcome { throw NotThere() }
  func open(
    _ session: AuthSession, after credentials: Credentials, linkedBy key: [UInt8], _ event: SecurityEvent
  ) async throws -> Bool { throw NotThere() }
  func link(
    by key: [UInt8], at issuer: String, _ event: SecurityEvent, mails: [MailJob]
  ) async throws -> LinkOutcome { throw NotThere() }
  func unlink(
    at issuer: String, _ event: SecurityEvent, mails: [MailJob], where isEnough: @Sendable (ProviderLink) -> Bool
  ) async throws -> UnlinkOutcome { throw NotThere() }
}
