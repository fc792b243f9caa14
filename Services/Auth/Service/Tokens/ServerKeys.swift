import Crypto
import Foundation

/// The secrets of auth. They never print.
package struct ServerKeys: Sendable {
  /// Signs access tokens.
  let signing: Curve25519.Signing.PrivateKey
  /// Authenticates refresh tokens.
  let refresh: SymmetricKey
  /// From which the keys of stored responses are derived.
  let replay: SymmetricKey

  package static let signingSeedLength = 32
  package static let minimumRefreshKeyLength = 32

  /// - Parameters:
  ///   - signingSeed: 32 bytes, the seed of an Ed25519 key (RFC 8032 §5.1.5).
  ///   - refreshTokenKey: at least 32 random bytes; a key of its own is derived for each purpose.
  /// - Throws: `CryptoKitError` if the seed has another length.
  package init(signingSeed: [UInt8], refreshTokenKey: [UInt8]) throws {
    precondition(refreshTokenKey.count >= Self.minimumRefreshKeyLength)
    signing = try Curve25519.Signing.PrivateKey(rawRepresentation: signingSeed)
    let master = SymmetricKey(data: refreshTokenKey)
    func derived(_ purpose: String) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(inputKeyMaterial: master, info: Data(purpose.utf8), outputByteCount: 32)
    }
    refresh = derived("titanup auth refresh tokens v1")
    replay = derived("titanup auth stored responses v1")
  }
}

extension ServerKeys: CustomStringConvertible {
  package var description: String { "****" }
}
