package import TitanCore

extension ServerContext {
  /// Guards a sensitive step: the person must have proved their identity within the last `AccessTokenFormat.freshness`.
  ///
  /// - Throws: PERMISSION_DENIED REAUTHENTICATION_REQUIRED if that was longer ago, or the token does not say;
  ///   SIGN_IN_REQUIRED for a personal access token, which proves nobody's identity.
  package func requireFreshAuthentication(at now: Timestamp) throws {
    try refusePersonalAccess()
    guard let time = caller?.authenticatedAt, now - time <= AccessTokenFormat.freshness else {
      throw RPCError(
        .permissionDenied, reason: "REAUTHENTICATION_REQUIRED",
        "this needs a proof of who you are from within the last \(AccessTokenFormat.freshness.components.seconds) s")
    }
  }

  /// Guards what a person must be signed in for.
  ///
  /// - Throws: PERMISSION_DENIED SIGN_IN_REQUIRED for a personal access token, whatever its scopes.
  package func refusePersonalAccess() throws {
    if caller?.personalAccess != nil { throw RPCError.signInRequired(for: method) }
  }
}

extension RPCError {
  package static func signInRequired(for method: MethodDescriptor) -> RPCError {
    RPCError(
      .permissionDenied, reason: "SIGN_IN_REQUIRED",
      "\(method.path) needs a sign-in: no scope of a personal access token permits it")
  }
}
