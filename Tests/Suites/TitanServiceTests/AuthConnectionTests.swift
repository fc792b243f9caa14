import AuthProto
import Crypto
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting

@testable import TitanService

@Suite struct AuthConnectionTests {
  /// The two methods of auth that services call.
  private struct FakeAuth: RPCService {
    static let descriptor = ServiceDescriptor(
      fullName: "titanup.auth.v1.Fake",
      methods: [AuthV1.AuthServiceMethods.getJwks, AuthV1.AuthFeedServiceMethods.issueServiceToken])
    var keys: [AuthV1.JsonWebKey] = []
    var asked = Recorder<AuthV1.IssueServiceTokenRequest>()

    func registerMethods(with router: inout RPCRouter) {
      router.unary(AuthV1.AuthServiceMethods.getJwks) { [keys] (_: AuthV1.GetJwksRequest, _) in
        AuthV1.GetJwksResponse(keys: keys)
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
