import AuthDomain
package import TitanProto
package import TitanRPC

extension AuthHandler {
  package func verifyEmail(
    _ request: AuthV1.VerifyEmailRequest, context: ServerContext
  ) async throws -> AuthV1.VerifyEmailResponse {
    try await localizingErrors(context) {
      try await VerificationOperation(account: account).run(request, from: context.coarseAddress)
    }
  }

  package func resendVerification(
    _ request: AuthV1.ResendVerificationRequest, context: ServerContext
  ) async throws -> AuthV1.ResendVerificationResponse {
    try await localizingErrors(context) { try await VerificationOperation(account: account).run(request) }
  }

  package func requestPasswordReset(
    _ request: AuthV1.RequestPasswordResetRequest, context: ServerContext
  ) async throws -> AuthV1.RequestPasswordResetResponse {
    try await localizingErrors(context) {
      try await PasswordResetOperation(account: account).run(request, from: context.coarseAddress)
    }
  }

  package func confirmPasswordReset(
    _ request: AuthV1.ConfirmPasswordResetRequest, context: ServerContext
  ) async throws -> AuthV1.ConfirmPasswordResetResponse {
    try await localizingErrors(context) {
      try await PasswordResetOperation(account: account).run(request, from: context.coarseAddress)
    }
  }

  package func changePassword(
    _ request: AuthV1.ChangePasswordRequest, context: ServerContext
  ) async throws -> AuthV1.ChangePasswordResponse {
    try await localizingErrors(context) {
      let (user, session, _) = try await requireLiveSession(context)
      return try await ChangePasswordOperation(account: account)
        .run(request, by: user.id, in: session, from: context.coarseAddress)
    }
  }

  package func changeEmail(
    _ request: AuthV1.ChangeEmailRequest, context: ServerContext
  ) async throws -> AuthV1.ChangeEmailResponse {
    try await localizingErrors(context) {
      let (user, session, _) = try await requireLiveSession(context)
      try context.requireFreshAuthentication(at: clock())
      return try await ChangeEmailOperation(account: account)
        .run(request, by: user.id, in: session, from: context.coarseAddress)
    }
  }

  package func confirmEmailChange(
    _ request: AuthV1.ConfirmEmailChangeRequest, context: ServerContext
  ) async throws -> AuthV1.ConfirmEmailChangeResponse {
    try await localizingErrors(context) {
      try await ChangeEmailOperation(account: account).run(request, from: context.coarseAddress)
    }
  }
}
