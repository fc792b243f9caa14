import Crypto
import Foundation
package import TitanCore
import TitanRPC
package import TrophiesDomain

/// The secret behind public links. It makes their tokens, and signs the statements that they show.
///
/// Statements have a key of their own: receipts name the account and its streams, so they can't be published, and
/// whoever serves the public must not be able to sign a receipt.
package struct AwardLinkKey: Sendable, CustomStringConvertible {
  /// The form of `TITANUP_AWARD_KEY`.
  package static let form = "base64 of 32 random bytes"
  private static let length = 32

  private let tokens: SymmetricKey
  private let signing: Curve25519.Signing.PrivateKey
  /// The public key that verifies statements.
  package let publicKey: AwardPublicKey

  /// `nil` for a text in another form.
  package init?(_ text: String) {
    guard let bytes = Data(base64Encoded: text), bytes.count == Self.length else { return nil }
    let secret = SymmetricKey(data: bytes)
    func derived(_ purpose: String) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, info: Data(purpose.utf8), outputByteCount: Self.length)
    }
    tokens = derived("titanup award link token")
    let seed = derived("titanup award statement").withUnsafeBytes { Data($0) }
    guard let signing = try? Curve25519.Signing.PrivateKey(rawRepresentation: seed) else { return nil }
    self.signing = signing
    publicKey = AwardPublicKey(x: Base64URL.encode(Array(signing.publicKey.rawRepresentation)))
  }

  /// The token of a link: always the same, so that its owner can see it again although only its digest is stored. A link
  /// that is made once more under the id of a revoked one has another.
  package func token(of link: AwardLink, of user: UserID) -> String {
    let name = "\(user)/\(link.id)/\(link.createTime.microseconds)"
    return Base64URL.encode(Array(HMAC<SHA256>.authenticationCode(for: Data(name.utf8), using: tokens)))
  }

  /// The form in which a token is stored.
  package static func digest(_ token: String) -> [UInt8] { Array(SHA256.hash(data: Data(token.utf8))) }

  /// The compact JWS (RFC 7515) of a statement.
  package func sign(_ statement: AwardStatement, at now: Timestamp) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let header = #"{"alg":"EdDSA","kid":"\#(publicKey.id)","typ":"award-statement+jwt"}"#
    let claims = try encoder.encode(AwardClaims(statement, at: now))
    let signed = Base64URL.encode(Array(header.utf8)) + "." + Base64URL.encode(Array(claims))
    return signed + "." + Base64URL.encode(Array(try signing.signature(for: Data(signed.utf8))))
  }

  package var description: String { "****" }
}

/// An Ed25519 public key, identified by its thumbprint (RFC 7638).
package struct AwardPublicKey: Sendable, Hashable {
  package let id: String
  /// base64url, as `x` of a JWK.
  package let x: String

  init(x: String) {
    self.x = x
    // The required members in the order of their names, without white space.
    let canonical = #"{"crv":"Ed25519","kty":"OKP","x":"\#(x)"}"#
    id = Base64URL.encode(Array(SHA256.hash(data: Data(canonical.utf8))))
  }

  /// JWKS document (RFC 7517) of these keys.
  package static func jwks(_ keys: [AwardPublicKey]) -> String {
    let keys = keys.map { #"{"alg":"EdDSA","crv":"Ed25519","kid":"\#($0.id)","kty":"OKP","use":"sig","x":"\#($0.x)"}"# }
    return #"{"keys":[\#(keys.joined(separator: ","))]}"#
  }
}
