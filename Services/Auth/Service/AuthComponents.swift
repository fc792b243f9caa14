package import AuthDomain
package import Foundation
package import Logging
package import TitanCore
import TitanProto
package import TitanRPC

/// Puts the service together: the same for the program and for tests.
package struct AuthComponents: Sendable {
  package let handler: AuthHandler
  package let feedHandler: AuthFeedHandler
  private let store: any AuthStore
  private let clock: WallClock

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
    (self.store, self.clock) = (store, clock)
  }

  /// What may be called without an access token: whoever calls proves who they are in the request, or need not.
  package static let publicMethods = [
    AuthV1.AuthServiceMethods.register, AuthV1.AuthServiceMethods.signIn, AuthV1.AuthServiceMethods.refreshToken,
    AuthV1.AuthServiceMethods.getJwks, AuthV1.AuthFeedServiceMethods.issueServiceToken,
  ]

  package var services: [any RPCService] { [handler, feedHandler] }

  /// The keys that verify this service's access tokens, the one that signs first.
  package var verificationKeys: [VerificationKey] { handler.keys }

  /// Erases stored responses soon after their time is over, also while nobody registers. Runs until it is cancelled.
  package func eraseReplays(every interval: Duration = .seconds(15)) async throws {
    while true {
      try await store.eraseReplays(before: clock())
      try await Task.sleep(for: interval)
    }
  }
}
