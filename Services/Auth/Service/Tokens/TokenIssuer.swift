package import AuthDomain
package import TitanCore

/// What a signed-in device gets.
package struct IssuedTokens: Hashable, Sendable {
  package let access: SignedToken
  package let refreshToken: String
  package let refreshTokenExpireTime: Timestamp
  package let sessionID: AuthSessionID
}

extension IssuedTokens: CustomStringConvertible {
  package var description: String { "****" }
}

/// Makes auth sessions and their tokens. It stores nothing.
package struct TokenIssuer: Sendable {
  private let signer: AccessTokenSigner
  private let minter: RefreshTokenMinter
  package let lifetimes: Lifetimes
  /// Whether tokens name an operator's role only if two factors have opened the session.
  private let adminsNeedSecondFactor: Bool

  package init(
    signer: AccessTokenSigner, minter: RefreshTokenMinter, lifetimes: Lifetimes, adminsNeedSecondFactor: Bool = false
  ) {
    self.signer = signer
    self.minter = minter
    self.lifetimes = lifetimes
    self.adminsNeedSecondFactor = adminsNeedSecondFactor
  }

  /// A session that begins now, by password.
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

  /// An access token alone, of somebody who last proved then, and by these methods, who they are.
  package func accessToken(
    for session: AuthSession, by methods: [String], authenticatedAt time: Timestamp, at now: Timestamp
  ) async throws -> SignedToken {
    let role = adminsNeedSecondFactor && !session.hasSecondFactor ? .user : session.role
    return try await signer.token(for: session, as: role, by: methods, authenticatedAt: time, at: now)
  }

  /// What the token presented says, if it is genuine.
  package func read(_ refreshToken: String) -> RefreshToken? { minter.read(refreshToken) }

  /// What is stored of token number `counter`.
  package func digest(ofToken counter: Int64, session: AuthSessionID, user: UserID) -> [UInt8] {
    RefreshTokenMinter.digest(
      minter.mint(RefreshToken(userID: user, sessionID: session, counter: counter)))
  }
}
