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
      return say("This email is already registered.", "Diese E-Mail-Adresse ist schon registriert.")
    case .badCredentials:
      return say("Email or password is wrong.", "E-Mail-Adresse oder Passwort ist falsch.")
    case .emailUnverified:
      return say(
        "Please confirm your email first. We have sent you a link.",
        "Bitte bestätige zuerst deine E-Mail-Adresse. Wir haben dir einen Link geschickt.")
    case .tokenInvalid:
      return say("This link is not valid.", "Dieser Link ist ungültig.")
    case .tokenUsed:
      return say("This link has been used already.", "Dieser Link wurde schon benutzt.")
    case .tokenExpired:
      return say(
        "This link has expired. Please ask for a new one.", "Dieser Link ist abgelaufen. Bitte fordere einen neuen an.")
    case .codeInvalid:
      return say(
        "This code doesn't work. Check it, or ask for a new mail.",
        "Dieser Code funktioniert nicht. Prüfe ihn, oder fordere eine neue Mail an.")
    case .registrationClosed:
      return say(
        "Registration is closed here. Ask the people who run this server.",
        "Hier kann man sich nicht registrieren. Frage die Leute, die diesen Server betreiben.")
    case .invitationRequired:
      return say(
        "You need an invitation to register here.", "Um dich hier zu registrieren, brauchst du eine Einladung.")
    case .invitationInvalid:
      return say(
        "This invitation doesn't work, or no longer. Ask for a new one.",
        "Diese Einladung gilt nicht oder nicht mehr. Bitte um eine neue.")
    case .invitationsNotAllowed:
      return say("Only operators can invite people here.", "Hier können nur Betreiber andere einladen.")
    case .tooManyInvitations(let limit):
      return say(
        "You can invite \(limit == 1 ? "1 person" : "\(limit) people") in all.",
        "Du kannst insgesamt \(limit == 1 ? "eine Person" : "\(limit) Personen") einladen.")
    case .invitationUnknown:
      return say("There is no such invitation.", "Diese Einladung gibt es nicht.")
    case .concurrentChange:
      return say(
        "Your account has just changed. Please try again.",
        "Dein Konto hat sich gerade geändert. Bitte versuche es noch einmal.")
    case .refreshTokenInvalid, .sessionExpired, .sessionRevoked:
      return say("Please sign in again.", "Bitte melde dich neu an.")
    case .mfaInvalid:
      return say("This code is not right.", "Dieser Code stimmt nicht.")
    case .challengeExpired:
      return say("That took too long. Please sign in again.", "Das hat zu lange gedauert. Bitte melde dich neu an.")
    case .alreadyEnrolled:
      return say("Your second factor is on already.", "Dein zweiter Faktor ist schon eingeschaltet.")
    case .notEnrolled:
      return say("You have no second factor.", "Du hast keinen zweiten Faktor.")
    case .passwordTooShortAlone(let limit):
      return say(
        "Your password alone would be too short. Change it to at least \(limit) characters first.",
        "Dein Passwort allein wäre zu kurz. Ändere es zuerst in eines mit mindestens \(limit) Zeichen.")
    case .tooManyAttempts:
      return say(
        "Too many attempts. Please try again later.", "Zu viele Versuche. Bitte versuche es später noch einmal.")
    case .accountDisabled:
      return say(
        "This account is shut. Please ask the people who run this server.",
        "Dieses Konto ist gesperrt. Bitte frage die Leute, die diesen Server betreiben.")
    case .userUnknown:
      return say("There is no such account.", "Dieses Konto gibt es nicht.")
    case .sessionUnknown:
      return say("This device is not in your list any more.", "Dieses Gerät steht nicht mehr in deiner Liste.")
    case .refreshTokenReused:
      return say(
        "This device was signed out for your safety. Please sign in again.",
        "Dieses Gerät wurde zu deiner Sicherheit abgemeldet. Bitte melde dich neu an.")
    case .busy:
      return say(
        "Too many people are signing in. Please try again in a moment.",
        "Gerade melden sich zu viele an. Bitte versuche es gleich noch einmal.")
    case .deletionUnknown:
      return say("There is no such receipt.", "Diesen Beleg gibt es nicht.")
    case .deletionPending:
      return say(
        "The account is not deleted everywhere yet. Please ask again later.",
        "Das Konto ist noch nicht überall gelöscht. Bitte frage später noch einmal.")
    case .badClientCredentials: return nil
    }
  }
}

extension FieldProblem {
  /// The words of requirements R1-07 and R1-08 where they give some, as sentences.
  func text(in language: Language) -> String {
    func say(_ english: String, _ german: String) -> String { language == .german ? german : english }
    switch kind {
    case .empty, .nameEmpty, .password(.blank):
      return say("Please enter login details.", "Bitte gib deine Anmeldedaten ein.")
    case .emailInvalid:
      return say("Please enter a valid email.", "Bitte gib eine gültige E-Mail-Adresse ein.")
    case .password(.tooShort(_, let least)):
      return say(
        "Your password is too short. Use at least \(least) characters.",
        "Dein Passwort ist zu kurz. Nimm mindestens \(least) Zeichen.")
    case .password(.tooLong):
      let most = PasswordPolicy.maximumLength
      return say(
        "Your password is too long. Use at most \(most) characters.",
        "Dein Passwort ist zu lang. Nimm höchstens \(most) Zeichen.")
    case .password(.breached):
      return say(
        "Many people use this password, and thieves know it. Please choose another.",
        "Dieses Passwort benutzen viele, und Diebe kennen es. Bitte wähle ein anderes.")
    case .password(.guessable):
      return say(
        "This password is easily guessed. Please choose another.",
        "Dieses Passwort ist leicht zu erraten. Bitte wähle ein anderes.")
    case .localeInvalid: return say("Please choose a language.", "Bitte wähle eine Sprache.")
    case .tooLong(_, let limit):
      return say("Please use at most \(limit) characters.", "Bitte verwende höchstens \(limit) Zeichen.")
    case .controlCharacter:
      return say("Please use letters and signs that can be seen.", "Bitte verwende nur sichtbare Zeichen.")
    }
  }
}
