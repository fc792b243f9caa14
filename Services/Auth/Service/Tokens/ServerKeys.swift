package import Crypto
import Foundation

/// The secrets of auth. They never print.
package struct ServerKeys: Sendable {
  /// The first signs access tokens, all verify them. Never empty.
  let signing: [Curve25519.Signing.PrivateKey]
  /// Authenticates refresh tokens.
  let refresh: SymmetricKey
  /// From which the keys of stored responses are derived.
  let replay: SymmetricKey
  /// Hides what attempts are counted by.
  let attempts: SymmetricKey
  /// Keep second factors secret.
  let secondFactor: SecondFactorKeys
  /// Makes the tokens that open receipts of deletions.
  let receipts: SymmetricKey
  /// Hashes codes of mails.
  package let mailCodes: SymmetricKey
  /// Hashes invitations.
  package let invitations: SymmetricKey

  /// What `TITANUP_TOKEN_SIGNING_KEY` holds.
  package static let signingKeyForm =
    "base64 of 32 bytes, the seed of an Ed25519 key; or several, apart by white space: the first signs, all verify"
  /// What `TITANUP_REFRESH_TOKEN_KEY` holds.
  package static let refreshTokenKeyForm = "base64 of 32 random bytes or more"

  package static func isSigningKey(_ text: String) -> Bool { seeds(text) != nil }
  package static func isRefreshTokenKey(_ text: String) -> Bool { Data(base64Encoded: text)?.count ?? 0 >= 32 }

  /// `nil` unless there are 1 to 8 of them, all different.
  private static func seeds(_ text: String) -> [Data]? {
    let words = text.split(whereSeparator: \.isWhitespace)
    let seeds = words.compactMap { Data(base64Encoded: String($0)) }.filter { $0.count == 32 }
    guard (1...8).contains(words.count), Set(seeds).count == words.count else { return nil }
    return seeds
  }

  /// Reads keys as they are configured.
  ///
  /// - Parameters:
  ///   - signingKey: in `signingKeyForm` (RFC 8032 §5.1.5).
  ///   - refreshTokenKey: in `refreshTokenKeyForm`; a key of its own is derived for each purpose.
  /// - Throws: `Malformed`, which does not repeat them.
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
