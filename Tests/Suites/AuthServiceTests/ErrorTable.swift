import AuthDomain
import Testing
import TitanCore
import TitanRPC
import TitanTesting

@testable import AuthService

@Suite("The errors that clients receive from auth")
struct ErrorTable {
  static let rows = [
    ErrorRow(
      AccountError.emailTaken, .alreadyExists, "EMAIL_TAKEN",
      "This email is already registered.", "Diese E-Mail-Adresse ist schon registriert."),
    ErrorRow(
      AccountError.badCredentials, .unauthenticated, "BAD_CREDENTIALS",
      "Email or password is wrong.", "E-Mail-Adresse oder Passwort ist falsch."),
    ErrorRow(
      AccountError.emailUnverified, .failedPrecondition, "EMAIL_UNVERIFIED",
      "Please confirm your email first. We have sent you a link.",
      "Bitte bestätige zuerst deine E-Mail-Adresse. Wir haben dir einen Link geschickt."),
    ErrorRow(
      AccountError.tokenInvalid, .invalidArgument, "TOKEN_INVALID",
      "This link is not valid.", "Dieser Link ist ungültig."),
    ErrorRow(
      AccountError.tokenUsed, .failedPrecondition, "TOKEN_USED",
      "This link has been used already.", "Dieser Link wurde schon benutzt."),
    ErrorRow(
      AccountError.tokenExpired, .failedPrecondition, "TOKEN_EXPIRED",
      "This link has expired. Please ask for a new one.", "Dieser Link ist abgelaufen. Bitte fordere einen neuen an."),
    ErrorRow(
      AccountError.codeInvalid, .invalidArgument, "CODE_INVALID",
      "This code doesn't work. Check it, or ask for a new mail.",
      "Dieser Code funktioniert nicht. Prüfe ihn, oder fordere eine neue Mail an."),
    ErrorRow(
      AccountError.registrationClosed, .failedPrecondition, "REGISTRATION_CLOSED",
      "Registration is closed here. Ask the people who run this server.",
      "Hier kann man sich nicht registrieren. Frage die Leute, die diesen Server betreiben."),
    ErrorRow(
      AccountError.invitationRequired, .failedPrecondition, "INVITATION_REQUIRED",
      "You need an invitation to register here.", "Um dich hier zu registrieren, brauchst du eine Einladung."),
    ErrorRow(
      AccountError.invitationInvalid, .invalidArgument, "INVITATION_INVALID",
      "This invitation doesn't work, or no longer. Ask for a new one.",
      "Diese Einladung gilt nicht oder nicht mehr. Bitte um eine neue."),
    ErrorRow(
      AccountError.invitationsNotAllowed, .permissionDenied, "INVITATIONS_NOT_ALLOWED",
      "Only operators can invite people here.", "Hier können nur Betreiber andere einladen."),
    ErrorRow(
      AccountError.tooManyInvitations(limit: 3), .resourceExhausted, "TOO_MANY_INVITATIONS",
      "You can invite 3 people in all.", "Du kannst insgesamt 3 Personen einladen."),
    ErrorRow(
      AccountError.invitationUnknown, .notFound, "INVITATION_NOT_FOUND",
      "There is no such invitation.", "Diese Einladung gibt es nicht."),
    ErrorRow(
      AccountError.concurrentChange, .aborted, "CONCURRENT_CHANGE",
      "Your account has just changed. Please try again.",
      "Dein Konto hat sich gerade geändert. Bitte versuche es noch einmal."),
    ErrorRow(
      AccountError.passkeyRejected(.userNotVerified), .invalidArgument, "PASSKEY_INVALID",
      "This passkey can't be used here.", "Dieser Passkey lässt sich hier nicht verwenden."),
    ErrorRow(
      AccountError.passkeyInvalid, .unauthenticated, "PASSKEY_INVALID",
      "This passkey didn't work. Please try again, or sign in with your password.",
      "Dieser Passkey hat nicht funktioniert. Bitte versuche es noch einmal, oder melde dich mit deinem Passwort an."),
    ErrorRow(
      AccountError.passkeyBlocked, .unauthenticated, "PASSKEY_BLOCKED",
      "There may be a copy of this passkey, so it no longer works. Sign in with your password and remove it.",
      "Von diesem Passkey gibt es vielleicht eine Kopie, darum gilt er nicht mehr. Melde dich mit deinem Passwort an "
        + "und entferne ihn."),
    ErrorRow(
      AccountError.passkeyUnknown, .notFound, "PASSKEY_NOT_FOUND",
      "There is no such passkey.", "Diesen Passkey gibt es nicht."),
    ErrorRow(
      AccountError.passkeyExists, .alreadyExists, "PASSKEY_EXISTS",
      "You have already added this passkey.", "Diesen Passkey hast du schon hinzugefügt."),
    ErrorRow(
      AccountError.tooManyPasskeys(limit: 20), .resourceExhausted, "TOO_MANY_PASSKEYS",
      "You can have 20 passkeys. Please remove one you no longer need.",
      "Du kannst 20 Passkeys haben. Bitte entferne einen, den du nicht mehr brauchst."),
    ErrorRow(
      AccountError.passkeyChallengeExpired, .failedPrecondition, "CHALLENGE_EXPIRED",
      "That took too long. Please try again.", "Das hat zu lange gedauert. Bitte versuche es noch einmal."),
    ErrorRow(
      AccountError.tooManyTokens(limit: 50), .resourceExhausted, "TOO_MANY_TOKENS",
      "You can have 50 access tokens. Please revoke one you no longer need.",
      "Du kannst 50 Zugriffstoken haben. Bitte widerrufe eines, das du nicht mehr brauchst."),
    ErrorRow(
      AccountError.personalTokenUnknown, .notFound, "PERSONAL_ACCESS_TOKEN_NOT_FOUND",
      "There is no such access token.", "Dieses Zugriffstoken gibt es nicht."),
    ErrorRow(
      AccountError.personalTokenExpired, .unauthenticated, "TOKEN_EXPIRED",
      "This access token no longer works.", "Dieses Zugriffstoken gilt nicht mehr."),
    ErrorRow(
      AccountError.personalTokenRevoked, .unauthenticated, "TOKEN_REVOKED",
      "This access token no longer works.", "Dieses Zugriffstoken gilt nicht mehr."),
    ErrorRow(
      AccountError.deletionUnknown, .notFound, "DELETION_NOT_FOUND",
      "There is no such receipt.", "Diesen Beleg gibt es nicht."),
    ErrorRow(
      AccountError.deletionPending(waitingFor: ["habits", "pose"]), .failedPrecondition, "DELETION_PENDING",
      info: ["waiting_for": "habits,pose"],
      "The account is not deleted everywhere yet. Please ask again later.",
      "Das Konto ist noch nicht überall gelöscht. Bitte frage später noch einmal."),
    ErrorRow(
      AccountError.badClientCredentials, .unauthenticated, "BAD_CLIENT_CREDENTIALS",
      "Please sign in.", "Bitte melde dich an."),
    ErrorRow(
      AccountError.refreshTokenInvalid, .unauthenticated, "REFRESH_TOKEN_INVALID",
      "Please sign in again.", "Bitte melde dich neu an."),
    ErrorRow(
      AccountError.refreshTokenReused, .unauthenticated, "REFRESH_TOKEN_REUSED",
      "This device was signed out for your safety. Please sign in again.",
      "Dieses Gerät wurde zu deiner Sicherheit abgemeldet. Bitte melde dich neu an."),
    ErrorRow(
      AccountError.sessionExpired, .unauthenticated, "SESSION_EXPIRED",
      "Please sign in again.", "Bitte melde dich neu an."),
    ErrorRow(
      AccountError.sessionRevoked, .unauthenticated, "SESSION_REVOKED",
      "Please sign in again.", "Bitte melde dich neu an."),
    ErrorRow(
      AccountError.mfaInvalid, .unauthenticated, "MFA_INVALID",
      "This code is not right.", "Dieser Code stimmt nicht."),
    ErrorRow(
      AccountError.challengeExpired, .failedPrecondition, "CHALLENGE_EXPIRED",
      "That took too long. Please sign in again.", "Das hat zu lange gedauert. Bitte melde dich neu an."),
    ErrorRow(
      AccountError.alreadyEnrolled, .failedPrecondition, "ALREADY_ENROLLED",
      "Your second factor is on already.", "Dein zweiter Faktor ist schon eingeschaltet."),
    ErrorRow(
      AccountError.notEnrolled, .failedPrecondition, "NOT_ENROLLED",
      "You have no second factor.", "Du hast keinen zweiten Faktor."),
    ErrorRow(
      AccountError.passwordTooShortAlone(limit: 15), .failedPrecondition, "PASSWORD_TOO_SHORT",
      "Your password alone would be too short. Change it to at least 15 characters first.",
      "Dein Passwort allein wäre zu kurz. Ändere es zuerst in eines mit mindestens 15 Zeichen."),
    ErrorRow(
      AccountError.tooManyAttempts(retryAfter: .seconds(1)), .resourceExhausted, "TOO_MANY_ATTEMPTS",
      "Too many attempts. Please try again later.", "Zu viele Versuche. Bitte versuche es später noch einmal."),
    ErrorRow(
      AccountError.accountDisabled, .failedPrecondition, "ACCOUNT_DISABLED",
      "This account is shut. Please ask the people who run this server.",
      "Dieses Konto ist gesperrt. Bitte frage die Leute, die diesen Server betreiben."),
    ErrorRow(
      AccountError.userUnknown, .notFound, "USER_NOT_FOUND",
      "There is no such account.", "Dieses Konto gibt es nicht."),
    ErrorRow(
      AccountError.sessionUnknown, .notFound, "AUTH_SESSION_NOT_FOUND",
      "This device is not in your list any more.", "Dieses Gerät steht nicht mehr in deiner Liste."),
    ErrorRow(
      AccountError.busy(limit: 7, retryAfter: .seconds(1)), .resourceExhausted, "PASSWORD_QUEUE_FULL",
      "Too many people are signing in. Please try again in a moment.",
      "Gerade melden sich zu viele an. Bitte versuche es gleich noch einmal."),
    ErrorRow(
      AccountError.invalidFields([FieldProblem(field: "password", .empty)]), .invalidArgument, "FIELD_EMPTY",
      "Please enter login details.", "Bitte gib deine Anmeldedaten ein."),
    ErrorRow(
      AccountError.invalidFields([FieldProblem(field: "password", .password(.blank))]), .invalidArgument, "FIELD_EMPTY",
      "Please enter login details.", "Bitte gib deine Anmeldedaten ein."),
    ErrorRow(
      AccountError.invalidFields([FieldProblem(field: "password", .nameEmpty)]), .invalidArgument, "NAME_EMPTY",
      "Please enter login details.", "Bitte gib deine Anmeldedaten ein."),
    ErrorRow(
      AccountError.invalidFields([FieldProblem(field: "password", .emailInvalid)]), .invalidArgument, "EMAIL_INVALID",
      "Please enter a valid email.", "Bitte gib eine gültige E-Mail-Adresse ein."),
    ErrorRow(
      AccountError.invalidFields([FieldProblem(field: "password", .password(.tooShort(3, limit: 15)))]),
      .invalidArgument, "PASSWORD_TOO_SHORT",
      "Your password is too short. Use at least 15 characters.",
      "Dein Passwort ist zu kurz. Nimm mindestens 15 Zeichen."),
    ErrorRow(
      AccountError.invalidFields([FieldProblem(field: "password", .password(.tooLong(300)))]), .invalidArgument,
      "PASSWORD_TOO_LONG",
      "Your password is too long. Use at most 256 characters.",
      "Dein Passwort ist zu lang. Nimm höchstens 256 Zeichen."),
    ErrorRow(
      AccountError.invalidFields([FieldProblem(field: "password", .password(.breached))]), .invalidArgument,
      "PASSWORD_BREACHED",
      "Many people use this password, and thieves know it. Please choose another.",
      "Dieses Passwort benutzen viele, und Diebe kennen es. Bitte wähle ein anderes."),
    ErrorRow(
      AccountError.invalidFields([FieldProblem(field: "password", .password(.guessable))]), .invalidArgument,
      "PASSWORD_GUESSABLE",
      "This password is easily guessed. Please choose another.",
      "Dieses Passwort ist leicht zu erraten. Bitte wähle ein anderes."),
    ErrorRow(
      AccountError.invalidFields([FieldProblem(field: "password", .localeInvalid)]), .invalidArgument, "LOCALE_INVALID",
      "Please choose a language.", "Bitte wähle eine Sprache."),
    ErrorRow(
      AccountError.invalidFields([FieldProblem(field: "password", .tooLong(101, limit: 100))]), .invalidArgument,
      "FIELD_TOO_LONG",
      "Please use at most 100 characters.", "Bitte verwende höchstens 100 Zeichen."),
    ErrorRow(
      AccountError.invalidFields([FieldProblem(field: "password", .controlCharacter)]), .invalidArgument,
      "FIELD_INVALID",
      "Please use letters and signs that can be seen.", "Bitte verwende nur sichtbare Zeichen."),
    ErrorRow(
      AccountError.invalidFields([
        FieldProblem(field: "email", .empty), FieldProblem(field: "password", .password(.blank)),
        FieldProblem(field: "locale", .localeInvalid),
      ]), .invalidArgument, "INVALID_FIELD", "Please enter login details. Please choose a language.",
      "Bitte gib deine Anmeldedaten ein. Bitte wähle eine Sprache."),
  ]

  @Test(arguments: rows, Language.allCases)
  func leaves(row: ErrorRow, in language: Language) {
    #expect(row.received(in: language) == row.expected(in: language))
  }
}
