import AuthDomain
import TitanCore
import TitanProto

/// Shows that an address is its account's.
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

  /// Whether there is such an account is asked when the mail is sent: the work here is the same for every address.
  func run(_ request: AuthV1.ResendVerificationRequest) async throws -> AuthV1.ResendVerificationResponse {
    let address = try account.address(request.email, field: "email")
    if account.sendsMail { try await account.store.queue(account.mail(.verifyEmail, to: address, at: account.clock())) }
    return AuthV1.ResendVerificationResponse()
  }
}
