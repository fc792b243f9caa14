package import AuthDomain
import Crypto
import JWTKit
package import TitanCore
import TitanRPC

/// Signs access tokens with EdDSA, in the form that `AccessTokenFormat` defines.
package struct AccessTokenSigner: Sendable {
  let keys: JWTKeyCollection
  let keyID: JWKIdentifier
  /// The keys to verify tokens with: first the signing key's, then those of earlier signing keys, whose tokens are
  /// valid until they expire.
  package let verificationKeys: [VerificationKey]

  package init(keys: ServerKeys) async {
    verificationKeys = keys.signing.map { VerificationKey($0.publicKey) }
    keyID = JWKIdentifier(string: verificationKeys[0].id)
    self.keys = await JWTKeyCollection().add(eddsa: EdDSA.PrivateKey(backing: keys.signing[0]), kid: keyID)
  }

  /// A user's access token.
  ///
  /// - Parameters:
  ///   - methods: the methods of the user's last authentication.
  ///   - time: when that was.
  package func token(
    for session: AuthSession, as role: UserRole, by methods: [String], authenticatedAt time: Timestamp,
    at now: Timestamp
  ) async throws -> SignedToken {
    try await sign(
      now, subject: session.userID.description, role: role == .admin ? .admin : .user,
      sessionID: session.id.description, methods: methods, locale: session.locale, authenticatedAt: time)
  }

  /// A service's access token.
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

/// An access token and its expiry time.
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
  /// In seconds since the epoch.
  let authTime: Int64?
  /// In seconds since the epoch.
  let iat: Int64
  /// In seconds since the epoch.
  let exp: Int64

  private enum CodingKeys: String, CodingKey {
    case iss, sub, sid, role, amr, locale, iat, exp
    case authTime = "auth_time"
  }

  /// Does nothing: the recipient checks the claims.
  func verify(using algorithm: some JWTAlgorithm) {}
}
