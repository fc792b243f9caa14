import AuthDomain
import TitanCore
import TitanFields

/// A mail's text in one language: sentences and, in some mails, a link with a code.
struct MailText: Hashable, Sendable {
  let subject: String
  let greeting: String
  /// The sentences before the link and the code.
  let opening: [String]
  /// The text of the link.
  let action: String
  /// The sentences after the link and the code.
  let closing: [String]

  /// - Parameter name: `nil` if the mail must not address the reader by name, see `MailContent.displayName`.
  init(_ kind: MailKind, to name: DisplayName?, in language: Language) {
    let say = language.say
    let called = name.map { " \($0.text)" } ?? ""
    greeting = say("Hello\(called),", "Hallo\(called),")
    let notYou = say(
      "If this wasn't you, you don't need to do anything. Don't tell anybody the code.",
      "Wenn du das nicht warst, brauchst du nichts zu tun. Sage niemandem den Code.")
    let alarm = say(
      "If this wasn't you, reset your password in the app right away, and check the list of your devices.",
      "Wenn du das nicht warst, setze sofort in der App dein Passwort zurück und sieh dir die Liste deiner Geräte an.")
    switch kind {
    case .verifyEmail:
      subject = say("Confirm your e-mail address", "Bestätige deine E-Mail-Adresse")
      opening = [
        say(
          "Welcome to TitanUp. Please confirm that this is your address.",
          "willkommen bei TitanUp. Bitte bestätige, dass diese Adresse dir gehört.")
      ]
      action = say("Confirm the address", "Adresse bestätigen")
      closing = [say("This works once, within 24 hours.", "Das geht nur einmal, innerhalb von 24 Stunden."), notYou]
    case .alreadyRegistered:
      subject = say("You already have an account", "Du hast schon ein Konto")
      opening = [
        say(
          "Somebody, perhaps you, tried to create a TitanUp account with this address. You already have one.",
          "jemand, vielleicht du, wollte mit dieser Adresse ein TitanUp-Konto anlegen. Du hast schon eines."),
        say(
          "Sign in as usual. If you've forgotten your password, you can reset it in the app.",
          "Melde dich wie immer an. Wenn du dein Passwort vergessen hast, kannst du es in der App zurücksetzen."),
      ]
      action = ""
      closing = [
        say("If this wasn't you, you don't need to do anything.", "Wenn du das nicht warst, brauchst du nichts zu tun.")
      ]
    case .resetPassword:
      subject = say("Reset your password", "Setze dein Passwort zurück")
      opening = [
        say(
          "Somebody, hopefully you, wants to set a new password for your TitanUp account.",
          "jemand, hoffentlich du, möchte für dein TitanUp-Konto ein neues Passwort setzen.")
      ]
      action = say("Choose a new password", "Neues Passwort wählen")
      closing = [
        say("This works once, within 10 minutes.", "Das geht nur einmal, innerhalb von 10 Minuten."), notYou,
      ]
    case .passwordChanged:
      subject = say("Your password was changed", "Dein Passwort wurde geändert")
      opening = [
        say(
          "The password of your TitanUp account has just been changed, and your other devices have been signed out.",
          "das Passwort deines TitanUp-Kontos wurde gerade geändert, und deine anderen Geräte wurden abgemeldet.")
      ]
      action = ""
      closing = [alarm]
    case .confirmEmailChange:
      subject = say("Confirm your new e-mail address", "Bestätige deine neue E-Mail-Adresse")
      opening = [
        say(
          "You want to use this address for your TitanUp account from now on.",
          "du möchtest diese Adresse von jetzt an für dein TitanUp-Konto benutzen.")
      ]
      action = say("Use this address", "Diese Adresse benutzen")
      closing = [say("This works once, within 24 hours.", "Das geht nur einmal, innerhalb von 24 Stunden."), notYou]
    case .emailChanged:
      subject = say("Your e-mail address was changed", "Deine E-Mail-Adresse wurde geändert")
      opening = [
        say(
          "Your TitanUp account now has another e-mail address. You can no longer sign in with this one.",
          "dein TitanUp-Konto hat von jetzt an eine andere E-Mail-Adresse. Mit dieser kannst du dich nicht mehr anmelden."
        )
      ]
      action = ""
      closing = [alarm]
    case .passkeyAdded:
      subject = say("A passkey was added", "Ein Passkey wurde hinzugefügt")
      opening = [
        say(
          "Your TitanUp account has a new passkey. It signs in without your address and your password.",
          "dein TitanUp-Konto hat einen neuen Passkey. Mit ihm meldet man sich ohne Adresse und Passwort an.")
      ]
      action = ""
      closing = [
        say(
          "If this wasn't you, remove the passkey in the app right away, sign out your other devices, and change your "
            + "password.",
          "Wenn du das nicht warst, entferne den Passkey sofort in der App, melde deine anderen Geräte ab und ändere "
            + "dein Passwort.")
      ]
    case .passkeyRemoved:
      subject = say("A passkey was removed", "Ein Passkey wurde entfernt")
      opening = [
        say(
          "A passkey of your TitanUp account was removed. It can no longer be used to sign in.",
          "ein Passkey deines TitanUp-Kontos wurde entfernt. Mit ihm kann man sich nicht mehr anmelden.")
      ]
      action = ""
      closing = [alarm]
    case .passkeyCloned:
      subject = say("A passkey was blocked", "Ein Passkey wurde gesperrt")
      opening = [
        say(
          "Somebody showed a passkey of your TitanUp account that was older than its last use: there may be a copy of it. "
            + "We let nobody in, and it no longer works.",
          "jemand hat einen Passkey deines TitanUp-Kontos vorgezeigt, der älter war als seine letzte Benutzung: Vielleicht "
            + "gibt es eine Kopie davon. Wir haben niemanden hereingelassen, und er gilt nicht mehr."),
        say(
          "Sign in with your password, look at the list of your devices, and remove the passkey. You can then add a new "
            + "one.",
          "Melde dich mit deinem Passwort an, sieh dir die Liste deiner Geräte an und entferne den Passkey. Danach kannst "
            + "du einen neuen hinzufügen."),
      ]
      action = ""
      closing = []
    case .providerLinked:
      subject = say("Your account has another way in", "Dein Konto hat einen weiteren Zugang")
      opening = [
        say(
          "Your TitanUp account was linked with an account of your sign-in provider, which opens it from now on.",
          "dein TitanUp-Konto wurde mit einem Konto deines Anmeldedienstes verbunden, mit dem es sich von jetzt an öffnen "
            + "lässt.")
      ]
      action = ""
      closing = [
        say(
          "If this wasn't you, end the link in the app right away, sign out your other devices, and change your password.",
          "Wenn du das nicht warst, trenne die Verbindung sofort in der App, melde deine anderen Geräte ab und ändere "
            + "dein Passwort.")
      ]
    case .providerUnlinked:
      subject = say("Your sign-in provider was unlinked", "Dein Anmeldedienst wurde getrennt")
      opening = [
        say(
          "Your TitanUp account is no longer linked with an account of your sign-in provider. Sign in with your password "
            + "or a passkey.",
          "dein TitanUp-Konto ist nicht mehr mit einem Konto deines Anmeldedienstes verbunden. Melde dich mit deinem "
            + "Passwort oder einem Passkey an.")
      ]
      action = ""
      closing = [alarm]
    case .deletionRequested:
      subject = say("Your account will be deleted", "Dein Konto wird gelöscht")
      opening = [
        say(
          "You asked us to delete your TitanUp account with everything in it. Your devices have been signed out.",
          "du möchtest dein TitanUp-Konto mit allem, was darin ist, löschen. Deine Geräte wurden abgemeldet."),
        say(
          "If you change your mind, sign in and keep it; the app tells you how long you can.",
          "Wenn du es dir anders überlegst, melde dich an und behalte es; die App sagt dir, bis wann das geht."),
      ]
      action = ""
      closing = [
        say(
          "If this wasn't you, sign in right away, keep the account, and change your password.",
          "Wenn du das nicht warst, melde dich sofort an, behalte das Konto und ändere dein Passwort.")
      ]
    }
  }
}
