package import AuthDomain
package import TitanCore
package import TitanRPC

/// Auth's refusals as RPC errors, with reasons for programs and messages for people.
extension AccountError: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .invalidFields(let problems): Self.invalid(problems)
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
    case .tooManyTokens(let limit):
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_TOKENS",
        "the account has \(limit) personal access tokens that are not revoked, the most allowed")
    case .personalTokenUnknown:
      RPCError(.notFound, reason: "PERSONAL_ACCESS_TOKEN_NOT_FOUND", "the account has no such personal access token")
    case .personalTokenExpired:
      RPCError(.unauthenticated, reason: "TOKEN_EXPIRED", "the personal access token has expired")
    case .personalTokenRevoked:
      RPCError(.unauthenticated, reason: "TOKEN_REVOKED", "the personal access token has been revoked")
    case .passkeyRejected(let problem): problem.rpcError
    case .passkeyInvalid:
      RPCError(
        .unauthenticated, reason: "PASSKEY_INVALID",
        "the passkey is unknown, or its answer fits neither the challenge, the origin nor the key")
    case .passkeyBlocked:
      RPCError(
        .unauthenticated, reason: "PASSKEY_BLOCKED",
        "the passkey's signature counter ran back, so that somebody may have a copy: it is blocked")
    case .passkeyUnknown:
      RPCError(.notFound, reason: "PASSKEY_NOT_FOUND", "the account has no such passkey")
    case .passkeyExists:
      RPCError(.alreadyExists, reason: "PASSKEY_EXISTS", "the account has this passkey")
    case .tooManyPasskeys(let limit):
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_PASSKEYS", "the account has \(limit) passkeys, the most allowed")
    case .passkeyChallengeExpired:
      RPCError(.failedPrecondition, reason: "CHALLENGE_EXPIRED", "the challenge is over or none of ours; begin again")
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
        "\(limit) passwords are waiting to be hashed, the most allowed", details: [.retryInfo(delay: delay)])
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .invalidFields(let problems): Self.words(of: problems)
    case .emailTaken:
      .init("This email is already registered.", "Diese E-Mail-Adresse ist schon registriert.")
    case .badCredentials:
      .init("Email or password is wrong.", "E-Mail-Adresse oder Passwort ist falsch.")
    case .emailUnverified:
      .init(
        "Please confirm your email first. We have sent you a link.",
        "Bitte bestätige zuerst deine E-Mail-Adresse. Wir haben dir einen Link geschickt.")
    case .tokenInvalid:
      .init("This link is not valid.", "Dieser Link ist ungültig.")
    case .tokenUsed:
      .init("This link has been used already.", "Dieser Link wurde schon benutzt.")
    case .tokenExpired:
      .init(
        "This link has expired. Please ask for a new one.", "Dieser Link ist abgelaufen. Bitte fordere einen neuen an.")
    case .codeInvalid:
      .init(
        "This code doesn't work. Check it, or ask for a new mail.",
        "Dieser Code funktioniert nicht. Prüfe ihn, oder fordere eine neue Mail an.")
    case .registrationClosed:
      .init(
        "Registration is closed here. Ask the people who run this server.",
        "Hier kann man sich nicht registrieren. Frage die Leute, die diesen Server betreiben.")
    case .invitationRequired:
      .init(
        "You need an invitation to register here.", "Um dich hier zu registrieren, brauchst du eine Einladung.")
    case .invitationInvalid:
      .init(
        "This invitation doesn't work, or no longer. Ask for a new one.",
        "Diese Einladung gilt nicht oder nicht mehr. Bitte um eine neue.")
    case .invitationsNotAllowed:
      .init("Only operators can invite people here.", "Hier können nur Betreiber andere einladen.")
    case .tooManyInvitations(let limit):
      .init(
        "You can invite \(limit == 1 ? "1 person" : "\(limit) people") in all.",
        "Du kannst insgesamt \(limit == 1 ? "eine Person" : "\(limit) Personen") einladen.")
    case .invitationUnknown:
      .init("There is no such invitation.", "Diese Einladung gibt es nicht.")
    case .tooManyTokens(let limit):
      .init(
        "You can have \(limit) access tokens. Please revoke one you no longer need.",
        "Du kannst \(limit) Zugriffstoken haben. Bitte widerrufe eines, das du nicht mehr brauchst.")
    case .personalTokenUnknown:
      .init("There is no such access token.", "Dieses Zugriffstoken gibt es nicht.")
    case .personalTokenExpired, .personalTokenRevoked:
      .init("This access token no longer works.", "Dieses Zugriffstoken gilt nicht mehr.")
    case .passkeyRejected:
      .init("This passkey can't be used here.", "Dieser Passkey lässt sich hier nicht verwenden.")
    case .passkeyInvalid:
      .init(
        "This passkey didn't work. Please try again, or sign in with your password.",
        "Dieser Passkey hat nicht funktioniert. Bitte versuche es noch einmal, oder melde dich mit deinem Passwort an.")
    case .passkeyBlocked:
      .init(
        "There may be a copy of this passkey, so it no longer works. Sign in with your password and remove it.",
        "Von diesem Passkey gibt es vielleicht eine Kopie, darum gilt er nicht mehr. Melde dich mit deinem Passwort an "
          + "und entferne ihn.")
    case .passkeyUnknown:
      .init("There is no such passkey.", "Diesen Passkey gibt es nicht.")
    case .passkeyExists:
      .init("You have already added this passkey.", "Diesen Passkey hast du schon hinzugefügt.")
    case .tooManyPasskeys(let limit):
      .init(
        "You can have \(limit) passkeys. Please remove one you no longer need.",
        "Du kannst \(limit) Passkeys haben. Bitte entferne einen, den du nicht mehr brauchst.")
    case .passkeyChallengeExpired:
      .init("That took too long. Please try again.", "Das hat zu lange gedauert. Bitte versuche es noch einmal.")
    case .concurrentChange:
      .init(
        "Your account has just changed. Please try again.",
        "Dein Konto hat sich gerade geändert. Bitte versuche es noch einmal.")
    case .refreshTokenInvalid, .sessionExpired, .sessionRevoked:
      .init("Please sign in again.", "Bitte melde dich neu an.")
    case .mfaInvalid:
      .init("This code is not right.", "Dieser Code stimmt nicht.")
    case .challengeExpired:
      .init("That took too long. Please sign in again.", "Das hat zu lange gedauert. Bitte melde dich neu an.")
    case .alreadyEnrolled:
      .init("Your second factor is on already.", "Dein zweiter Faktor ist schon eingeschaltet.")
    case .notEnrolled:
      .init("You have no second factor.", "Du hast keinen zweiten Faktor.")
    case .passwordTooShortAlone(let limit):
      .init(
        "Your password alone would be too short. Change it to at least \(limit) characters first.",
        "Dein Passwort allein wäre zu kurz. Ändere es zuerst in eines mit mindestens \(limit) Zeichen.")
    case .tooManyAttempts:
      .init(
        "Too many attempts. Please try again later.", "Zu viele Versuche. Bitte versuche es später noch einmal.")
    case .accountDisabled:
      .init(
        "This account is shut. Please ask the people who run this server.",
        "Dieses Konto ist gesperrt. Bitte frage die Leute, die diesen Server betreiben.")
    case .userUnknown:
      .init("There is no such account.", "Dieses Konto gibt es nicht.")
    case .sessionUnknown:
      .init("This device is not in your list any more.", "Dieses Gerät steht nicht mehr in deiner Liste.")
    case .refreshTokenReused:
      .init(
        "This device was signed out for your safety. Please sign in again.",
        "Dieses Gerät wurde zu deiner Sicherheit abgemeldet. Bitte melde dich neu an.")
    case .busy:
      .init(
        "Too many people are signing in. Please try again in a moment.",
        "Gerade melden sich zu viele an. Bitte versuche es gleich noch einmal.")
    case .deletionUnknown:
      .init("There is no such receipt.", "Diesen Beleg gibt es nicht.")
    case .deletionPending:
      .init(
        "The account is not deleted everywhere yet. Please ask again later.",
        "Das Konto ist noch nicht überall gelöscht. Bitte frage später noch einmal.")
    case .badClientCredentials: nil
    }
  }

  /// One violation per field; if all have the same reason, it is the error's reason too.
  private static func invalid(_ problems: [FieldProblem]) -> RPCError {
    let violations = problems.map {
      FieldViolation(
        field: $0.field, description: $0.explanation, reason: $0.reason,
        words: $0.words)
    }
    let reasons = Set(violations.map(\.reason))
    return .invalid(reason: reasons.count == 1 ? violations[0].reason : "INVALID_FIELD", violations)
  }

  /// States each field's problem once.
  private static func words(of problems: [FieldProblem]) -> LocalizedText {
    var texts: [LocalizedText] = []
    for problem in problems where !texts.contains(problem.words) { texts.append(problem.words) }
    return LocalizedText(
      texts.map(\.english).joined(separator: " "), texts.map(\.german).joined(separator: " "))
  }
}
