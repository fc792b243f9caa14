import AuthDomain
import AuthProto
import TitanCore
import TitanRPC

/// Verifies that an address belongs to its account.
struct VerificationOperation: Sendable {
  let account: AccountContext

  /// - Throws: `AccountError`.
  func run(
    _ request: AuthV1.VerifyEmailRequest, from address: CoarseAddress?
  ) async throws -> AuthV1.VerifyEmailResponse {
    let token = try await account.token(shownBy: MailProof(request.proof), .verifyEmail)
    let now = account.clock()
    let event = account.audit.event(.emailVerified, of: token.userID, from: address, at: now)
    try await account.store.verifyEmail(token, event, at: now).address()
    account.audit.tell(event)
    return AuthV1.VerifyEmailResponse()
  }

  /// The account is looked up only when the mail is sent, so that the work here is the same for every address.
  func run(_ request: AuthV1.ResendVerificationRequest) async throws -> AuthV1.ResendVerificationResponse {
    let address = try account.address(request.email, field: "email")
    if account.sendsMail { try await account.store.queue(account.mail(.verifyEmail, to: address, at: account.clock())) }
    return AuthV1.ResendVerificationResponse()
  }
}

/// Changes an account's address.
struct ChangeEmailOperation: Sendable {
  let account: AccountContext

  /// The caller must have reauthenticated recently.
  ///
  /// - Throws: `AccountError`; INVALID_ARGUMENT for a malformed request id, or one used with another payload.
  func run(
    _ request: AuthV1.ChangeEmailRequest, by user: UserID, in session: AuthSession, from address: CoarseAddress?
  ) async throws -> AuthV1.ChangeEmailResponse {
    let slot = try account.slot(
      request.requestID, of: request, \.requestID, AuthV1.AuthServiceMethods.changeEmail, by: user)
    if let answer: AuthV1.ChangeEmailResponse = try await account.answer(in: slot) { return answer }

    let (now, email) = (account.clock(), try account.address(request.newEmail, field: "new_email"))
    let response = AuthV1.ChangeEmailResponse(verificationState: account.sendsMail ? .pending : .notRequired)
    let event = account.audit.event(
      account.sendsMail ? .emailChangeRequested : .emailChanged, of: user, session: session.id,
      device: session.device.name, from: address, at: now)
    let effects = try account.effects(
      slot, response, event: event, account.mails(.confirmEmailChange, to: email, user: user, at: now), at: now)
    // If this installation sends mail, the check whether the address is free happens when the mail is sent, so that the
    // answer here is the same either way.
    let changed =
      account.sendsMail
      ? try await account.store.keep(effects, at: now)
      : try await account.store.changeEmail(of: user, to: email, effects, at: now)
    return try account.answer(response, to: changed, in: slot, refusal: .emailTaken, event)
  }

  /// - Throws: `AccountError`.
  func run(
    _ request: AuthV1.ConfirmEmailChangeRequest, from address: CoarseAddress?
  ) async throws -> AuthV1.ConfirmEmailChangeResponse {
    let token = try await account.token(shownBy: MailProof(request.proof), .confirmEmailChange)
    let now = account.clock()
    let event = account.audit.event(.emailChanged, of: token.userID, from: address, at: now)
    let change = try await account.store.confirmEmailChange(
      token, notice: MailID(account.makeID(now)), event, at: now)
    switch change {
    case .changed(let user):
      account.audit.tell(event)
      return AuthV1.ConfirmEmailChangeResponse(user: AuthV1.User(user))
    case .emailTaken: throw AccountError.emailTaken
    case .refused(let state):
      try state.address()
      throw AccountError.tokenInvalid
    }
  }
}
