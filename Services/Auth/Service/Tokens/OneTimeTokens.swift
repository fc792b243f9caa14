package import AuthDomain
import Crypto
import Foundation
package import TitanCore
import TitanRPC

/// Makes and reads the tokens of links: base64url of user id ‖ 32 random bytes, 64 characters. The user id is in it
/// because the tables are keyed by user first.
package struct OneTimeTokens: Sendable {
  private static let length = 16 + 32
  private let random: @Sendable (Int) -> [UInt8]

  package init(random: @escaping @Sendable (Int) -> [UInt8] = randomBytes) { self.random = random }

  /// A new token: its text for the mail, and what is kept of it.
  package func make(for user: UserID, _ purpose: TokenPurpose) -> (text: String, token: OneTimeToken) {
    let text = Base64URL.encode(withUnsafeBytes(of: user.uuid.uuid) { Array($0) } + random(32))
    return (text, OneTimeToken(userID: user, purpose: purpose, digest: Self.digest(text)))
  }

  /// - Throws: `AccountError.tokenInvalid` for what has not the form of a token.
  package static func read(_ text: String, _ purpose: TokenPurpose) throws(AccountError) -> OneTimeToken {
    guard text.utf8.count == length / 3 * 4, let bytes = Base64URL.decode(text) else { throw .tokenInvalid }
    let user = bytes.withUnsafeBytes { UserID(UUID(uuid: $0.loadUnaligned(as: uuid_t.self))) }
    return OneTimeToken(userID: user, purpose: purpose, digest: digest(text))
  }

  private static func digest(_ text: String) -> [UInt8] { Array(SHA256.hash(data: Array(text.utf8))) }
}
