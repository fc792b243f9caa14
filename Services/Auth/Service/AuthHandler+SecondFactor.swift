import AuthDomain
package import TitanProto
package import TitanRPC

extension AuthHandler {
  package func verifyMfa(
    _ request: AuthV1.VerifyMfaRequest, context: ServerContext
  ) async throws -> AuthV1.VerifyMfaResponse {
    try await localizingErrors(context) { try await verifying.run(request, from: context.coarseAddress) }
  }

  package func reauthenticate(
    _ request: AuthV1.ReauthenticateRequest, context: ServerContext
  ) async throws -> AuthV1.ReauthenticateResponse {
    try await localizingErrors(context) {
      let (_, session, _) = try await requireLiveSession(context)
      return try await reauthenticating.run(request, by: session, from: context.coarseAddress)
    }
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
    try await sensitively(context) { _, session in
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

  /// Runs a step that only somebody may take whose sign-in lives and who has just proved who they are.
  private func sensitively<Response>(
    _ context: ServerContext, _ body: (User, AuthSession) async throws -> Response
  ) async throws -> Response {
    try await localizingErrors(context) {
      let (user, session, _) = try await requireLiveSession(context)
      try context.requireFreshAuthentication(at: clock())
      return try await body(user, session)
    }
  }
}
