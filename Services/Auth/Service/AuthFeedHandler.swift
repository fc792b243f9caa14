import AuthDomain
package import AuthProto
import TitanCore
import TitanProto
package import TitanRPC

/// `titanup.auth.v1.AuthFeedService`.
package struct AuthFeedHandler: AuthV1.AuthFeedServiceProtocol {
  let clients: ServiceClients
  let signer: AccessTokenSigner
  let revocations: RevocationWatch
  let erasures: ErasureFeed
  let personalTokens: PersonalTokenOperation
  let clock: WallClock

  package func issueServiceToken(
    _ request: AuthV1.IssueServiceTokenRequest, context: ServerContext
  ) async throws -> AuthV1.IssueServiceTokenResponse {
    guard clients.accepts(request.clientID, secret: request.clientSecret) else {
      throw AccountError.badClientCredentials
    }
    let token = try await signer.token(forService: request.clientID, at: clock())
    return AuthV1.IssueServiceTokenResponse(
      accessToken: token.text, expireTime: GoogleProtobuf.Timestamp(token.expireTime))
  }

  package func introspectPersonalAccessToken(
    _ request: AuthV1.IntrospectPersonalAccessTokenRequest, context: ServerContext
  ) async throws -> AuthV1.IntrospectPersonalAccessTokenResponse {
    try await personalTokens.introspect(digest: request.tokenSha256)
  }

  package func watchRevocations(
    _ request: AuthV1.WatchRevocationsRequest, response: RPCWriter<AuthV1.WatchRevocationsResponse>,
    context: ServerContext
  ) async throws {
    try await revocations.run { sessions in
      var rest = sessions[...]
      repeat {
        try await response.write(.init(authSessionIDs: rest.prefix(Self.batch).map(\.description)))
        rest = rest.dropFirst(Self.batch)
      } while !rest.isEmpty
    }
  }

  package func watchErasures(
    _ request: AuthV1.WatchErasuresRequest, response: RPCWriter<AuthV1.WatchErasuresResponse>, context: ServerContext
  ) async throws {
    let cursor = try ErasureCursor(request.cursor)
    context.sendInitialMetadata()
    try await erasures.run(after: cursor) { page in
      let found = page.erasures.map { erasure in
        AuthV1.Erasure(
          userID: "\(erasure.user)", cursor: ErasureCursor(epoch: page.epoch, position: erasure.position).text)
      }
      try await response.write(.init(erasures: found))
    }
  }

  package func confirmErasure(
    _ request: AuthV1.ConfirmErasureRequest, context: ServerContext
  ) async throws -> AuthV1.ConfirmErasureResponse {
    guard case .service(let name)? = context.caller?.role else {
      throw RPCError(.permissionDenied, reason: "ROLE_NOT_ALLOWED", "a service confirms what it has erased itself")
    }
    guard let cursor = try ErasureCursor(request.cursor) else { return .init() }
    try await erasures.confirm(cursor, by: name, at: clock())
    return .init()
  }

  /// The maximum number of sessions in one response.
  private static let batch = 1_000
}
