import AuthDomain
package import AuthProto
import TitanCore
import TitanProto
package import TitanRPC

/// `titanup.auth.v1.AuthService`.
package struct AuthHandler: AuthV1.AuthServiceProtocol {
  let ways: SignInWays
  let registering: RegisterOperation
  let signingIn: SignInOperation
  let verifying: VerifyMfaOperation
  let reauthenticating: ReauthenticateOperation
  let refreshing: RefreshOperation
  let revoking: RevokeOperation
  let account: AccountContext
  let factors: SecondFactorChecker
  let deletion: DeletionOperation
  let inviting: InvitationOperation
  let personalTokens: PersonalTokenOperation
  let passkeys: PasskeyOperation
  let passkeySigningIn: PasskeySignInOperation
  let store: any AuthStore
  /// The verification keys, starting with the signing key.
  let keys: [VerificationKey]
  let clock: WallClock

  package func register(
    _ request: AuthV1.RegisterRequest, context: ServerContext
  ) async throws -> AuthV1.RegisterResponse {
    context.requestLanguage = LocaleTag(request.locale)?.language
    try ways.requirePasswords()
    return try await registering.run(request, from: context.coarseAddress)
  }

  package func signIn(
    _ request: AuthV1.SignInRequest, context: ServerContext
  ) async throws -> AuthV1.SignInResponse {
    try ways.requirePasswords()
    return try await signingIn.run(request, from: context.coarseAddress)
  }

  package func refreshToken(
    _ request: AuthV1.RefreshTokenRequest, context: ServerContext
  ) async throws -> AuthV1.RefreshTokenResponse {
    let tokens = try await refreshing.run(request.refreshToken, from: context.coarseAddress)
    return AuthV1.RefreshTokenResponse(tokens: AuthV1.Tokens(tokens))
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
    let live = try await requireLiveCaller(context)
    return AuthV1.WhoAmIResponse(
      user: AuthV1.User(live.user), authSessionID: live.session?.id.description ?? "",
      amr: context.caller?.authenticationMethods ?? [],
      expireTime: context.caller.map { GoogleProtobuf.Timestamp($0.expiresAt) })
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
  /// The calling user and their session, read from the store: here, a token is refused as soon as its session ends.
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
  /// The network the call came from, in the coarse form that is stored.
  var coarseAddress: CoarseAddress? { CoarseAddress(peer: client.text) }

  /// The calling user, and the auth session their token belongs to.
  ///
  /// - Throws: UNAUTHENTICATED if the token belongs to no user or names no auth session; PERMISSION_DENIED
  ///   SIGN_IN_REQUIRED for a personal access token.
  func requireAuthSession() throws -> (UserID, AuthSessionID, Caller) {
    let user = try requireUser()
    try refusePersonalAccess()
    guard let caller, let session = caller.authSessionID.flatMap(AuthSessionID.init(_:)) else {
      throw RPCError(.unauthenticated, reason: "TOKEN_INVALID", "the access token names no auth session")
    }
    return (user, session, caller)
  }
}

extension AuthHandler {
  package func verifyMfa(
    _ request: AuthV1.VerifyMfaRequest, context: ServerContext
  ) async throws -> AuthV1.VerifyMfaResponse {
    try await verifying.run(request, from: context.coarseAddress)
  }

  package func reauthenticate(
    _ request: AuthV1.ReauthenticateRequest, context: ServerContext
  ) async throws -> AuthV1.ReauthenticateResponse {
    let (_, session, _) = try await requireLiveSession(context)
    return try await reauthenticating.run(request, by: session, from: context.coarseAddress)
  }

  package func enrollTotp(
    _ request: AuthV1.EnrollTotpRequest, context: ServerContext
  ) async throws -> AuthV1.EnrollTotpResponse {
    try await sensitively(context) { user, _ in
      try await EnrollmentOperation(account: account, factors: factors).enroll(request, by: user)
    }
  }

  package func activateTotp(
    _ request: AuthV1.ActivateTotpRequest, context: ServerContext
  ) async throws -> AuthV1.ActivateTotpResponse {
    try await sensitively(context) { _, session in
      try await EnrollmentOperation(account: account, factors: factors)
        .activate(request, by: session, from: context.coarseAddress)
    }
  }

  package func disableTotp(
    _ request: AuthV1.DisableTotpRequest, context: ServerContext
  ) async throws -> AuthV1.DisableTotpResponse {
    try ways.requirePasswords()
    return try await sensitively(context) { _, session in
      try await SecondFactorChangeOperation(account: account, factors: factors)
        .disable(request, by: session, from: context.coarseAddress)
    }
  }

  package func regenerateRecoveryCodes(
    _ request: AuthV1.RegenerateRecoveryCodesRequest, context: ServerContext
  ) async throws -> AuthV1.RegenerateRecoveryCodesResponse {
    try await sensitively(context) { _, session in
      try await SecondFactorChangeOperation(account: account, factors: factors)
        .regenerate(request, by: session, from: context.coarseAddress)
    }
  }

  /// Runs a step that needs a live session and recent authentication.
  private func sensitively<Response>(
    _ context: ServerContext, _ body: (User, AuthSession) async throws -> Response
  ) async throws -> Response {
    let (user, session, _) = try await requireLiveSession(context)
    try context.requireFreshAuthentication(at: clock())
    return try await body(user, session)
  }
}
