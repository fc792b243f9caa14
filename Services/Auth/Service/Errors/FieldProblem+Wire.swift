import AuthDomain
import TitanCore

extension FieldProblem {
  /// The reason as documented in `proto/titanup/auth/v1/auth.proto`.
  var reason: String {
    switch kind {
    case .empty, .password(.blank): "FIELD_EMPTY"
    case .emailInvalid: "EMAIL_INVALID"
    case .password(.tooShort): "PASSWORD_TOO_SHORT"
    case .password(.tooLong): "PASSWORD_TOO_LONG"
    case .password(.breached): "PASSWORD_BREACHED"
    case .password(.guessable): "PASSWORD_GUESSABLE"
    case .nameEmpty: "NAME_EMPTY"
    case .localeInvalid: "LOCALE_INVALID"
    case .tooLong: "FIELD_TOO_LONG"
    case .controlCharacter: "FIELD_INVALID"
    }
  }

  /// What was received and what is allowed, for developers. It never contains the value, which may be secret or
  /// personal. Characters are Unicode code points.
  var explanation: String {
    switch kind {
    case .empty, .emailInvalid, .nameEmpty, .password(.blank): words.english
    case .password(.tooShort(let count, let limit)): "got \(count) characters; allowed: at least \(limit)"
    case .password(.tooLong(let count)):
      "got \(count) characters; allowed: at most \(PasswordPolicy.maximumLength)"
    case .password(.breached): "the password is on the list of common and breached ones; none of them is allowed"
    case .password(.guessable):
      "the password repeats itself, follows the keys, or is little more than the account's address or name"
    case .localeInvalid: "got no BCP 47 language tag; allowed: one such as en or de-AT, or nothing"
    case .tooLong(let count, let limit): "got \(count) characters; allowed: at most \(limit)"
    case .controlCharacter: "got a control character; allowed: none"
    }
  }

  /// The messages of requirements R1-07 and R1-08 where those give one, as sentences.
  var words: LocalizedText {
    switch kind {
    case .empty, .nameEmpty, .password(.blank):
      .init("Please enter login details.", "Bitte gib deine Anmeldedaten ein.")
    case .emailInvalid:
      .init("Please enter a valid email.", "Bitte gib eine gültige E-Mail-Adresse ein.")
    case .password(.tooShort(_, let least)):
      .init(
        "Your password is too short. Use at least \(least) characters.",
        "Dein Passwort ist zu kurz. Nimm mindestens \(least) Zeichen.")
    case .password(.tooLong):
      .init(
        "Your password is too long. Use at most \(PasswordPolicy.maximumLength) characters.",
        "Dein Passwort ist zu lang. Nimm höchstens \(PasswordPolicy.maximumLength) Zeichen.")
    case .password(.breached):
      .init(
        "Many people use this password, and thieves know it. Please choose another.",
        "Dieses Passwort benutzen viele, und Diebe kennen es. Bitte wähle ein anderes.")
    case .password(.guessable):
      .init(
        "This password is easily guessed. Please choose another.",
        "Dieses Passwort ist leicht zu erraten. Bitte wähle ein anderes.")
    case .localeInvalid: .init("Please choose a language.", "Bitte wähle eine Sprache.")
    case .tooLong(_, let limit):
      .init("Please use at most \(limit) characters.", "Bitte verwende höchstens \(limit) Zeichen.")
    case .controlCharacter:
      .init("Please use letters and signs that can be seen.", "Bitte verwende nur sichtbare Zeichen.")
    }
  }
}
