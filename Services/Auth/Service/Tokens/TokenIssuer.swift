package import AuthDomain
package import Crypto
import Foundation
package import TitanCore
import TitanRPC

/// The tokens a device gets when it signs in or refreshes.
package struct IssuedTokens: Hashable, Sendable {
  package let access: SignedToken
  package let refreshToken: String
  package let refreshTokenExpireTime: Timestamp
  package let sessionID: AuthSessionID
}

extension IssuedTokens: CustomStringConvertible {
  package var description: String { "****" }
}

/// Makes auth sessions and their tokens. Stores nothing.
package struct TokenIssuer: Sendable {
  private let signer: AccessTokenSigner
  private let minter: RefreshTokenMinter
  package let lifetimes: Lifetimes
  /// Whether tokens name an operator's role only if the session was opened with two factors.
  private let adminsNeedSecondFactor: Bool

  package init(
    signer: AccessTokenSigner, minter: RefreshTokenMinter, lifetimes: Lifetimes, adminsNeedSecondFactor: Bool = false
  ) {
    self.signer = signer
    self.minter = minter
    self.lifetimes = lifetimes
    self.adminsNeedSecondFactor = adminsNeedSecondFactor
  }

  /// A new session, opened with a password.
  package func begin(
    _ id: AuthSessionID, of user: User, on device: Device, from address: CoarseAddress?, at now: Timestamp
  ) -> AuthSession {
    AuthSession(
      id: id, userID: user.id, device: device, authenticationMethods: ["pwd"], locale: user.locale, createTime: now,
      lastUseTime: now, address: address, refresh: .beginning(at: now, lifetimes),
      tokenDigest: digest(ofToken: 1, session: id, user: user.id))
  }

  /// A new access token and the newest refresh token.
  package func tokens(for session: AuthSession, at now: Timestamp) async throws -> IssuedTokens {
    IssuedTokens(
      access: try await accessToken(
        for: session, by: session.authenticationMethods, authenticatedAt: session.createTime, at: now),
      refreshToken: minter.mint(
        RefreshToken(userID: session.userID, sessionID: session.id, counter: session.refresh.counter)),
      refreshTokenExpireTime: session.refresh.expireTime, sessionID: session.id)
  }

  /// Only an access token, for a user who last authenticated at this time and with these methods.
  package func accessToken(
    for session: AuthSession, by methods: [String], authenticatedAt time: Timestamp, at now: Timestamp
  ) async throws -> SignedToken {
    let role = adminsNeedSecondFactor && !session.hasSecondFactor ? .user : session.role
    return try await signer.token(for: session, as: role, by: methods, authenticatedAt: time, at: now)
  }

  /// The contents of a presented token, if it is authentic.
  package func read(_ refreshToken: String) -> RefreshToken? { minter.read(refreshToken) }

  /// The stored digest of token number `counter`.
  package func digest(ofToken counter: Int64, session: AuthSessionID, user: UserID) -> [UInt8] {
    RefreshTokenMinter.digest(
      minter.mint(RefreshToken(userID: user, sessionID: session, counter: counter)))
  }
}

/// The contents of a refresh token: its user, its auth session and its number in that session.
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

/// Makes and reads refresh tokens: base64url of user id ‖ session id ‖ counter ‖ HMAC-SHA-256(server key, all of that),
/// 72 bytes. The same token can be made again, so that a lost response can be repeated although only the token's
/// SHA-256 is stored. The user id is in it because the tables are keyed by user first.
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

  /// `nil` for anything not made with this key. Compares in constant time.
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

  /// The stored digest of a token.
  package static func digest(_ token: String) -> [UInt8] { Array(SHA256.hash(data: Array(token.utf8))) }
}
