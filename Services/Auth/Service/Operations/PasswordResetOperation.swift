import AuthDomain
import TitanCore
import TitanProto
import TitanRPC

/// Sets a forgotten password anew, by mail.
struct PasswordResetOperation: Sendable {
  let account: AccountContext

  /// Whether there is such an account is asked when the mail is sent: the work here is the same for every address.
  /// So is the event recorded then, if there is one.
  func run(
    _ request: AuthV1.RequestPasswordResetRequest, from address: CoarseAddress?
  ) async throws -> AuthV1.RequestPasswordResetResponse {
    let recipient = try account.address(request.email, field: "email")
    if account.sendsMail {
      try await account.store.queue(account.mail(.resetPassword, to: recipient, from: address, at: account.clock()))
    }
    return AuthV1.RequestPasswordResetResponse()
  }

  /// - Throws: `AccountError`; INVALID_ARGUMENT for a request id of the wrong form or with another payload.
  func run(
    _ request: AuthV1.ConfirmPasswordResetRequest, from address: CoarseAddress?
  ) async throws -> AuthV1.ConfirmPasswordResetResponse {
    let slot = try account.slot(
      request.requestID, of: request, \.requestID, AuthV1.AuthServiceMethods.confirmPasswordReset)
    if let answer: AuthV1.ConfirmPasswordResetResponse = try await account.answer(in: slot) { return answer }

    let token = try await account.token(shownBy: MailProof(request.proof), .resetPassword)
    // Asked first, so that whoever has no good token makes us hash nothing, and learns nothing of the account.
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
      // Whoever reads the account's mail is its owner: others' guesses do not keep them waiting.
      try await account.attempts.welcome(user.email, from: address)
      return response
    }
  }
}
