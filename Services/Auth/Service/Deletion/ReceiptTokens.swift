package import AuthDomain
package import Crypto
import Foundation
package import TitanCore
import TitanRPC

/// Makes and reads what opens the receipt of a deletion: base64url of user id ‖ HMAC-SHA-256(server key, user id ‖ time
/// of the wish), 64 characters. Whoever asks again can be given the same one, though only its SHA-256 is stored.
package struct ReceiptTokens: Sendable {
  private static let length = 16 + 32
  private let key: SymmetricKey

  package init(key: SymmetricKey) { self.key = key }

  package func make(for user: UserID, wishedAt time: Timestamp) -> String {
    let id = Self.bytes(user)
    let claims = id + withUnsafeBytes(of: time.microseconds.bigEndian) { Array($0) }
    return Base64URL.encode(id + Array(HMAC<SHA256>.authenticationCode(for: claims, using: key)))
  }

  /// Whose deletion a token is of, and what is stored of it.
  ///
  /// - Throws: `AccountError.deletionUnknown` for what has not the form of a token.
  package static func read(_ text: String) throws(AccountError) -> (user: UserID, digest: [UInt8]) {
    guard text.utf8.count == length / 3 * 4, let bytes = Base64URL.decode(text) else { throw .deletionUnknown }
    let user = bytes.withUnsafeBytes { UserID(UUID(uuid: $0.loadUnaligned(as: uuid_t.self))) }
    return (user, digest(text))
  }

  package static func digest(_ text: String) -> [UInt8] { Array(SHA256.hash(data: Array(text.utf8))) }

  private static func bytes(_ user: UserID) -> [UInt8] { withUnsafeBytes(of: user.uuid.uuid) { Array($0) } }
}
