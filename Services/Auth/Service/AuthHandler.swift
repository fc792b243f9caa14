import AuthDomain
import TitanCore
package import TitanProto
package import TitanRPC

/// `titanup.auth.v1.AuthService`.
package struct AuthHandler: AuthV1.AuthServiceProtocol {
  let registering: RegisterOperation
  let signingIn: SignInOperation
  let verifying: VerifyMfaOperation
  let reauthenticating: ReauthenticateOperation
  let refreshing: RefreshOperation
  let revoking: RevokeOperation
  let account: AccountContext
  let factors: SecondFactorDesk
  let deletion: DeletionOperation
  let inviting: InvitationOperation
  let store: any AuthStore
  /// The key that signs first.
  let keys: [VerificationKey]
  let clock: WallClock

  package func register(
    _ request: AuthV1.RegisterRequest, context: ServerContext
  ) async throws -> AuthV1.RegisterResponse {
    try await localizingErrors(context, locale: LocaleTag(request.locale)) {
      try await registering.run(request, from: context.coarseAddress)
    }
  }

  package func signIn(
    _ request: AuthV1.SignInRequest, context: ServerContext
  ) async throws -> AuthV1.SignInResponse {
    try await localizingErrors(context) { try await signingIn.run(request, from: context.coarseAddress) }
  }

  package func refreshToken(
    _ request: AuthV1.RefreshTokenRequest, context: ServerContext
  ) async throws -> AuthV1.RefreshTokenResponse {
    try await localizingErrors(context) {
      let tokens = try await refreshing.run(request.refreshToken, from: context.coarseAddress)
      return AuthV1.RefreshTokenResponse(tokens: AuthV1.Tokens(tokens))
    }
  }

  package func signOut(
    _ request: AuthV1.SignOutRequest, context: ServerContext
  ) async throws -> AuthV1.SignOutResponse {
    let (user, session, _) = try context.requireAuthSession()
    try await revoking.signOut(session, of: user, from: context.coarseAddress)
    return AuthV1.SignOutResponse()
  }

  package func whoAmI(
    _ request: AuthV1.WhoAmIRequest, context: ServerContext
  ) async throws -> AuthV1.WhoAmIResponse {
    try await localizingErrors(context) {
      let (user, session, caller) = try await requireLiveSession(context)
      return AuthV1.WhoAmIResponse(
        user: AuthV1.User(user), authSessionID: session.id.description, amr: caller.authenticationMethods,
        expireTime: GoogleProtobuf.Timestamp(caller.expiresAt))
    }
  }

  package func getJwks(
    _ request: AuthV1.GetJwksRequest, context: ServerContext
  ) async throws -> AuthV1.GetJwksResponse {
    AuthV1.GetJwksResponse(
      keys: keys.map(AuthV1.JsonWebKey.init),
      jwksJson: jwks)
  }

  var jwks: String { #"{"keys":[\#(keys.map(\.json).joined(separator: ","))]}"# }
}

extension AuthHandler {
  /// The person who calls and their sign-in, as the store has them: a token does not outlive its session here.
  ///
  /// - Throws: UNAUTHENTICATED; `AccountError.sessionRevoked`, `.sessionExpired`.
  func requireLiveSession(_ context: ServerContext) async throws -> (User, AuthSession, Caller) {
    let (userID, sessionID, caller) = try context.requireAuthSession()
    guard let (user, session) = try await store.signedIn(sessionID, of: userID) else {
      throw AccountError.sessionRevoked
    }
    switch session.refresh.ending(at: clock()) {
    case .revoked: throw AccountError.sessionRevoked
    case .expired: throw AccountError.sessionExpired
    case nil: return (user, session, caller)
    }
  }
}

extension ServerContext {
  /// From where the call came, as much of it as is kept.
  var coarseAddress: CoarseAddress? { CoarseAddress(peer: client.text) }

  /// The person who calls, and the sign-in their token belongs to.
  ///
  /// - Throws: UNAUTHENTICATED if the token is nobody's or names no auth session.
  func requireAuthSession() throws -> (UserID, AuthSessionID, Caller) {
    let user = try requireUser()
    guard let caller, let session = caller.authSessionID.flatMap(AuthSessionID.init(_:)) else {
      throw RPCError(.unauthenticated, reason: "TOKEN_INVALID", "the access token names no auth session")
    }
    return (user, session, caller)
  }
}
