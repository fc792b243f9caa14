import AuthDomain
package import AuthProto
package import TitanRPC

/// The ways to sign in of this installation.
struct SignInWays: Sendable {
  /// Whether accounts have passwords.
  let passwords: Bool
  /// `nil` if the installation has no OpenID Connect provider.
  let provider: (signingIn: ProviderSignInOperation, linking: ProviderLinkOperation)?

  /// - Throws: `ProviderError.passwordsOff`.
  func requirePasswords() throws(ProviderError) {
    if !passwords { throw .passwordsOff }
  }

  /// - Throws: `ProviderError.notConfigured`.
  func requireProvider() throws(ProviderError) -> (
    signingIn: ProviderSignInOperation, linking: ProviderLinkOperation
  ) {
    guard let provider else { throw .notConfigured }
    return provider
  }
}

extension AuthHandler {
  package func getSignInMethods(
    _ request: AuthV1.GetSignInMethodsRequest, context: ServerContext
  ) async throws -> AuthV1.GetSignInMethodsResponse {
    .init(passwords: ways.passwords, providerName: ways.provider?.signingIn.client.provider.name ?? "")
  }

  package func beginProviderSignIn(
    _ request: AuthV1.BeginProviderSignInRequest, context: ServerContext
  ) async throws -> AuthV1.BeginProviderSignInResponse {
    try await ways.requireProvider().signingIn.begin()
  }

  package func finishProviderSignIn(
    _ request: AuthV1.FinishProviderSignInRequest, context: ServerContext
  ) async throws -> AuthV1.FinishProviderSignInResponse {
    try await ways.requireProvider().signingIn.run(request, from: context.coarseAddress)
  }

  package func getProviderLink(
    _ request: AuthV1.GetProviderLinkRequest, context: ServerContext
  ) async throws -> AuthV1.GetProviderLinkResponse {
    let (user, _, _) = try await requireLiveSession(context)
    return try await ways.provider?.linking.get(of: user.id) ?? .init()
  }

  package func linkProvider(
    _ request: AuthV1.LinkProviderRequest, context: ServerContext
  ) async throws -> AuthV1.LinkProviderResponse {
    let (user, session, _) = try await requireLiveSession(context)
    // First: an answer that comes too early is still good after the proof.
    try context.requireFreshAuthentication(at: clock())
    try await ways.requireProvider().linking.link(
      request, by: user, in: session, from: context.coarseAddress)
    return .init()
  }

  package func unlinkProvider(
    _ request: AuthV1.UnlinkProviderRequest, context: ServerContext
  ) async throws -> AuthV1.UnlinkProviderResponse {
    let (user, session, _) = try await requireLiveSession(context)
    try context.requireFreshAuthentication(at: clock())
    try await ways.requireProvider().linking.unlink(by: user, in: session, from: context.coarseAddress)
    return .init()
  }
}
