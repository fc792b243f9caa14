package import AuthDomain
package import AuthProto
package import Foundation
package import Logging
package import TitanCore
package import TitanFeeds
package import TitanRPC

/// The stores of accounts, their invitations, their personal access tokens, their passkeys, their deletions and their
/// links with the provider.
package typealias AccountStores = AccountStore & InvitationStore & PersonalTokenStore & PasskeyStore & DeletionStore
  & ProviderStore

/// Assembles the service, in the same way for the program and for tests.
package struct AuthComponents: Sendable {
  package let handler: AuthHandler
  package let feedHandler: AuthFeedHandler
  package let adminHandler: AuthAdminHandler
  /// Listens for the store's notifications of revocations.
  package let revocationNotifier = Notifier(channel: RevocationWatch.channel, interval: Notifier.regularInterval)
  /// Listens for the store's notifications of erasures.
  package let erasureNotifier = Notifier(channel: ErasureFeed.channel, interval: Notifier.regularInterval)
  package let revocations: RevocationWatch
  private let deletionSweeper: DeletionSweeper
  private let signer: AccessTokenSigner
  private let store: any AuthStores
  private let personalTokens: PersonalTokenOperation
  private let passkeys: any PasskeyStore
  private let provider: any ProviderStore
  private let clock: WallClock

  package init(
    store: any AuthStores, accounts: any AccountStores, mailSender: MailSender? = nil,
    keys: ServerKeys, clients: ServiceClients, passwords: PasswordChecker,
    policy: PasswordPolicy = PasswordPolicy(blocklist: PasswordDigests.common),
    registration: RegistrationPolicy = RegistrationPolicy(),
    lifetimes: Lifetimes = Lifetimes(), deletionSchedule: DeletionSchedule = DeletionSchedule(),
    slowsGuesses: Bool = true, adminsNeedSecondFactor: Bool = false, passkeyParty: RelyingParty = .thisMachine,
    provider: ProviderConnection? = nil, hasPasswords: Bool = true,
    clock: @escaping WallClock = systemClock,
    makeID: @escaping @Sendable (Timestamp) -> UUID = { .version7(at: $0) },
    random: @escaping @Sendable (Int) -> [UInt8] = { randomBytes($0) },
    logger: Logger = Logger(label: "titanup-auth")
  ) async {
    let signer = await AccessTokenSigner(keys: keys)
    let audit = AuditLog(logger: logger, makeID: makeID)
    let issuer = TokenIssuer(
      signer: signer, minter: RefreshTokenMinter(key: keys.refresh), lifetimes: lifetimes,
      adminsNeedSecondFactor: adminsNeedSecondFactor)
    let factors = SecondFactorChecker(
      store: store, keys: keys.secondFactor, delay: .codes, clock: clock, random: random, audit: audit)
    let attempts = AttemptThrottle(store: store, key: keys.attempts, isOn: slowsGuesses, clock: clock)
    let account = AccountContext(
      store: accounts, people: store, replayKey: keys.replay, lifetimes: lifetimes, passwords: passwords,
      attempts: attempts, policy: policy, tokens: OneTimeTokens(key: keys.mailCodes, random: random),
      sendsMail: mailSender != nil, clock: clock, makeID: makeID, audit: audit)
    let codes = InvitationCodes(key: keys.invitations, random: random)
    let inviting = InvitationOperation(account: account, store: accounts, codes: codes, policy: registration)
    personalTokens = PersonalTokenOperation(account: account, store: accounts, random: random)
    let passkeyChecker = PasskeyChecker(store: accounts, account: account, party: passkeyParty, random: random)
    let registering = RegisterOperation(
      store: store, passwords: passwords, policy: policy, registration: registration, invitations: accounts,
      codes: codes, issuer: issuer, sendsMail: mailSender != nil, replayKey: keys.replay, clock: clock,
      makeID: makeID, audit: audit)
    let ways = SignInWays(
      passwords: hasPasswords,
      provider: provider.map { connection in
        let client = ProviderClient(
          connection, secrets: ProviderSecrets(key: keys.providerSignIns, random: random), store: accounts,
          clock: clock, logger: logger)
        return (
          ProviderSignInOperation(
            client: client, store: accounts, account: account, registering: registering, issuer: issuer,
            random: random),
          ProviderLinkOperation(client: client, store: accounts, account: account, hasPasswords: hasPasswords)
        )
      })
    handler = AuthHandler(
      ways: ways, registering: registering,
      signingIn: SignInOperation(
        store: store, passwords: passwords, factors: factors, attempts: attempts, issuer: issuer,
        asksForVerification: mailSender != nil, clock: clock, makeID: makeID, audit: audit),
      verifying: VerifyMfaOperation(
        store: store, factors: factors, passkeys: passkeyChecker, issuer: issuer, clock: clock, makeID: makeID,
        audit: audit),
      reauthenticating: ReauthenticateOperation(
        store: store, ways: ways, passwords: passwords, factors: factors, passkeys: passkeyChecker, attempts: attempts,
        issuer: issuer, clock: clock, audit: audit),
      refreshing: RefreshOperation(store: store, issuer: issuer, clock: clock, audit: audit),
      revoking: RevokeOperation(store: store, clock: clock, audit: audit),
      account: account, factors: factors,
      deletion: DeletionOperation(
        account: account, store: accounts, schedule: deletionSchedule, tokens: ReceiptTokens(key: keys.receipts),
        signer: signer, participants: clients.configured, audit: audit),
      inviting: inviting, personalTokens: personalTokens,
      passkeys: PasskeyOperation(account: account, checker: passkeyChecker),
      passkeySigningIn: PasskeySignInOperation(account: account, checker: passkeyChecker, issuer: issuer),
      store: store, keys: signer.verificationKeys, clock: clock)
    adminHandler = AuthAdminHandler(
      people: handler, account: account, store: store, audit: audit, inviting: inviting)
    revocations = RevocationWatch(store: store, notifier: revocationNotifier, clock: clock)
    feedHandler = AuthFeedHandler(
      clients: clients, signer: signer, revocations: revocations,
      erasures: ErasureFeed(store: accounts, notifier: erasureNotifier), personalTokens: personalTokens, clock: clock)
    deletionSweeper = DeletionSweeper(store: accounts, schedule: deletionSchedule, clock: clock, logger: logger)
    (self.store, self.clock, self.signer, passkeys, self.provider) = (store, clock, signer, accounts, accounts)
  }

  /// The notifiers to connect with those of the service's other processes.
  package var notifiers: [Notifier] { [revocationNotifier, erasureNotifier] }

  /// The methods that need no access token: the request itself authenticates the caller, or needs no authentication.
  package static let publicMethods = [
    AuthV1.AuthServiceMethods.register, AuthV1.AuthServiceMethods.signIn, AuthV1.AuthServiceMethods.verifyMfa,
    AuthV1.AuthServiceMethods.refreshToken, AuthV1.AuthServiceMethods.verifyEmail,
    AuthV1.AuthServiceMethods.resendVerification, AuthV1.AuthServiceMethods.requestPasswordReset,
    AuthV1.AuthServiceMethods.confirmPasswordReset, AuthV1.AuthServiceMethods.confirmEmailChange,
    AuthV1.AuthServiceMethods.getDeletionReceipt, AuthV1.AuthServiceMethods.getJwks,
    AuthV1.AuthServiceMethods.beginPasskeySignIn, AuthV1.AuthServiceMethods.signInWithPasskey,
    AuthV1.AuthServiceMethods.getSignInMethods, AuthV1.AuthServiceMethods.beginProviderSignIn,
    AuthV1.AuthServiceMethods.finishProviderSignIn,
    AuthV1.AuthFeedServiceMethods.issueServiceToken,
  ]

  /// The methods that prove or end a sign-in, change how people sign in, delete the account, or manage passkeys or
  /// personal access tokens: no such token can call them, whatever its scopes.
  package static let signInMethods = [
    AuthV1.AuthServiceMethods.signOut, AuthV1.AuthServiceMethods.reauthenticate, AuthV1.AuthServiceMethods.enrollTotp,
    AuthV1.AuthServiceMethods.activateTotp, AuthV1.AuthServiceMethods.disableTotp,
    AuthV1.AuthServiceMethods.regenerateRecoveryCodes, AuthV1.AuthServiceMethods.revokeAuthSession,
    AuthV1.AuthServiceMethods.revokeOtherAuthSessions, AuthV1.AuthServiceMethods.changePassword,
    AuthV1.AuthServiceMethods.changeEmail, AuthV1.AuthServiceMethods.deleteAccount,
    AuthV1.AuthServiceMethods.cancelAccountDeletion, AuthV1.AuthServiceMethods.createPersonalAccessToken,
    AuthV1.AuthServiceMethods.listPersonalAccessTokens, AuthV1.AuthServiceMethods.revokePersonalAccessToken,
    AuthV1.AuthServiceMethods.beginPasskeyRegistration, AuthV1.AuthServiceMethods.registerPasskey,
    AuthV1.AuthServiceMethods.listPasskeys, AuthV1.AuthServiceMethods.renamePasskey,
    AuthV1.AuthServiceMethods.deletePasskey,
    AuthV1.AuthServiceMethods.getProviderLink, AuthV1.AuthServiceMethods.linkProvider,
    AuthV1.AuthServiceMethods.unlinkProvider,
  ]

  package var services: [any RPCService] { [handler, feedHandler, adminHandler] }

  /// The keys that verify this service's access tokens, starting with the signing key.
  package var verificationKeys: [VerificationKey] { handler.keys }

  /// A token for auth's own calls to other services.
  package func ownToken() async throws -> SignedToken { try await signer.token(forService: "auth", at: clock()) }

  /// What the service, when it is called with a personal access token, must know of it: the same as other services ask.
  package func introspect(
    digest: [UInt8]
  ) async throws -> AuthV1.IntrospectPersonalAccessTokenResponse {
    try await personalTokens.introspect(digest: digest)
  }

  /// Erases personal access tokens that have been over for long.
  package func eraseOldTokens() async throws {
    try await personalTokens.store.erasePersonalTokens(overBefore: clock() - PersonalToken.memory)
  }

  /// Erases security events past their retention time.
  package func eraseOldEvents() async throws {
    while try await store.eraseOldEvents() > 0 {}
  }

  /// Carries out the account deletions that are due.
  package func carryOutDueDeletions() async throws { try await deletionSweeper.workOff() }

  /// The verification keys as a JWKS document (RFC 7517 §5).
  package var jwks: String { handler.jwks }

  /// Erases expired data.
  package func eraseOutdated() async throws {
    let now = clock()
    try await store.erase(responsesBefore: now, revocationsBefore: now - RevocationWatch.window)
    _ = try await store.settleFailures()
    try await passkeys.erasePasskeyChallenges(before: now)
    try await provider.eraseProviderSignIns(before: now)
  }
}
