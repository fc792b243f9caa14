import AuthDomain
import AuthService
import Crypto
import CryptoExtras
import Foundation
import Testing
import TitanRPC

@Suite("The provider's keys and signatures")
struct ProviderKeysTests {
  /// A pair of keys of each kind: how it signs, and what is published of it.
  enum Pair: CaseIterable {
    case rs256, es256, edDSA

    static let rsa = try! _RSA.Signing.PrivateKey(keySize: .bits2048)
    static let p256 = P256.Signing.PrivateKey()
    static let ed25519 = Curve25519.Signing.PrivateKey()

    var algorithm: String {
      switch self {
      case .rs256: "RS256"
      case .es256: "ES256"
      case .edDSA: "EdDSA"
      }
    }

    func sign(_ text: String) throws -> [UInt8] {
      let data = Data(text.utf8)
      switch self {
      case .rs256:
        return Array(
          try Self.rsa.signature(for: SHA256.hash(data: data), padding: .insecurePKCS1v1_5).rawRepresentation)
      case .es256: return Array(try Self.p256.signature(for: data).rawRepresentation)
      case .edDSA: return Array(try Self.ed25519.signature(for: data))
      }
    }

    func published(_ more: [String: String] = [:]) throws -> [String: String] {
      var key: [String: String]
      switch self {
      case .rs256:
        let numbers = try Self.rsa.publicKey.getKeyPrimitives()
        key = [
          "kty": "RSA", "n": Base64URL.encode(Array(numbers.modulus)),
          "e": Base64URL.encode(Array(numbers.publicExponent)),
        ]
      case .es256:
        let point = Array(Self.p256.publicKey.rawRepresentation)
        key = [
          "kty": "EC", "crv": "P-256", "x": Base64URL.encode(point.prefix(32)), "y": Base64URL.encode(point.suffix(32)),
        ]
      case .edDSA:
        key = [
          "kty": "OKP", "crv": "Ed25519", "x": Base64URL.encode(Array(Self.ed25519.publicKey.rawRepresentation)),
        ]
      }
      key["kid"] = algorithm
      return key.merging(more) { $1 }.filter { $0.value != "-" }
    }
  }

  private func keys(_ published: [[String: String]]) throws -> ProviderKeys {
    try ProviderKeys(Array(JSONSerialization.data(withJSONObject: ["keys": published])))
  }

  private func token(_ pair: Pair, header: [String: Any]? = nil) throws -> IDToken {
    let header = header ?? ["alg": pair.algorithm, "kid": pair.algorithm]
    let signed =
      "\(Base64URL.encode(Array(try JSONSerialization.data(withJSONObject: header)))).\(Base64URL.encode(Array(#"{"sub":"ada"}"#.utf8)))"
    return try IDToken("\(signed).\(Base64URL.encode(try pair.sign(signed)))")
  }

  @Test("A token that the named key signed is genuine", arguments: Pair.allCases)
  func genuine(_ pair: Pair) throws {
    let keys = try keys(Pair.allCases.map { try $0.published() })
    #expect(try token(pair).claims(by: keys)?.subject == "ada")
    #expect(
      try token(pair, header: ["alg": pair.algorithm]).claims(by: keys)?.subject == "ada", "the only one it can be")
  }

  @Test("A token that another key signed isn't", arguments: Pair.allCases)
  func forged(_ pair: Pair) throws {
    let keys = try keys([pair.published()])
    let good = try pair.sign("x")
    for signature in [[], good, good.dropLast() + [good.last! ^ 1], [UInt8](repeating: 0, count: good.count)] {
      let parts = [
        Base64URL.encode(Array(#"{"alg":"\#(pair.algorithm)","kid":"\#(pair.algorithm)"}"#.utf8)),
        Base64URL.encode(Array("{}".utf8)), Base64URL.encode(signature),
      ]
      let token = try IDToken(parts.joined(separator: "."))
      let error = #expect(throws: ProviderError.self) { try token.claims(by: keys) }
      guard case .tokenInvalid("signature", _) = error else {
        Issue.record("got \(String(describing: error))")
        continue
      }
    }
  }

  @Test(
    "Keys that can't have signed it aren't tried", arguments: Pair.allCases,
    [["kid": "other"], ["use": "enc"], ["alg": "HS256"], ["kty": "oct"], ["x": "AA", "n": "AQAB"], ["kid": "-"]])
  func unusable(_ pair: Pair, _ change: [String: String]) throws {
    #expect(try token(pair).claims(by: keys([pair.published(change)])) == nil)
  }

  @Test("Without a name there must be no choice")
  func choice() throws {
    let keys = try keys([Pair.es256.published(), Pair.es256.published(["kid": "second"])])
    #expect(try token(.es256, header: ["alg": "ES256"]).claims(by: keys) == nil)
  }

  @Test("An RSA key of 1024 bits is none")
  func shortKey() throws {
    let short = try _RSA.Signing.PrivateKey(unsafeKeySize: .init(bitCount: 1_024)).publicKey.getKeyPrimitives()
    let keys = try keys([
      ["kty": "RSA", "kid": "RS256", "n": Base64URL.encode(Array(short.modulus)), "e": "AQAB"]
    ])
    #expect(try token(.rs256).claims(by: keys) == nil)
  }

  @Test(
    "Only signatures by published keys are read",
    arguments: ["none", "HS256", "HS512", "RS1", "PS256", "ES384", "rs256", ""])
  func algorithms(_ algorithm: String) throws {
    let error = #expect(throws: ProviderError.self) { try token(.es256, header: ["alg": algorithm]) }
    guard case .tokenInvalid("alg", _) = error else {
      Issue.record("got \(String(describing: error))")
      return
    }
  }

  @Test(
    "What is no JWS is refused",
    arguments: [
      "", "a", "a.b", "a.b.c.d", "e30.e30.",
      "\(Base64URL.encode(Array(#"{"alg":"ES256","crit":["b64"]}"#.utf8))).e30.AA",
      String(repeating: "a", count: 33_000),
    ])
  func malformed(_ text: String) throws {
    let error = #expect(throws: ProviderError.self) { try IDToken(text) }
    guard case .tokenInvalid("header", _) = error else {
      Issue.record("got \(String(describing: error))")
      return
    }
  }

  @Test("What is no set of keys is refused", arguments: ["", "[]", "{}", #"{"keys": 1}"#, tooMany])
  func sets(_ json: String) {
    #expect(throws: ProviderError.self) { try ProviderKeys(Array(json.utf8)) }
  }

  private static let tooMany = #"{"keys": [\#((0...100).map { _ in "{}" }.joined(separator: ","))]}"#
}
