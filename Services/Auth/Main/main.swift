import AuthService
import TitanPostgres
import TitanService

await runService(
  ServiceDefinition(
    .auth, migration: 3, publicMethods: AuthComponents.publicMethods, settings: AuthSettings.init
  ) { environment, settings in
    let components = await AuthComponents(
      store: PostgresAuthStore(pool: environment.database),
      keys: try ServerKeys(
        signingKey: settings.signingKey.reveal(), refreshTokenKey: settings.refreshTokenKey.reveal()),
      clients: ServiceClients(secrets: settings.serviceSecrets.mapValues { $0.reveal() }),
      passwords: try PasswordDesk(
        hasher: PasswordHasher(),
        pool: BoundedThreadPool(threadCount: settings.passwordThreads, queueLimit: settings.passwordQueue)),
      lifetimes: settings.lifetimes, clock: environment.clock, logger: environment.logger)
    let keys = components.verificationKeys.compactMap { TokenKey($0) }
    return ServiceParts(
      handlers: components.services,
      background: [BackgroundTask("erase stored responses") { try await components.eraseReplays() }],
      tokenKeys: LocalTokenKeys(keys))
  })

extension TokenKey {
  fileprivate init?(_ key: VerificationKey) {
    self.init(kty: "OKP", crv: "Ed25519", kid: key.id, alg: "EdDSA", use: "sig", x: key.x)
  }
}
