/// What auth puts into access tokens and every service checks: a JWT (RFC 7519) as compact JWS (RFC 7515), with the
/// `typ` of RFC 9068.
///
/// Claims: `iss`, `sub` (a user's UUID, or a service's name), `sid` (the auth session; users only), `role`, `amr` and
/// `auth_time` (users only), `locale` (the account's language as BCP 47, see OpenID Connect Core §5.1; users only),
/// `iat`, `exp`, in whole seconds.
package enum AccessTokenFormat {
  package static let issuer = "titanup-auth"
  /// `typ` of the header.
  package static let type = "at+jwt"
  /// `alg` of the header; Ed25519 (RFC 8037) and nothing else.
  package static let algorithm = "EdDSA"
  /// From `iat` to `exp`.
  package static let lifetime: Duration = .seconds(600)
  /// How long after `auth_time` a person may take sensitive steps.
  package static let freshness: Duration = .seconds(300)
  /// How far `iat` may be ahead of a service's clock.
  package static let clockSkew: Duration = .seconds(30)

  /// Values of `role`.
  package enum Role: String, Sendable {
    case user, admin, service
  }
}
