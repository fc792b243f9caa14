import AuthProto
import TitanCore
import TitanProto
import TitanRPC

/// A service's calls to auth: for the keys that verify tokens, and for tokens of its own.
struct AuthConnection: Sendable {
  let channel: any RPCChannel

  private static let patience: Duration = .seconds(5)

  func fetchKeys() async throws -> [TokenKey] {
    let response = try await AuthV1.AuthServiceClient(channel: channel)
      .getJwks(AuthV1.GetJwksRequest(), options: .timeout(Self.patience))
    let keys = response.keys.compactMap {
      TokenKey(kty: $0.kty, crv: $0.crv, kid: $0.kid, alg: $0.alg, use: $0.use, x: $0.x)
    }
    guard !keys.isEmpty else {
      throw RPCError(code: .unavailable, message: "auth published \(response.keys.count) keys, none for EdDSA")
    }
    return keys
  }

  /// Passes on the sessions that auth reports as revoked, until the call ends.
  func watchRevocations(_ take: @Sendable ([String]) -> Void) async throws {
    try await AuthV1.AuthFeedServiceClient(channel: channel).watchRevocations(.init()) { responses in
      for try await response in responses { take(response.authSessionIDs) }
    }
  }

  /// The personal access token with this SHA-256.
  ///
  /// - Throws: `TokenProblem`; UNAVAILABLE while auth cannot tell.
  func personalToken(digest: [UInt8]) async throws -> VerifiedPersonalToken {
    let response: AuthV1.IntrospectPersonalAccessTokenResponse
    do {
      response = try await AuthV1.AuthFeedServiceClient(channel: channel)
        .introspectPersonalAccessToken(.init(tokenSha256: digest), options: .timeout(Self.patience))
    } catch {
      if Task.isCancelled { throw error }
      throw RPCError(
        .unavailable, reason: "TOKENS_UNAVAILABLE", "auth cannot tell at the moment whether the access token is good",
        details: [.retryInfo(delay: .seconds(1))])
    }
    return try VerifiedPersonalToken(response)
  }

  /// Requests a token with OAuth 2.0 client credentials.
  ///
  /// - Parameter secret: `nil` if the service has none; then there is no token for it.
  func issueToken(for service: String, secret: Secret?) async throws -> ServiceTokenSource.Token {
    guard let secret else {
      throw RPCError(
        .failedPrecondition, reason: "SERVICE_SECRET_MISSING",
        "\(service) follows another service and needs TITANUP_SERVICE_SECRET or TITANUP_SERVICE_SECRET_FILE")
    }
    let request = AuthV1.IssueServiceTokenRequest(clientID: service, clientSecret: secret.reveal())
    let response = try await AuthV1.AuthFeedServiceClient(channel: channel)
      .issueServiceToken(request, options: .timeout(Self.patience))
    guard let end = response.expireTime else {
      throw RPCError(code: .internal, message: "auth issued a token without expire_time")
    }
    return .init(text: response.accessToken, expiresAt: try Timestamp(end, field: "expire_time"))
  }
}
