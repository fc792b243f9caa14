package import TitanRPC

/// Why a token is refused. Each case becomes UNAUTHENTICATED, with a message that reveals nothing about the keys.
package enum TokenProblem: Error, Sendable, Hashable, RPCErrorConvertible {
  /// There is no `authorization`.
  case missing
  /// The scheme is not `Bearer`, the token is not one of ours, or its signature does not match.
  case malformed
  /// It was issued in the future.
  case notYetValid
  case expired
  /// Its auth session has ended.
  case revoked
  /// The personal access token has been revoked.
  case personalTokenRevoked

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
      RPCError(.unauthenticated, reason: "TOKEN_EXPIRED", "the access token has expired; get a new one")
    case .revoked:
      RPCError(.unauthenticated, reason: "SESSION_REVOKED", "the auth session has been revoked")
    case .personalTokenRevoked:
      RPCError(.unauthenticated, reason: "TOKEN_REVOKED", "the personal access token has been revoked")
    }
  }
}
