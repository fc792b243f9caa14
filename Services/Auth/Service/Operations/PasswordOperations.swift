import AuthDomain
import AuthProto
import TitanCore
import TitanRPC

/// Sets a new password for a user who knows the current one.
struct ChangePasswordOperation: Sendable {
  let account: AccountContext

  /// - Throws: `AccountError`; INVALID_ARGUMENT for a malformed request id, or one used with another payload.
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

/// Resets a forgotten password by mail.
struct PasswordResetOperation: Sendable {
  let account: AccountContext

  /// The account is looked up, and the event recorded, only when the mail is sent, so that the work here is the same
  /// for every address.
  func run(
    _ request: AuthV1.RequestPasswordResetRequest, from address: CoarseAddress?
  ) async throws -> AuthV1.RequestPasswordResetResponse {
    let recipient = try account.address(request.email, field: "email")
    if account.sendsMail {
      try await account.store.queue(account.mail(.resetPassword, to: recipient, from: address, at: account.clock()))
    }
    return AuthV1.RequestPasswordResetResponse()
  }

  /// - Throws: `AccountError`; INVALID_ARGUMENT for a malformed request id, or one used with another payload.
  func run(
    _ request: AuthV1.ConfirmPasswordResetRequest, from address: CoarseAddress?
  ) async throws -> AuthV1.ConfirmPasswordResetResponse {
    let slot = try account.slot(
      request.requestID, of: request, \.requestID, AuthV1.AuthServiceMethods.confirmPasswordReset)
    if let answer: AuthV1.ConfirmPasswordResetResponse = try await account.answer(in: slot) { return answer }

    let token = try await account.token(shownBy: MailProof(request.proof), .resetPassword)
    // Checked first, so that a caller without a valid token causes no hashing and learns nothing about the account.
    try await account.store.state(of: token, at: account.clock()).address()
    guard let user = try await account.people.credentials(of: token.userID)?.user else {
      throw AccountError.tokenInvalid
    }
    let password = try await account.hash(account.chosen(request.newPassword, by: user), from: address)

    let (now, response) = (account.clock(), AuthV1.ConfirmPasswordResetResponse())
    let event = account.audit.event(.passwordReset, of: user.id, from: address, at: now)
    let effects = try account.effects(
      slot, response, event: event, account.mails(.passwordChanged, to: user.email, user: user.id, at: now), at: now)
    switch try await account.store.resetPassword(token, to: password, effects, at: now) {
    case .replayed(let stored):
      guard let slot else { throw RuntimeError("a response was found for a request without an id") }
      return try slot.response(in: stored)
    case .now(let state):
      try state.address()
      account.audit.tell(event)
      // Anyone who can read the account's mail is its owner, so other people's guesses must not delay them.
      try await account.attempts.welcome(user.email, from: address)
      return response
    }
  }
}
