import AuthDomain
import TitanCore

extension AccountError {
  /// What may be shown to the person; `nil` where no person is involved.
  func text(in language: Language) -> String? {
    func say(_ english: String, _ german: String) -> String { language == .german ? german : english }
    switch self {
    case .invalidFields(let problems):
      var texts: [String] = []
      for problem in problems {
        let text = problem.text(in: language)
        if !texts.contains(text) { texts.append(text) }
      }
      return texts.joined(separator: " ")
    case .emailTaken:
      return say("this email is already registered.", "Diese E-Mail-Adresse ist schon registriert.")
    case .badCredentials:
      return say("email or password is wrong.", "E-Mail-Adresse oder Passwort ist falsch.")
    case .emailUnverified:
      return say(
        "please confirm your email first. we have sent you a link.",
        "Bitte bestätige zuerst deine E-Mail-Adresse. Wir haben dir einen Link geschickt.")
    case .tokenInvalid:
      return say("this link is not valid.", "Dieser Link ist ungültig.")
    case .tokenUsed:
      return say("this link has been used already.", "Dieser Link wurde schon benutzt.")
    case .tokenExpired:
      return say(
        "this link has expired. please ask for a new one.", "Dieser Link ist abgelaufen. Bitte fordere einen neuen an.")
    case .concurrentChange:
      return say(
        "your account has just changed. please try again.",
        "Dein Konto hat sich gerade geändert. Bitte versuche es noch einmal.")
    case .refreshTokenInvalid, .sessionExpired, .sessionRevoked:
      return say("please sign in again.", "Bitte melde dich neu an.")
    case .mfaInvalid:
      return say("this code is not right.", "Dieser Code stimmt nicht.")
    case .challengeExpired:
      return say("that took too long. please sign in again.", "Das hat zu lange gedauert. Bitte melde dich neu an.")
    case .alreadyEnrolled:
      return say("your second factor is on already.", "Dein zweiter Faktor ist schon eingeschaltet.")
    case .notEnrolled:
      return say("you have no second factor.", "Du hast keinen zweiten Faktor.")
    case .passwordTooShortAlone(let limit):
      return say(
        "please choose a password of at least \(limit) characters first.",
        "Bitte wähle zuerst ein Passwort mit mindestens \(limit) Zeichen.")
    case .tooManyAttempts:
      return say(
        "too many attempts. please try again later.", "Zu viele Versuche. Bitte versuche es später noch einmal.")
    case .accountDisabled:
      return say(
        "this account is shut. please ask whoever runs this service.",
        "Dieses Konto ist gesperrt. Bitte frage, wer diesen Dienst betreibt.")
    case .userUnknown:
      return say("there is no such account.", "Dieses Konto gibt es nicht.")
    case .sessionUnknown:
      return say("this device is not in your list any more.", "Dieses Gerät steht nicht mehr in deiner Liste.")
    case .refreshTokenReused:
      return say(
        "this device was signed out for your safety. please sign in again.",
        "Dieses Gerät wurde zu deiner Sicherheit abgemeldet. Bitte melde dich neu an.")
    case .busy:
      return say(
        "too many people are signing in. please try again in a moment.",
        "Gerade melden sich zu viele an. Bitte versuche es gleich noch einmal.")
    case .deletionUnknown:
      return say("there is no such receipt.", "Diesen Beleg gibt es nicht.")
    case .deletionPending:
      return say(
        "the account is not deleted everywhere yet. please ask again later.",
        "Das Konto ist noch nicht überall gelöscht. Bitte frage später noch einmal.")
    case .badClientCredentials: return nil
    }
  }
}

extension FieldProblem {
  /// The words of requirements R1-07 and R1-08 where they give some.
  func text(in language: Language) -> String {
    func say(_ english: String, _ german: String) -> String { language == .german ? german : english }
    switch kind {
    case .empty, .nameEmpty, .password(.blank):
      return say("please enter login details.", "Bitte gib deine Anmeldedaten ein.")
    case .emailInvalid:
      return say("please enter a valid email.", "Bitte gib eine gültige E-Mail-Adresse ein.")
    case .password(.tooShort(_, let least)):
      return say(
        "please choose a password of at least \(least) characters.",
        "Bitte wähle ein Passwort mit mindestens \(least) Zeichen.")
    case .password(.tooLong):
      let most = PasswordPolicy.maximumLength
      return say(
        "please choose a password of at most \(most) characters.",
        "Bitte wähle ein Passwort mit höchstens \(most) Zeichen.")
    case .password(.breached):
      return say(
        "many people use this password, and thieves know it. please choose another.",
        "Dieses Passwort benutzen viele, und Diebe kennen es. Bitte wähle ein anderes.")
    case .password(.guessable):
      return say(
        "this password is easily guessed. please choose another.",
        "Dieses Passwort ist leicht zu erraten. Bitte wähle ein anderes.")
    case .localeInvalid: return say("please choose a language.", "Bitte wähle eine Sprache.")
    case .tooLong(_, let limit):
      return say("please use at most \(limit) characters.", "Bitte verwende höchstens \(limit) Zeichen.")
    case .controlCharacter:
      return say("please use letters and signs that can be seen.", "Bitte verwende nur sichtbare Zeichen.")
    }
  }
}
