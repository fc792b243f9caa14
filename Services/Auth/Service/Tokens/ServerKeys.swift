package import Crypto
import Foundation
import TitanRPC

/// Auth's secrets. They never appear in output.
package struct ServerKeys: Sendable {
  /// The first key signs access tokens; all of them verify. Never empty.
  let signing: [Curve25519.Signing.PrivateKey]
  /// Authenticates refresh tokens.
  let refresh: SymmetricKey
  /// The keys of stored responses are derived from it.
  let replay: SymmetricKey
  /// Hashes the keys that attempts are counted by.
  let attempts: SymmetricKey
  /// Encrypt second factors.
  let secondFactor: SecondFactorKeys
  /// Makes the tokens that open deletion receipts.
  let receipts: SymmetricKey
  /// Hashes mailed codes.
  package let mailCodes: SymmetricKey
  /// Hashes invitations.
  package let invitations: SymmetricKey
  /// Makes what the OpenID Connect provider must be shown again.
  package let providerSignIns: SymmetricKey

  /// The form of `TITANUP_TOKEN_SIGNING_KEY`.
  package static let signingKeyForm =
    "base64 of 32 bytes, the seed of an Ed25519 key; or several, apart by white space: the first signs, all verify"
  /// The form of `TITANUP_REFRESH_TOKEN_KEY`.
  package static let refreshTokenKeyForm = "base64 of 32 random bytes or more"

  package static func isSigningKey(_ text: String) -> Bool { seeds(text) != nil }
  package static func isRefreshTokenKey(_ text: String) -> Bool { Data(base64Encoded: text)?.count ?? 0 >= 32 }

  /// `nil` unless the text holds 1 to 8 distinct seeds.
  private static func seeds(_ text: String) -> [Data]? {
    let words = text.split(whereSeparator: \.isWhitespace)
    let seeds = words.compactMap { Data(base64Encoded: String($0)) }.filter { $0.count == 32 }
    guard (1...8).contains(words.count), Set(seeds).count == words.count else { return nil }
    return seeds
  }

  /// Reads the configured keys.
  ///
  /// - Parameters:
  ///   - signingKey: in `signingKeyForm` (RFC 8032 §5.1.5).
  ///   - refreshTokenKey: in `refreshTokenKeyForm`; a separate key is derived from it for each purpose.
  /// - Throws: `Malformed`, which doesn't repeat the keys.
  package init(signingKey: String, refreshTokenKey: String) throws {
    guard let seeds = Self.seeds(signingKey), Self.isRefreshTokenKey(refreshTokenKey),
      let secret = Data(base64Encoded: refreshTokenKey)
    else { throw Malformed() }
    signing = try seeds.map { try Curve25519.Signing.PrivateKey(rawRepresentation: $0) }
    let master = SymmetricKey(data: secret)
    func derived(_ purpose: String) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(inputKeyMaterial: master, info: Data(purpose.utf8), outputByteCount: 32)
    }
    refresh = derived("titanup auth refresh tokens v1")
    replay = derived("titanup auth stored responses v1")
    attempts = derived("titanup auth attempts v1")
    secondFactor = SecondFactorKeys(master: master)
    receipts = derived("titanup auth deletion receipts v1")
    mailCodes = derived("titanup auth mail codes v1")
    invitations = derived("titanup auth invitations v1")
    providerSignIns = derived("titanup auth provider sign-ins v1")
  }
}

extension ServerKeys {
  /// A key that doesn't have the required form.
  package struct Malformed: Error, Hashable, CustomStringConvertible {
    package var description: String { "expected \(ServerKeys.signingKeyForm), and \(ServerKeys.refreshTokenKeyForm)" }
  }
}

extension ServerKeys: CustomStringConvertible {
  package var description: String { "****" }
}

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
