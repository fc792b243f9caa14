package import AuthDomain
import Crypto
import JWTKit
package import TitanCore
import TitanRPC

/// Signs access tokens with EdDSA, in the form `AccessTokenFormat` states.
package struct AccessTokenSigner: Sendable {
  let keys: JWTKeyCollection
  let keyID: JWKIdentifier
  /// Of the key that signs, then of those that signed before it: their tokens are good until they expire.
  package let verificationKeys: [VerificationKey]

  package init(keys: ServerKeys) async {
    verificationKeys = keys.signing.map { VerificationKey($0.publicKey) }
    keyID = JWKIdentifier(string: verificationKeys[0].id)
    self.keys = await JWTKeyCollection().add(eddsa: EdDSA.PrivateKey(backing: keys.signing[0]), kid: keyID)
  }

  /// A person's token.
  ///
  /// - Parameters:
  ///   - methods: how they last proved who they are.
  ///   - time: when.
  package func token(
    for session: AuthSession, as role: UserRole, by methods: [String], authenticatedAt time: Timestamp,
    at now: Timestamp
  ) async throws -> SignedToken {
    try await sign(
      now, subject: session.userID.description, role: role == .admin ? .admin : .user,
      sessionID: session.id.description, methods: methods, locale: session.locale, authenticatedAt: time)
  }

  /// A service's token.
  package func token(forService name: String, at now: Timestamp) async throws -> SignedToken {
    try await sign(now, subject: name, role: .service, sessionID: nil, methods: nil, locale: nil, authenticatedAt: nil)
  }

  private func sign(
    _ now: Timestamp, subject: String, role: AccessTokenFormat.Role, sessionID: String?, methods: [String]?,
    locale: LocaleTag?, authenticatedAt: Timestamp?
  ) async throws -> SignedToken {
    let expireTime = Timestamp(seconds: (now + AccessTokenFormat.lifetime).seconds)
    let claims = AccessTokenClaims(
      iss: AccessTokenFormat.issuer, sub: subject, sid: sessionID, role: role.rawValue, amr: methods,
      locale: locale?.text, authTime: authenticatedAt?.seconds, iat: now.seconds, exp: expireTime.seconds)
    let text = try await keys.sign(
      claims, kid: keyID, header: ["typ": .string(AccessTokenFormat.type)])
    return SignedToken(text: text, expireTime: expireTime)
  }
}

/// An access token and its end.
package struct SignedToken: Hashable, Sendable {
  package let text: String
  package let expireTime: Timestamp
}

private struct AccessTokenClaims: JWTPayload {
  let iss: String
  let sub: String
  let sid: String?
  let role: String
  let amr: [String]?
  /// BCP 47 (OpenID Connect Core §5.1).
  let locale: String?
  /// Seconds since the epoch.
  let authTime: Int64?
  /// Seconds since the epoch.
  let iat: Int64
  /// Seconds since the epoch.
  let exp: Int64

  private enum CodingKeys: String, CodingKey {
    case iss, sub, sid, role, amr, locale, iat, exp
    case authTime = "auth_time"
  }

  /// Claims are checked by those who receive them, never here.
  func verify(using algorithm: some JWTAlgorithm) {}
}
