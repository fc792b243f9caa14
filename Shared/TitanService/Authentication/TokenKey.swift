import Crypto
import Foundation
import TitanRPC

/// One Ed25519 public key that verifies access tokens.
package struct TokenKey: Sendable {
  /// `kid`.
  package let id: String
  private let key: Curve25519.Signing.PublicKey

  /// - Parameter publicKey: the 32 bytes of RFC 8032.
  /// - Returns: `nil` for any other length.
  package init?(id: String, publicKey: some Collection<UInt8>) {
    guard !id.isEmpty, let key = try? Curve25519.Signing.PublicKey(rawRepresentation: Data(publicKey)) else {
      return nil
    }
    self.id = id
    self.key = key
  }

  /// A JSON Web Key (RFC 8037): `nil` unless it is an Ed25519 key for EdDSA signatures.
  ///
  /// - Parameter x: base64url. `alg` and `use` may be empty, as both are optional (RFC 7517 §4).
  package init?(kty: String, crv: String, kid: String, alg: String, use: String, x: String) {
    guard kty == "OKP", crv == "Ed25519", ["", AccessTokenFormat.algorithm].contains(alg), ["", "sig"].contains(use),
      let bytes = Base64URL.decode(x)
    else { return nil }
    self.init(id: kid, publicKey: bytes)
  }

  func verifies(_ signature: [UInt8], of message: some Collection<UInt8>) -> Bool {
    key.isValidSignature(signature, for: Data(message))
  }
}
