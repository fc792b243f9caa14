import AuthDomain
package import AuthProto
package import TitanRPC

extension AuthHandler {
  package func beginPasskeyRegistration(
    _ request: AuthV1.BeginPasskeyRegistrationRequest, context: ServerContext
  ) async throws -> AuthV1.BeginPasskeyRegistrationResponse {
    let (user, _, _) = try await requireLiveSession(context)
    try context.requireFreshAuthentication(at: clock())
    return try await passkeys.begin(by: user)
  }

  package func registerPasskey(
    _ request: AuthV1.RegisterPasskeyRequest, context: ServerContext
  ) async throws -> AuthV1.RegisterPasskeyResponse {
    let (user, session, _) = try await requireLiveSession(context)
    try context.requireFreshAuthentication(at: clock())
    return try await passkeys.register(request, by: user, in: session, from: context.coarseAddress)
  }

  package func listPasskeys(
    _ request: AuthV1.ListPasskeysRequest, context: ServerContext
  ) async throws -> AuthV1.ListPasskeysResponse {
    let (user, _, _) = try await requireLiveSession(context)
    return try await passkeys.list(request, of: user.id)
  }

  package func renamePasskey(
    _ request: AuthV1.RenamePasskeyRequest, context: ServerContext
  ) async throws -> AuthV1.RenamePasskeyResponse {
    let (user, _, _) = try await requireLiveSession(context)
    try await passkeys.rename(request, by: user.id)
    return .init()
  }

  package func deletePasskey(
    _ request: AuthV1.DeletePasskeyRequest, context: ServerContext
  ) async throws -> AuthV1.DeletePasskeyResponse {
    let (user, session, _) = try await requireLiveSession(context)
    try context.requireFreshAuthentication(at: clock())
    try await passkeys.delete(request.passkeyID, by: user, in: session, from: context.coarseAddress)
    return .init()
  }

  package func beginPasskeySignIn(
    _ request: AuthV1.BeginPasskeySignInRequest, context: ServerContext
  ) async throws -> AuthV1.BeginPasskeySignInResponse {
    try await passkeySigningIn.begin()
  }

  package func signInWithPasskey(
    _ request: AuthV1.SignInWithPasskeyRequest, context: ServerContext
  ) async throws -> AuthV1.SignInWithPasskeyResponse {
    try await passkeySigningIn.run(request, from: context.coarseAddress)
  }
}
