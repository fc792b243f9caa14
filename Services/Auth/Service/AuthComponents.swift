package import AuthDomain
package import Foundation
package import Logging
package import TitanCore
package import TitanRPC

/// Puts the service together: the same for the program and for tests.
package struct AuthComponents: Sendable {
  package let handler: AuthHandler
  package let feedHandler: AuthFeedHandler

  package init(
    store: any AuthStore, keys: ServerKeys, clients: ServiceClients, passwords: PasswordDesk,
    lifetimes: Lifetimes = Lifetimes(), clock: @escaping WallClock = systemClock,
    makeID: @escaping @Sendable (Timestamp) -> UUID = { .version7(at: $0) },
    logger: Logger = Logger(label: "titanup-auth")
  ) async {
    let signer = await AccessTokenSigner(key: keys.signing)
    let issuer = TokenIssuer(
      signer: signer, minter: RefreshTokenMinter(key: keys.refresh), lifetimes: lifetimes)
    handler = AuthHandler(
      registering: RegisterOperation(
        store: store, passwords: passwords, issuer: issuer, replayKey: keys.replay, clock: clock, makeID: makeID),
      signingIn: SignInOperation(
        store: store, passwords: passwords, issuer: issuer, clock: clock, makeID: makeID),
      refreshing: RefreshOperation(store: store, issuer: issuer, clock: clock, logger: logger),
      store: store, keys: [signer.verificationKey], clock: clock)
    feedHandler = AuthFeedHandler(clients: clients, signer: signer, clock: clock)
  }

  package var services: [any RPCService] { [handler, feedHandler] }
}
