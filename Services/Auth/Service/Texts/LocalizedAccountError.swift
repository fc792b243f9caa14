import AuthDomain
import TitanCore
import TitanRPC

/// An `AccountError` as it leaves: code, reason, details, and words for the person in their language.
struct LocalizedAccountError: RPCErrorConvertible {
  let error: AccountError
  let language: Language

  init(_ error: AccountError, language: Language) {
    self.error = error
    self.language = language
  }

  var rpcError: RPCError {
    var plain = plainError
    if let text = error.text(in: language) {
      plain.details.append(.localizedMessage(locale: language.rawValue, message: text))
    }
    // Here, since a registration may name another language than the call.
    return plain.worded(in: language)
  }

  private var plainError: RPCError {
    switch error {
    case .invalidFields(let problems): invalid(problems)
    case .emailTaken:
      RPCError(.alreadyExists, reason: "EMAIL_TAKEN", "an account with this e-mail address exists")
    case .badCredentials:
      RPCError(.unauthenticated, reason: "BAD_CREDENTIALS", "e-mail address or password is wrong")
    case .emailUnverified:
      RPCError(.failedPrecondition, reason: "EMAIL_UNVERIFIED", "the account's e-mail address has not been verified")
    case .tokenInvalid:
      .invalid("token", reason: "TOKEN_INVALID", "this is no token of this service for this purpose")
    case .tokenUsed:
      RPCError(.failedPrecondition, reason: "TOKEN_USED", "the token was used before; each is good for one use")
    case .tokenExpired:
      RPCError(.failedPrecondition, reason: "TOKEN_EXPIRED", "the token has expired")
    case .codeInvalid:
      .invalid(
        "mail_code.code", reason: "CODE_INVALID",
        "this code is wrong, was used, has expired or was tried too often, or a later mail holds another one")
    case .registrationClosed:
      RPCError(.failedPrecondition, reason: "REGISTRATION_CLOSED", "nobody can register here")
    case .invitationRequired:
      RPCError(.failedPrecondition, reason: "INVITATION_REQUIRED", "registering here takes an invitation code")
    case .invitationInvalid:
      .invalid(
        "invitation_code", reason: "INVITATION_INVALID",
        "this is no invitation of this installation, or it has expired, was revoked, or was used as often as it may be")
    case .invitationsNotAllowed:
      RPCError(.permissionDenied, reason: "INVITATIONS_NOT_ALLOWED", "only operators invite people here")
    case .tooManyInvitations(let limit):
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_INVITATIONS",
        "the account's invitations would let in more people than it may invite in all; allowed: \(limit)")
    case .invitationUnknown:
      RPCError(.notFound, reason: "INVITATION_NOT_FOUND", "there is no such invitation")
    case .concurrentChange:
      RPCError(.aborted, reason: "CONCURRENT_CHANGE", "the account was changed while this call changed it")
    case .deletionUnknown:
      RPCError(.notFound, reason: "DELETION_NOT_FOUND", "no deletion has this receipt token")
    case .deletionPending(let services):
      RPCError(
        .failedPrecondition, reason: "DELETION_PENDING", "the account is not erased everywhere yet",
        info: ["waiting_for": services.joined(separator: ",")])
    case .badClientCredentials:
      RPCError(.unauthenticated, reason: "BAD_CLIENT_CREDENTIALS", "client id or client secret is wrong")
    case .refreshTokenInvalid:
      RPCError(.unauthenticated, reason: "REFRESH_TOKEN_INVALID", "this is no refresh token of this service")
    case .refreshTokenReused:
      RPCError(
        .unauthenticated, reason: "REFRESH_TOKEN_REUSED",
        "the token was exchanged before and its successor used: the auth session is revoked")
    case .sessionExpired:
      RPCError(.unauthenticated, reason: "SESSION_EXPIRED", "the auth session has expired")
    case .sessionRevoked:
      RPCError(.unauthenticated, reason: "SESSION_REVOKED", "the auth session has been revoked")
    case .mfaInvalid:
      RPCError(.unauthenticated, reason: "MFA_INVALID", "the code is wrong, was used, or is of another time")
    case .challengeExpired:
      RPCError(
        .failedPrecondition, reason: "CHALLENGE_EXPIRED", "the challenge is over or none of ours; sign in again")
    case .alreadyEnrolled:
      RPCError(.failedPrecondition, reason: "ALREADY_ENROLLED", "the account has a second factor")
    case .notEnrolled:
      RPCError(.failedPrecondition, reason: "NOT_ENROLLED", "the account has no second factor")
    case .passwordTooShortAlone(let limit):
      RPCError(
        .failedPrecondition, reason: "PASSWORD_TOO_SHORT",
        "without a second factor a password has at least \(limit) characters; choose a longer one first")
    case .tooManyAttempts(let delay):
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_ATTEMPTS", "too many attempts have failed",
        details: [.retryInfo(delay: delay)])
    case .accountDisabled:
      RPCError(.failedPrecondition, reason: "ACCOUNT_DISABLED", "an operator has shut the account")
    case .userUnknown:
      RPCError(.notFound, reason: "USER_NOT_FOUND", "there is no such account")
    case .sessionUnknown:
      RPCError(.notFound, reason: "AUTH_SESSION_NOT_FOUND", "the account has no such auth session")
    case .busy(let limit, let delay):
      RPCError(
        .resourceExhausted, reason: "PASSWORD_QUEUE_FULL",
        "\(limit) passwords are waiting to be hashed, as many as are allowed to", details: [.retryInfo(delay: delay)])
    }
  }

  /// One violation for each field; the error's own reason is theirs if they agree.
  private func invalid(_ problems: [FieldProblem]) -> RPCError {
    let violations = problems.map {
      FieldViolation(
        field: $0.field, description: $0.explanation, reason: $0.reason,
        words: LocalizedText($0.text(in: .english), $0.text(in: .german)))
    }
    let reasons = Set(violations.map(\.reason))
    return .invalid(reason: reasons.count == 1 ? violations[0].reason : "INVALID_FIELD", violations)
  }
}
