import AuthProto
import Crypto
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting

@testable import TitanService

@Suite struct AuthConnectionTests {
  /// The methods of auth that services call.
  private struct FakeAuth: RPCService {
    static let descriptor = ServiceDescriptor(
      fullName: "titanup.auth.v1.Fake",
      methods: [
        AuthV1.AuthServiceMethods.getJwks, AuthV1.AuthFeedServiceMethods.issueServiceToken,
        AuthV1.AuthFeedServiceMethods.introspectPersonalAccessToken,
      ])
    var keys: [AuthV1.JsonWebKey] = []
    var personal: AuthV1.IntrospectPersonalAccessTokenResponse?
    var asked = Recorder<AuthV1.IssueServiceTokenRequest>()

    func registerMethods(with router: inout RPCRouter) {
      router.unary(AuthV1.AuthServiceMethods.getJwks) { [keys] (_: AuthV1.GetJwksRequest, _) in
        AuthV1.GetJwksResponse(keys: keys)
      }
      router.unary(AuthV1.AuthFeedServiceMethods.introspectPersonalAccessToken) {
        [personal] (request: AuthV1.IntrospectPersonalAccessTokenRequest, _) in
        guard let personal, request.tokenSha256 == [1, 2, 3] else { throw RPCError(code: .internal, message: "away") }
        return personal
      }
      router.unary(AuthV1.AuthFeedServiceMethods.issueServiceToken) {
        [asked] (request: AuthV1.IssueServiceTokenRequest, _) in
        asked.append(request)
        return AuthV1.IssueServiceTokenResponse(
          accessToken: "token", expireTime: GoogleProtobuf.Timestamp(TokenTestKit.now))
      }
    }
  }

  private func connection(_ auth: FakeAuth) -> AuthConnection {
    AuthConnection(channel: InProcessTransport(router: RPCRouter(services: [auth])))
  }

  private func key(_ id: String, alg: String = "EdDSA") -> AuthV1.JsonWebKey {
    let x = Base64URL.encode(Curve25519.Signing.PrivateKey().publicKey.rawRepresentation)
    return AuthV1.JsonWebKey(kty: "OKP", crv: "Ed25519", kid: id, alg: alg, use: "sig", x: x)
  }

  @Test func aPersonalTokenByItsDigest() async throws {
    let known = AuthV1.IntrospectPersonalAccessTokenResponse(
      state: .active, personalAccessTokenID: "token-1", userID: TokenTestKit.user, locale: "de-AT",
      scopes: ["habits:read", "a scope of next year"], expireTime: GoogleProtobuf.Timestamp(TokenTestKit.now))
    let token = try await connection(FakeAuth(personal: known)).personalToken(digest: [1, 2, 3])
    #expect(token.id == "token-1" && token.userID.description == TokenTestKit.user && token.language == .german)
    #expect(token.scopes == [AccessScope(.habits, .read)] && token.expiresAt == TokenTestKit.now)
  }

  @Test(
    arguments: [
      (.unknown, .malformed), (.expired, .expired), (.revoked, .personalTokenRevoked), (.unspecified, .malformed),
    ]
      as [(AuthV1.PersonalAccessTokenState, TokenProblem)])
  func aPersonalTokenThatWorksNoMore(_ state: AuthV1.PersonalAccessTokenState, _ problem: TokenProblem) async {
    await #expect(throws: problem) {
      try await connection(FakeAuth(personal: .init(state: state))).personalToken(digest: [1, 2, 3])
    }
  }

  @Test func withoutAuthNobodyKnowsAPersonalToken() async {
    let failure = await #expect(throws: RPCError.self) {
      try await connection(FakeAuth()).personalToken(digest: [1, 2, 3])
    }
    #expect(failure?.code == .unavailable && failure?.reason == "TOKENS_UNAVAILABLE")
  }

  @Test func keysOfOtherAlgorithmsAreLeftOut() async throws {
    let keys = try await connection(FakeAuth(keys: [key("a"), key("b", alg: "RS256"), key("c")])).fetchKeys()
    #expect(keys.map(\.id) == ["a", "c"])
  }

  @Test func noKeyIsNoAnswer() async throws {
    let failure = await #expect(throws: RPCError.self) {
      try await connection(FakeAuth(keys: [key("b", alg: "RS256")])).fetchKeys()
    }
    #expect(failure?.code == .unavailable)
  }

  @Test func aTokenForTheSecret() async throws {
    let auth = FakeAuth()
    let token = try await connection(auth).issueToken(for: "trophies", secret: Secret("s3cret"))
    #expect(token.text == "token")
    #expect(token.expiresAt == TokenTestKit.now)
    #expect(auth.asked.all == [.init(clientID: "trophies", clientSecret: "s3cret")])
  }

  @Test func noSecretNoToken() async throws {
    let failure = await #expect(throws: RPCError.self) {
      try await connection(FakeAuth()).issueToken(for: "trophies", secret: nil)
    }
    #expect(failure?.code == .failedPrecondition)
    #expect(failure?.message.contains("TITANUP_SERVICE_SECRET") == true)
  }
}
