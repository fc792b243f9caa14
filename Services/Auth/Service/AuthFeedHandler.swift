import AuthDomain
import TitanCore
package import TitanProto
package import TitanRPC

/// `titanup.auth.v1.AuthFeedService`.
package struct AuthFeedHandler: AuthV1.AuthFeedServiceProtocol {
  let clients: ServiceClients
  let signer: AccessTokenSigner
  let clock: WallClock

  package func issueServiceToken(
    _ request: AuthV1.IssueServiceTokenRequest, context: ServerContext
  ) async throws -> AuthV1.IssueServiceTokenResponse {
    try await localizingErrors(context) {
      guard clients.accepts(request.clientID, secret: request.clientSecret) else {
        throw AccountError.badClientCredentials
      }
      let token = try await signer.token(forService: request.clientID, at: clock())
      return AuthV1.IssueServiceTokenResponse(
        accessToken: token.text, expireTime: GoogleProtobuf.Timestamp(token.expireTime))
    }
  }
}
