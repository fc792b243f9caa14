import AuthDomain
import TitanCore
import TitanProto
import TitanRPC

/// Sets a new password for whoever knows the one in force.
struct ChangePasswordOperation: Sendable {
  let account: AccountContext

  /// - Throws: `AccountError`; INVALID_ARGUMENT for a request id of the wrong form or with another payload.
  func run(
    _ request: AuthV1.ChangePasswordRequest, by userID: UserID, in session: AuthSession, from address: CoarseAddress?
  ) async throws -> AuthV1.ChangePasswordResponse {
    let slot = try account.slot(
      request.requestID, of: request, \.requestID, AuthV1.AuthServiceMethods.changePassword, by: userID)
    if let answer: AuthV1.ChangePasswordResponse = try await account.answer(in: slot) { return answer }

    guard let credentials = try await account.people.credentials(of: userID) else { throw AccountError.sessionRevoked }
    guard !request.currentPassword.isEmpty else {
      throw AccountError.invalidFields([FieldProblem(field: "current_password", .empty)])
    }
    let chosen = try await account.chosen(request.newPassword, by: credentials.user)
    let current = Password(checking: request.currentPassword)
    let verdict = try await account.attempts.attempt(credentials.user.email, from: address) {
      try await account.passwords.check(current, against: credentials.passwordHash, from: address)
    }
    guard case .right = verdict else { throw AccountError.badCredentials }
    let password = try await account.hash(chosen, from: address)

    let (now, response) = (account.clock(), AuthV1.ChangePasswordResponse())
    let event = account.audit.event(
      .passwordChanged, of: userID, session: session.id, device: session.device.name, from: address, at: now)
    let mails = account.mails(.passwordChanged, to: credentials.user.email, user: userID, at: now)
    let changed = try await account.store.changePassword(
      of: userID, from: credentials.passwordHash, to: password, keeping: session.id,
      account.effects(slot, response, event: event, mails, at: now), at: now)
    return try account.answer(response, to: changed, in: slot, refusal: .concurrentChange, event)
  }
}
