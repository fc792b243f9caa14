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

  /// What `TITANUP_TOKEN_SIGNING_KEY` holds.
  package static let signingKeyForm = "base64 of 32 bytes, the seed of an Ed25519 key"
  /// What `TITANUP_REFRESH_TOKEN_KEY` holds.
  package static let refreshTokenKeyForm = "base64 of 32 random bytes or more"

  package static func isSigningKey(_ text: String) -> Bool { Data(base64Encoded: text)?.count == 32 }
  package static func isRefreshTokenKey(_ text: String) -> Bool { Data(base64Encoded: text)?.count ?? 0 >= 32 }

  /// Reads keys as they are configured.
  ///
  /// - Parameters:
  ///   - signingKey: in `signingKeyForm` (RFC 8032 §5.1.5).
  ///   - refreshTokenKey: in `refreshTokenKeyForm`; a key of its own is derived for each purpose.
  /// - Throws: `Malformed`, which does not repeat them.
  package init(signingKey: String, refreshTokenKey: String) throws {
    guard Self.isSigningKey(signingKey), Self.isRefreshTokenKey(refreshTokenKey),
      let seed = Data(base64Encoded: signingKey), let secret = Data(base64Encoded: refreshTokenKey)
    else { throw Malformed() }
    signing = try Curve25519.Signing.PrivateKey(rawRepresentation: seed)
    let master = SymmetricKey(data: secret)
    func derived(_ purpose: String) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(inputKeyMaterial: master, info: Data(purpose.utf8), outputByteCount: 32)
    }
    refresh = derived("titanup auth refresh tokens v1")
    replay = derived("titanup auth stored responses v1")
  }
}

extension ServerKeys {
  /// A key of another form than is allowed.
  package struct Malformed: Error, Hashable, CustomStringConvertible {
    package var description: String { "expected \(ServerKeys.signingKeyForm), and \(ServerKeys.refreshTokenKeyForm)" }
  }
}

extension ServerKeys: CustomStringConvertible {
  package var description: String { "****" }
}
