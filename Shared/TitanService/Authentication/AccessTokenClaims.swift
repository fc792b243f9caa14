import TitanCore
import TitanRPC

/// The claims of `AccessTokenFormat`.
struct AccessTokenClaims: Decodable, Sendable {
  var iss: String
  var sub: String
  var sid: String?
  var role: String
  var amr: [String]?
  /// BCP 47 (OpenID Connect Core §5.1).
  var locale: String?
  /// Seconds since 1970 (OpenID Connect Core §2).
  var authTime: Double?
  /// Seconds since 1970; RFC 7519 allows fractions.
  var iat: Double
  var exp: Double

  private enum CodingKeys: String, CodingKey {
    case iss, sub, sid, role, amr, locale, iat, exp
    case authTime = "auth_time"
  }

  /// The caller this token identifies at this time.
  ///
  /// - Throws: `TokenProblem` for another issuer, an unknown role, a subject that does not fit the role, an expired
  ///   token, or one issued further in the future than clock skew allows.
  func caller(at now: Timestamp) throws(TokenProblem) -> Caller {
    // 253402300799 is the last second of the year 9999; a larger number is not a valid date.
    guard iss == AccessTokenFormat.issuer, let role = AccessTokenFormat.Role(rawValue: role),
      (0...253_402_300_799).contains(iat), (0...253_402_300_799).contains(exp), iat < exp
    else { throw .malformed }
    let issuedAt = Timestamp(microseconds: Int64(iat * 1_000_000))
    let expiresAt = Timestamp(microseconds: Int64(exp * 1_000_000))
    guard issuedAt <= now + AccessTokenFormat.clockSkew else { throw .notYetValid }
    guard now < expiresAt else { throw .expired }
    switch role {
    case .service:
      guard !sub.isEmpty, UserID(sub) == nil else { throw .malformed }
      return Caller(role: .service(sub), expiresAt: expiresAt)
    case .user, .admin:
      guard let user = UserID(sub), let sid, !sid.isEmpty else { throw .malformed }
      let authenticatedAt = authTime.flatMap { time in
        (0...253_402_300_799).contains(time) ? Timestamp(microseconds: Int64(time * 1_000_000)) : nil
      }
      return Caller(
        role: role == .admin ? .admin : .user, userID: user, authSessionID: sid, authenticationMethods: amr ?? [],
        language: locale.flatMap(Language.preferred(in:)), authenticatedAt: authenticatedAt, expiresAt: expiresAt)
    }
  }
}
