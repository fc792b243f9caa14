package import Crypto
import Foundation
import TitanRPC

/// The public side of a key that signs access tokens, as a JSON Web Key (RFC 7517, RFC 8037).
package struct VerificationKey: Hashable, Sendable {
  /// The key's thumbprint (RFC 7638).
  package let id: String
  /// The public key, base64url.
  package let x: String

  package init(_ key: Curve25519.Signing.PublicKey) {
    x = Base64URL.encode(key.rawRepresentation)
    // RFC 8037 §2 and appendix A.3: the required members of an OKP key, in this order and without white space.
    let canonical = #"{"crv":"Ed25519","kty":"OKP","x":"\#(x)"}"#
    id = Base64URL.encode(SHA256.hash(data: Data(canonical.utf8)).map(\.self))
  }

  /// The key as JSON. No member needs escaping: all are base64url or fixed.
  package var json: String {
    #"{"kty":"OKP","crv":"Ed25519","kid":"\#(id)","alg":"\#(AccessTokenFormat.algorithm)","use":"sig","x":"\#(x)"}"#
  }
}
