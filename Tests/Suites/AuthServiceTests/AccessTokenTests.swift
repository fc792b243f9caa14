import AuthDomain
import AuthProto
import AuthService
import Crypto
import Foundation
import Testing
import TitanCore
import TitanProto
import TitanRPC

@Suite("Access tokens and keys")
struct AccessTokenTests {
  @Test("An access token follows RFC 7515, 7519 and 8037, and carries the contract's claims")
  func claims() async throws {
    let harness = try await AuthHarness()
    let response = try await harness.auth.register(AuthHarness.form())
    let (user, tokens) = (try #require(response.user), try #require(response.tokens))
    let token = try ParsedToken(tokens.accessToken)
    #expect(token.isGenuine)
    #expect(token.header["alg"] as? String == "EdDSA")
    #expect(token.header["typ"] as? String == AccessTokenFormat.type)
    #expect(token.header["kid"] as? String == (try await harness.auth.getJwks(.init())).keys.first?.kid)
    #expect(Set(token.header.keys) == ["alg", "typ", "kid"])
    #expect(token.payload["iss"] as? String == AccessTokenFormat.issuer)
    #expect(token.payload["sub"] as? String == user.userID)
    #expect(token.payload["sid"] as? String == tokens.authSessionID)
    #expect(token.payload["role"] as? String == "user")
    #expect(token.payload["amr"] as? [String] == ["pwd"])
    #expect(token.payload["locale"] as? String == user.locale)
    #expect(token.payload["iat"] as? Int64 == FakeClock.start.seconds)
    #expect(token.payload["exp"] as? Int64 == FakeClock.start.seconds + 600)
    #expect(token.payload["auth_time"] as? Int64 == FakeClock.start.seconds)
    #expect(Set(token.payload.keys) == ["iss", "sub", "sid", "role", "amr", "locale", "auth_time", "iat", "exp"])
    #expect(tokens.accessTokenExpireTime?.seconds == FakeClock.start.seconds + 600)
  }

  @Test("The key set is a JWKS document, and its key verifies a token")
  func jwks() async throws {
    let harness = try await AuthHarness()
    let tokens = try await harness.registered()
    let response = try await harness.auth.getJwks(.init())
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(response.jwksJson.utf8)) as? [String: [[String: String]]])
    let key = try #require(response.keys.first)
    #expect(response.keys.count == 1)
    #expect(
      document == [
        "keys": [["kty": "OKP", "crv": "Ed25519", "kid": key.kid, "alg": "EdDSA", "use": "sig", "x": key.x]]
      ])
    let raw = try #require(Base64URL.decode(key.x))
    let signed = tokens.accessToken.split(separator: ".")
    let verifier = try Curve25519.Signing.PublicKey(rawRepresentation: raw)
    let signature = try #require(Base64URL.decode(signed[2]))
    #expect(verifier.isValidSignature(signature, for: Data("\(signed[0]).\(signed[1])".utf8)))
  }

  @Test("During a key rotation the first key signs, and all keys are published")
  func rotation() async throws {
    func base64(_ byte: UInt8) -> String { Data([UInt8](repeating: byte, count: 32)).base64EncodedString() }
    let before = await AccessTokenSigner(keys: try ServerKeys(signingKey: base64(1), refreshTokenKey: base64(9)))
    let after = await AccessTokenSigner(
      keys: try ServerKeys(signingKey: "\(base64(2))\n\(base64(1))\n", refreshTokenKey: base64(9)))
    #expect(after.verificationKeys.count == 2)
    #expect(after.verificationKeys[1] == before.verificationKeys[0])
    let token = try await after.token(forService: "trophies", at: FakeClock.start).text.split(separator: ".")
    let header = try JSONDecoder().decode([String: String].self, from: Data(try #require(Base64URL.decode(token[0]))))
    #expect(header["kid"] == after.verificationKeys[0].id)
    let key = try Curve25519.Signing.PrivateKey(rawRepresentation: [UInt8](repeating: 2, count: 32)).publicKey
    let signature = try #require(Base64URL.decode(token[2]))
    #expect(key.isValidSignature(signature, for: Data("\(token[0]).\(token[1])".utf8)))
    for wrong in ["\(base64(1)) \(base64(1))", "\(base64(1)) AQID", Array(repeating: base64(1), count: 9).joined()] {
      #expect(!ServerKeys.isSigningKey(wrong))
    }
  }

  @Test("A key id is the JWK thumbprint of RFC 8037, appendix A.3")
  func thumbprint() throws {
    let x = try #require(Base64URL.decode("11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"))
    let key = VerificationKey(try Curve25519.Signing.PublicKey(rawRepresentation: x))
    #expect(key.id == "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k")
  }

  @Test("A service's token carries its name and role, and lasts ten minutes")
  func service() async throws {
    let harness = try await AuthHarness()
    let response = try await harness.feed.issueServiceToken(
      .init(clientID: "trophies", clientSecret: "a secret of trophies"))
    let token = try ParsedToken(response.accessToken)
    #expect(token.isGenuine)
    #expect(token.payload["sub"] as? String == "trophies")
    #expect(token.payload["role"] as? String == "service")
    #expect(Set(token.payload.keys) == ["iss", "sub", "role", "iat", "exp"])
    #expect(response.expireTime?.seconds == FakeClock.start.seconds + 600)
  }

  @Test(
    "An unknown service and a wrong secret get the same response",
    arguments: [
      ("trophies", "a secret of sessions"), ("trophies", ""), ("trophies", "a secret of trophies "),
      ("pose", "a secret of trophies"), ("", ""), ("nobody", ""),
    ])
  func badClient(id: String, secret: String) async throws {
    let harness = try await AuthHarness()
    let error = await failure {
      try await harness.feed.issueServiceToken(.init(clientID: id, clientSecret: secret))
    }
    #expect(error.code == .unauthenticated)
    #expect(error.receivedReason == "BAD_CLIENT_CREDENTIALS")
    #expect(error.message == "client id or client secret is wrong")
  }
}
