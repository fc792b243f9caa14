import AuthDomain
import AuthService
import ProfileProto
import TitanCore
import TitanPostgres
import TitanRPC
import TitanService
import TitanThreads

await runService(
  ServiceDefinition(
    .auth, migration: 34, publicMethods: AuthComponents.publicMethods,
    signInMethods: AuthComponents.signInMethods,
    actions: [
      ServiceAction("--make-operator", "EMAIL", "makes an operator of the account with this address") {
        try await RoleOperation(store: PostgresAuthStore(pool: $1), logger: $3).run(.admin, of: $0)
      },
      ServiceAction("--remove-operator", "EMAIL", "makes it an ordinary account again") {
        try await RoleOperation(store: PostgresAuthStore(pool: $1), logger: $3).run(.user, of: $0)
      },
    ],
    settings: AuthSettings.init
  ) { environment, settings in
    let store = PostgresAuthStore(pool: environment.database)
    let keys = try ServerKeys(
      signingKey: settings.signingKey.reveal(), refreshTokenKey: settings.refreshTokenKey.reveal())
    let mailSender = settings.mail.map { mail in
      MailSender(
        outbox: store, transport: mail.transport, sender: mail.sender, app: mail.app,
        tokens: OneTimeTokens(key: keys.mailCodes),
        pool: BoundedThreadPool(threadCount: MailSender.width, queueLimit: MailSender.width),
        clock: environment.clock, logger: environment.logger)
    }
    let components = await AuthComponents(
      store: store, accounts: store, mailSender: mailSender, keys: keys,
      clients: ServiceClients(secrets: settings.serviceSecrets.mapValues { $0.reveal() }),
      passwords: try PasswordChecker(
        hasher: PasswordHasher(),
        pool: BoundedThreadPool(threadCount: settings.passwordThreads, queueLimit: settings.passwordQueue)),
      policy: settings.passwordPolicy, registration: settings.registration, lifetimes: settings.lifetimes,
      deletionSchedule: settings.deletionSchedule, slowsGuesses: settings.slowsGuesses,
      adminsNeedSecondFactor: settings.adminsNeedSecondFactor, passkeyParty: settings.passkeyParty,
      provider: settings.provider?.connection, hasPasswords: settings.hasPasswords,
      clock: environment.clock, logger: environment.logger)
    let profile = environment.subscription(
      to: .profile,
      over: AuthorizedChannel(
        environment.channel(to: settings.profile),
        // Auth signs its own token and requests none.
        credentials: ServiceTokenSource(clock: environment.clock) {
          let token = try await components.ownToken()
          return .init(text: token.text, expiresAt: token.expireTime)
        }))
    let tokenKeys = components.verificationKeys.compactMap { TokenKey($0) }
    return ServiceParts(
      handlers: components.services, notifiers: components.notifiers,
      background: (mailSender?.tasks ?? []) + [
        // Runs even without calls, so that data goes soon after it expires.
        BackgroundTask("erase what is outdated", every: .seconds(15)) { try await components.eraseOutdated() },
        BackgroundTask("erase old security events", every: .seconds(3_600)) { try await components.eraseOldEvents() },
        BackgroundTask("erase old personal access tokens", every: .seconds(3_600)) {
          try await components.eraseOldTokens()
        },
        BackgroundTask("carry out deletions", every: .seconds(2)) { try await components.carryOutDueDeletions() },
        profile.task(into: LocaleProjection(environment.database, share: profile.share)) { try LocaleChange($0) },
        BackgroundTask("follow revocations") {
          try await components.revocations.run { sessions in
            environment.revokedSessions.add(sessions.map(\.description), at: environment.clock())
          }
        },
      ],
      tokenKeys: LocalTokenKeys(tokenKeys),
      personalTokens: AskedPersonalTokens { try await VerifiedPersonalToken(components.introspect(digest: $0)) },
      adminDocuments: ["/.well-known/jwks.json": ("application/jwk-set+json", components.jwks)])
  })

extension MailSender {
  fileprivate var tasks: [BackgroundTask] {
    [
      BackgroundTask("send mail", every: .seconds(1)) { try await sendDue() },
      BackgroundTask("forget sent mail", every: .seconds(60)) { try await tidy() },
    ]
  }
}

extension TokenKey {
  fileprivate init?(_ key: VerificationKey) {
    self.init(kty: "OKP", crv: "Ed25519", kid: key.id, alg: "EdDSA", use: "sig", x: key.x)
  }
}
