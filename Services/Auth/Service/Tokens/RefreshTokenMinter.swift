package import AuthDomain
package import Crypto
import Foundation
package import TitanCore
import TitanRPC

/// What a refresh token says: whose it is, of which auth session, and the how-manieth.
package struct RefreshToken: Hashable, Sendable {
  package var userID: UserID
  package var sessionID: AuthSessionID
  package var counter: Int64

  package init(userID: UserID, sessionID: AuthSessionID, counter: Int64) {
    self.userID = userID
    self.sessionID = sessionID
    self.counter = counter
  }
}

/// Makes and reads refresh tokens: base64url of user id ‖ session id ‖ counter ‖ HMAC-SHA-256(server key, all of
/// that), 72 bytes. The same token can be made again, so that a lost response can be given again though only the
/// token's SHA-256 is stored. The user id is in it because the tables are keyed by user first.
package struct RefreshTokenMinter: Sendable {
  private static let claimsLength = 16 + 16 + 8
  private let key: SymmetricKey

  package init(key: SymmetricKey) { self.key = key }

  package func mint(_ token: RefreshToken) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.claimsLength + SHA256.byteCount)
    withUnsafeBytes(of: token.userID.uuid.uuid) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: token.sessionID.uuid.uuid) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: token.counter.bigEndian) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: HMAC<SHA256>.authenticationCode(for: bytes, using: key))
    return Base64URL.encode(bytes)
  }

  /// `nil` for anything this key has not made. Compares in constant time.
  package func read(_ text: String) -> RefreshToken? {
    guard text.utf8.count == (Self.claimsLength + SHA256.byteCount) / 3 * 4, let bytes = Base64URL.decode(text)
    else { return nil }
    let (claims, code) = (bytes.prefix(Self.claimsLength), bytes.dropFirst(Self.claimsLength))
    guard HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: claims, using: key) else { return nil }
    return claims.withUnsafeBytes { claims in
      RefreshToken(
        userID: UserID(UUID(uuid: claims.loadUnaligned(fromByteOffset: 0, as: uuid_t.self))),
        sessionID: AuthSessionID(UUID(uuid: claims.loadUnaligned(fromByteOffset: 16, as: uuid_t.self))),
        counter: Int64(bigEndian: claims.loadUnaligned(fromByteOffset: 32, as: Int64.self)))
    }
  }

  /// What a store keeps of a token.
  package static func digest(_ token: String) -> [UInt8] { Array(SHA256.hash(data: Array(token.utf8))) }
}
