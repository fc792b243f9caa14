import AuthDomain
package import AuthProto
package import TitanRPC

extension AuthHandler {
  package func createPersonalAccessToken(
    _ request: AuthV1.CreatePersonalAccessTokenRequest, context: ServerContext
  ) async throws -> AuthV1.CreatePersonalAccessTokenResponse {
    let (_, session, _) = try await requireLiveSession(context)
    try context.requireFreshAuthentication(at: clock())
    return try await personalTokens.create(request, by: session, from: context.coarseAddress)
  }

  package func listPersonalAccessTokens(
    _ request: AuthV1.ListPersonalAccessTokensRequest, context: ServerContext
  ) async throws -> AuthV1.ListPersonalAccessTokensResponse {
    let (user, _, _) = try await requireLiveSession(context)
    return try await personalTokens.list(request, of: user.id)
  }

  package func revokePersonalAccessToken(
    _ request: AuthV1.RevokePersonalAccessTokenRequest, context: ServerContext
  ) async throws -> AuthV1.RevokePersonalAccessTokenResponse {
    let (_, session, _) = try await requireLiveSession(context)
    try await personalTokens.revoke(request.personalAccessTokenID, by: session, from: context.coarseAddress)
    return .init()
  }
}
