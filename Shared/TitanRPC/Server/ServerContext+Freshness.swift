package import TitanCore

extension ServerContext {
  /// Guards a sensitive step: the person must have proved their identity within the last `AccessTokenFormat.freshness`.
  ///
  /// - Throws: PERMISSION_DENIED REAUTHENTICATION_REQUIRED if that was longer ago, or the token does not say.
  package func requireFreshAuthentication(at now: Timestamp) throws {
    guard let time = caller?.authenticatedAt, now - time <= AccessTokenFormat.freshness else {
      throw RPCError(
        .permissionDenied, reason: "REAUTHENTICATION_REQUIRED",
        "this needs a proof of who you are from within the last \(AccessTokenFormat.freshness.components.seconds) s")
    }
  }
}
