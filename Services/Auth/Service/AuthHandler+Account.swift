import AuthDomain
package import AuthProto
package import TitanRPC

extension AuthHandler {
  package func verifyEmail(
    _ request: AuthV1.VerifyEmailRequest, context: ServerContext
  ) async throws -> AuthV1.VerifyEmailResponse {
    try await VerificationOperation(account: account).run(request, from: context.coarseAddress)
  }

  package func resendVerification(
    _ request: AuthV1.ResendVerificationRequest, context: ServerContext
  ) async throws -> AuthV1.ResendVerificationResponse {
    try await VerificationOperation(account: account).run(request)
  }

  package func requestPasswordReset(
    _ request: AuthV1.RequestPasswordResetRequest, context: ServerContext
  ) async throws -> AuthV1.RequestPasswordResetResponse {
    try ways.requirePasswords()
    return try await PasswordResetOperation(account: account).run(request, from: context.coarseAddress)
  }

  package func confirmPasswordReset(
    _ request: AuthV1.ConfirmPasswordResetRequest, context: ServerContext
  ) async throws -> AuthV1.ConfirmPasswordResetResponse {
    try ways.requirePasswords()
    return try await PasswordResetOperation(account: account).run(request, from: context.coarseAddress)
  }

  package func changePassword(
    _ request: AuthV1.ChangePasswordRequest, context: ServerContext
  ) async throws -> AuthV1.ChangePasswordResponse {
    try ways.requirePasswords()
    let (user, session, _) = try await requireLiveSession(context)
    return try await ChangePasswordOperation(account: account)
      .run(request, by: user.id, in: session, from: context.coarseAddress)
  }

  package func changeEmail(
    _ request: AuthV1.ChangeEmailRequest, context: ServerContext
  ) async throws -> AuthV1.ChangeEmailResponse {
    let (user, session, _) = try await requireLiveSession(context)
    try context.requireFreshAuthentication(at: clock())
    return try await ChangeEmailOperation(account: account)
      .run(request, by: user.id, in: session, from: context.coarseAddress)
  }

  package func confirmEmailChange(
    _ request: AuthV1.ConfirmEmailChangeRequest, context: ServerContext
  ) async throws -> AuthV1.ConfirmEmailChangeResponse {
    try await ChangeEmailOperation(account: account).run(request, from: context.coarseAddress)
  }
}

extension AuthHandler {
  package func deleteAccount(
    _ request: AuthV1.DeleteAccountRequest, context: ServerContext
  ) async throws -> AuthV1.DeleteAccountResponse {
    let (user, session, _) = try await requireLiveSession(context)
    try context.requireFreshAuthentication(at: clock())
    return try await deletion.request(by: user, in: session, from: context.coarseAddress)
  }

  package func cancelAccountDeletion(
    _ request: AuthV1.CancelAccountDeletionRequest, context: ServerContext
  ) async throws -> AuthV1.CancelAccountDeletionResponse {
    let (user, session, _) = try await requireLiveSession(context)
    try await deletion.cancel(by: user, in: session, from: context.coarseAddress)
    return .init()
  }

  package func getDeletionReceipt(
    _ request: AuthV1.GetDeletionReceiptRequest, context: ServerContext
  ) async throws -> AuthV1.GetDeletionReceiptResponse {
    try await deletion.receipt(request.receiptToken)
  }
}

extension AuthHandler {
  package func createInvitation(
    _ request: AuthV1.CreateInvitationRequest, context: ServerContext
  ) async throws -> AuthV1.CreateInvitationResponse {
    let live = try await requireLiveCaller(context)
    return try await inviting.create(request, by: live, from: context.coarseAddress)
  }

  package func listInvitations(
    _ request: AuthV1.ListInvitationsRequest, context: ServerContext
  ) async throws -> AuthV1.ListInvitationsResponse {
    let live = try await requireLiveCaller(context)
    let page = try await inviting.list(
      of: live.user.id, pageSize: request.pageSize, pageToken: request.pageToken, method: "ListInvitations")
    return .init(invitations: page.invitations, nextPageToken: page.nextPageToken)
  }

  package func revokeInvitation(
    _ request: AuthV1.RevokeInvitationRequest, context: ServerContext
  ) async throws -> AuthV1.RevokeInvitationResponse {
    let live = try await requireLiveCaller(context)
    try await inviting.revoke(
      request.invitationID, madeBy: live.user.id, through: live, from: context.coarseAddress)
    return .init()
  }
}
