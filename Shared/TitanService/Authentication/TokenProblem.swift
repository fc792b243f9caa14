package import TitanRPC

/// Why a token opens nothing. All of them are UNAUTHENTICATED, in words that say nothing about the keys.
package enum TokenProblem: Error, Sendable, Hashable, RPCErrorConvertible {
  /// No `authorization`.
  case missing
  /// Not `Bearer`, not one of ours, or its signature does not fit.
  case malformed
  /// Issued in the future.
  case notYetValid
  case expired
  /// Its auth session has ended.
  case revoked

  package var rpcError: RPCError {
    switch self {
    case .missing:
      RPCError(
        .unauthenticated, reason: "TOKEN_REQUIRED", "this method needs an access token: authorization: Bearer <token>")
    case .malformed:
      RPCError(.unauthenticated, reason: "TOKEN_INVALID", "the access token is none of ours")
    case .notYetValid:
      RPCError(
        .unauthenticated, reason: "TOKEN_NOT_YET_VALID",
        "the access token was issued more than \(AccessTokenFormat.clockSkew) ahead of this server's clock")
    case .expired:
      RPCError(.unauthenticated, reason: "TOKEN_EXPIRED", "the access token has expired; refresh it")
    case .revoked:
      RPCError(.unauthenticated, reason: "SESSION_REVOKED", "the auth session has been revoked")
    }
  }
}
