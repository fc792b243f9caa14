import AuthDomain
import TitanCore

/// What a mail says, in one language: sentences and perhaps a link with a code.
struct MailText: Hashable, Sendable {
  let subject: String
  let greeting: String
  /// Before the link and the code.
  let opening: [String]
  /// What the link says.
  let action: String
  /// Behind the link and the code.
  let closing: [String]

  /// - Parameter name: `nil` where the reader must not be called by it, see `MailContent.displayName`.
  init(_ kind: MailKind, to name: DisplayName?, in language: Language) {
    func say(_ english: String, _ german: String) -> String { language == .german ? german : english }
    let called = name.map { " \($0.text)" } ?? ""
    greeting = say("Hello\(called),", "Hallo\(called),")
    let notYou = say(
      "If this was not you, you need not do anything, and tell nobody the code.",
      "Wenn du das nicht warst, brauchst du nichts zu tun. Sage niemandem den Code.")
    let alarm = say(
      "If this was not you, reset your password in the app at once, and look at the list of your devices.",
      "Wenn du das nicht warst, setze sofort in der App dein Passwort zurück und sieh dir die Liste deiner Geräte an.")
    switch kind {
    case .verifyEmail:
      subject = say("Confirm your e-mail address", "Bestätige deine E-Mail-Adresse")
      opening = [
        say(
          "welcome to TitanUp. Please confirm that this is your address.",
          "willkommen bei TitanUp. Bitte bestätige, dass diese Adresse dir gehört.")
      ]
      action = say("Confirm the address", "Adresse bestätigen")
      closing = [say("This works for 24 hours, and once.", "Das geht 24 Stunden lang und einmal."), notYou]
    case .alreadyRegistered:
      subject = say("You have an account already", "Du hast schon ein Konto")
      opening = [
        say(
          "somebody, perhaps you, wanted to use this address for a TitanUp account. There is one with it already.",
          "jemand, vielleicht du, wollte diese Adresse für ein TitanUp-Konto benutzen. Es gibt schon eines damit."),
        say(
          "Sign in as always. If you have forgotten your password, the app lets you reset it.",
          "Melde dich wie immer an. Wenn du dein Passwort vergessen hast, kannst du es in der App zurücksetzen."),
      ]
      action = ""
      closing = [
        say("If this was not you, you need not do anything.", "Wenn du das nicht warst, brauchst du nichts zu tun.")
      ]
    case .resetPassword:
      subject = say("Reset your password", "Setze dein Passwort zurück")
      opening = [
        say(
          "somebody, hopefully you, wants to set a new password for your TitanUp account.",
          "jemand, hoffentlich du, möchte für dein TitanUp-Konto ein neues Passwort setzen.")
      ]
      action = say("Choose a new password", "Neues Passwort wählen")
      closing = [
        say("This works for 10 minutes, and once.", "Das geht 10 Minuten lang und einmal."), notYou,
      ]
    case .passwordChanged:
      subject = say("Your password was changed", "Dein Passwort wurde geändert")
      opening = [
        say(
          "the password of your TitanUp account was just changed, and your other devices were signed out.",
          "das Passwort deines TitanUp-Kontos wurde gerade geändert, und deine anderen Geräte wurden abgemeldet.")
      ]
      action = ""
      closing = [alarm]
    case .confirmEmailChange:
      subject = say("Confirm your new e-mail address", "Bestätige deine neue E-Mail-Adresse")
      opening = [
        say(
          "you want to use this address for your TitanUp account from now on.",
          "du möchtest diese Adresse von jetzt an für dein TitanUp-Konto benutzen.")
      ]
      action = say("Use this address", "Diese Adresse benutzen")
      closing = [say("This works for 24 hours, and once.", "Das geht 24 Stunden lang und einmal."), notYou]
    case .emailChanged:
      subject = say("Your e-mail address was changed", "Deine E-Mail-Adresse wurde geändert")
      opening = [
        say(
          "your TitanUp account has another e-mail address from now on. This one does not sign in any more.",
          "dein TitanUp-Konto hat von jetzt an eine andere E-Mail-Adresse. Mit dieser kannst du dich nicht mehr anmelden."
        )
      ]
      action = ""
      closing = [alarm]
    case .deletionRequested:
      subject = say("Your account will be deleted", "Dein Konto wird gelöscht")
      opening = [
        say(
          "you want your TitanUp account deleted, with all that is in it. Your devices were signed out.",
          "du möchtest dein TitanUp-Konto löschen, mit allem, was darin ist. Deine Geräte wurden abgemeldet."),
        say(
          "If you think better of it, sign in and keep it; the app says until when you can.",
          "Wenn du es dir anders überlegst, melde dich an und behalte es; die App sagt dir, bis wann das geht."),
      ]
      action = ""
      closing = [
        say(
          "If this was not you, sign in at once, keep the account, and change your password.",
          "Wenn du das nicht warst, melde dich sofort an, behalte das Konto und ändere dein Passwort.")
      ]
    }
  }
}
