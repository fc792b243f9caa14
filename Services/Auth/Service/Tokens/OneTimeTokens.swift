package import AuthDomain
package import Crypto
import Foundation
package import TitanCore
package import TitanFields
import TitanRPC

/// Makes and reads the tokens of links: base64url of user id ‖ 32 random bytes, 64 characters. The user id is in it
/// because the tables are keyed by user first. Each comes with a code that people can type instead.
package struct OneTimeTokens: Sendable {
  private static let length = 16 + 32
  private let key: SymmetricKey
  private let random: @Sendable (Int) -> [UInt8]

  /// - Parameter key: keys the hashes of codes: a code has only 40 bits, so that an unkeyed hash could be reversed by
  ///   trying all codes.
  package init(key: SymmetricKey, random: @escaping @Sendable (Int) -> [UInt8] = randomBytes) {
    (self.key, self.random) = (key, random)
  }

  /// Makes a token and its code for the reader of an address's mail, and the digests to store.
  package func make(
    for user: UserID, at address: EmailAddress, _ purpose: TokenPurpose
  ) -> (text: String, code: TypedCode, token: OneTimeToken) {
    let text = Base64URL.encode(withUnsafeBytes(of: user.uuid.uuid) { Array($0) } + random(32))
    let code = TypedCode(bytes: random(TypedCode.mailBytes))
    let token = OneTimeToken(
      userID: user, purpose: purpose, digest: Self.digest(text), code: stored(code, for: address, purpose))
    return (text, code, token)
  }

  /// - Throws: `AccountError.tokenInvalid` for a malformed token.
  package static func read(_ text: String, _ purpose: TokenPurpose) throws(AccountError) -> OneTimeToken {
    guard text.utf8.count == length / 3 * 4, let bytes = Base64URL.decode(text) else { throw .tokenInvalid }
    let user = bytes.withUnsafeBytes { UserID(UUID(uuid: $0.loadUnaligned(as: uuid_t.self))) }
    return OneTimeToken(userID: user, purpose: purpose, digest: digest(text))
  }

  /// The stored form of a code.
  package func stored(
    _ code: TypedCode, for address: EmailAddress, _ purpose: TokenPurpose
  ) -> OneTimeToken.Code {
    OneTimeToken.Code(
      digest: keyedHash("code", purpose.rawValue, address.canonical, code.letters),
      tryKey: keyedHash("tries", purpose.rawValue, address.canonical))
  }

  private func keyedHash(_ parts: String...) -> [UInt8] {
    // No part contains a line feed: addresses can't.
    Array(HMAC<SHA256>.authenticationCode(for: Data(parts.joined(separator: "\n").utf8), using: key))
  }

  private static func digest(_ text: String) -> [UInt8] { Array(SHA256.hash(data: Array(text.utf8))) }
}
