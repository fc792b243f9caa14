package import AuthDomain
import Crypto
import CryptoExtras
import Foundation
import TitanCore
import TitanRPC

/// How an ID token is signed. Neither `none` nor a secret that both sides know is among them.
package enum ProviderAlgorithm: String, Hashable, Sendable {
  case rs256 = "RS256"
  case es256 = "ES256"
  case edDSA = "EdDSA"
}

/// The keys a provider publishes (RFC 7517), those that can be used here.
package struct ProviderKeys: Sendable {
  /// More than any provider publishes.
  private static let limit = 100
  /// In bits. Shorter ones are broken, and longer ones only cost time.
  private static let rsaSizes = 2_048...8_192

  private struct Key: Sendable {
    let id: String?
    let verifier: Verifier
  }

  private enum Verifier: Sendable {
    case rsa(_RSA.Signing.PublicKey)
    case p256(P256.Signing.PublicKey)
    case ed25519(Curve25519.Signing.PublicKey)

    var algorithm: ProviderAlgorithm {
      switch self {
      case .rsa: .rs256
      case .p256: .es256
      case .ed25519: .edDSA
      }
    }
  }

  private struct Document: Decodable {
    let keys: [Lenient]
  }

  /// A key of a form that isn't known here doesn't spoil the others.
  private struct Lenient: Decodable {
    let key: JSONWebKey?
    init(from decoder: any Decoder) throws { key = try? JSONWebKey(from: decoder) }
  }

  private struct JSONWebKey: Decodable {
    let kty: String
    let kid: String?
    let use: String?
    let alg: String?
    let crv: String?
    let n: String?
    let e: String?
    let x: String?
    let y: String?
  }

  private let keys: [Key]

  /// - Throws: `ProviderError.answerInvalid`.
  package init(_ json: [UInt8]) throws(ProviderError) {
    guard let document = try? JSONDecoder().decode(Document.self, from: Data(json)), document.keys.count <= Self.limit
    else { throw .answerInvalid("the provider's keys are no JWKS of at most \(Self.limit) keys") }
    keys = document.keys.compactMap { $0.key.flatMap(Self.key) }
  }

  private static func key(_ web: JSONWebKey) -> Key? {
    guard web.use ?? "sig" == "sig", let verifier = verifier(web),
      web.alg ?? verifier.algorithm.rawValue == verifier.algorithm.rawValue
    else { return nil }
    return Key(id: web.kid, verifier: verifier)
  }

  private static func verifier(_ web: JSONWebKey) -> Verifier? {
    func bytes(_ text: String?) -> [UInt8]? { text.flatMap { Base64URL.decode($0) } }
    switch (web.kty, web.crv) {
    case ("RSA", _):
      guard let n = bytes(web.n), let e = bytes(web.e), rsaSizes.contains(n.count * 8), (1...8).contains(e.count),
        let key = try? _RSA.Signing.PublicKey(n: n, e: e), rsaSizes.contains(key.keySizeInBits)
      else { return nil }
      return .rsa(key)
    case ("EC", "P-256"):
      guard let x = bytes(web.x), let y = bytes(web.y), x.count == 32, y.count == 32 else { return nil }
      return (try? P256.Signing.PublicKey(rawRepresentation: x + y)).map(Verifier.p256)
    case ("OKP", "Ed25519"):
      guard let x = bytes(web.x) else { return nil }
      return (try? Curve25519.Signing.PublicKey(rawRepresentation: x)).map(Verifier.ed25519)
    default: return nil
    }
  }

  /// Whether one of the keys signed this. `nil` if none of them is the one that is named, or could have been used if
  /// none is named.
  package func isGenuine(
    _ signature: [UInt8], of signed: [UInt8], by algorithm: ProviderAlgorithm, keyID: String?
  ) -> Bool? {
    let candidates = keys.filter { key in
      key.verifier.algorithm == algorithm && (keyID == nil || key.id == keyID)
    }
    // Without a name there must be no choice (OpenID Connect Core 1.0 §10.1).
    guard let key = candidates.first, keyID != nil || candidates.count == 1 else { return nil }
    switch key.verifier {
    case .rsa(let key):
      return key.isValidSignature(
        _RSA.Signing.RSASignature(rawRepresentation: signature), for: SHA256.hash(data: signed),
        padding: .insecurePKCS1v1_5)
    case .p256(let key):
      guard let signature = try? P256.Signing.ECDSASignature(rawRepresentation: signature) else { return false }
      return key.isValidSignature(signature, for: signed)
    case .ed25519(let key): return key.isValidSignature(signature, for: signed)
    }
  }
}
