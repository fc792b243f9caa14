package import AuthDomain
package import TitanCore
package import TitanRPC

/// What went wrong with the OpenID Connect provider as RPC errors: each with a reason of its own, since operators and
/// people do different things about each.
extension ProviderError: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .notConfigured:
      Self.error("PROVIDER_NOT_CONFIGURED", "this installation has no OpenID Connect provider")
    case .passwordsOff:
      Self.error("PASSWORDS_OFF", "accounts have no passwords here: people sign in with the provider")
    case .expired:
      Self.error("SIGN_IN_EXPIRED", "the answer came late, was used, or belongs to another browser; begin again")
    case .denied(let error):
      Self.error("PROVIDER_DENIED", "the provider sent the browser back with an error", ["error": error])
    case .unreachable(let why):
      RPCError(.unavailable, reason: "PROVIDER_UNREACHABLE", "the provider can't be asked: \(why)")
    case .late:
      RPCError(.unavailable, reason: "PROVIDER_TIMEOUT", "the provider didn't answer in time")
    case .answerInvalid(let why): Self.error("PROVIDER_ANSWER_INVALID", why)
    case .issuerMismatch(let got):
      Self.error(
        "PROVIDER_ISSUER_MISMATCH", "the provider names another issuer than the one configured",
        ["issuer": String(got.prefix(200))])
    case .codeRefused(let error):
      Self.error("PROVIDER_CODE_REFUSED", "the provider refused the code", ["error": error])
    case .keyUnknown(let id):
      Self.error("PROVIDER_KEY_UNKNOWN", "the provider publishes no key that its ID token names", ["kid": id])
    case .tokenInvalid(let claim, let why):
      Self.error("PROVIDER_TOKEN_INVALID", "the provider's ID token is wrong, \(claim): \(why)", ["claim": claim])
    case .emailUnverified:
      Self.error("PROVIDER_EMAIL_UNVERIFIED", "the provider vouches for no e-mail address of this person")
    case .linkRequired:
      Self.error("PROVIDER_LINK_REQUIRED", "an account has this e-mail address; its owner signs in to it and links it")
    case .alreadyLinked:
      RPCError(.alreadyExists, reason: "PROVIDER_ALREADY_LINKED", "the account is linked with another person")
    case .personTaken:
      RPCError(.alreadyExists, reason: "PROVIDER_PERSON_TAKEN", "another account is linked with this person")
    case .notLinked:
      Self.error("PROVIDER_NOT_LINKED", "the account isn't linked with this person")
    case .onlyWayIn:
      Self.error("PROVIDER_ONLY_WAY_IN", "nothing else opens the account: it has no password that would")
    }
  }

  private static func error(_ reason: String, _ message: String, _ info: [String: String] = [:]) -> RPCError {
    RPCError(.failedPrecondition, reason: reason, message, info: info)
  }

  package var words: LocalizedText? {
    switch self {
    case .notConfigured:
      .init("There is no such way to sign in here.", "Diese Art der Anmeldung gibt es hier nicht.")
    case .passwordsOff:
      .init(
        "There are no passwords here. Please sign in with the button.",
        "Hier gibt es keine Passwörter. Bitte melde dich mit dem Knopf an.")
    case .expired:
      .init(
        "That took too long, or was used already. Please sign in again.",
        "Das hat zu lange gedauert oder wurde schon benutzt. Bitte melde dich neu an.")
    case .denied:
      .init("The sign-in was cancelled.", "Die Anmeldung wurde abgebrochen.")
    case .unreachable:
      .init(
        "The sign-in service can't be reached. Please try again later.",
        "Der Anmeldedienst ist nicht erreichbar. Bitte versuche es später noch einmal.")
    case .late:
      .init(
        "The sign-in service takes too long to answer. Please try again later.",
        "Der Anmeldedienst antwortet nicht rechtzeitig. Bitte versuche es später noch einmal.")
    case .answerInvalid, .issuerMismatch, .keyUnknown, .tokenInvalid:
      .init(
        "The sign-in service's answer can't be trusted. Please tell the people who run this server.",
        "Der Antwort des Anmeldedienstes ist nicht zu trauen. Bitte sage es den Leuten, die diesen Server betreiben.")
    case .codeRefused:
      .init(
        "The sign-in service didn't accept this sign-in. Please try again.",
        "Der Anmeldedienst hat diese Anmeldung nicht angenommen. Bitte versuche es noch einmal.")
    case .emailUnverified:
      .init(
        "The sign-in service doesn't confirm your email. Please confirm it there first.",
        "Der Anmeldedienst bestätigt deine E-Mail-Adresse nicht. Bitte bestätige sie zuerst dort.")
    case .linkRequired:
      .init(
        "You already have an account with this email. Sign in with its password, then link it in your account.",
        "Mit dieser E-Mail-Adresse hast du schon ein Konto. Melde dich mit seinem Passwort an und verbinde es dann im Konto."
      )
    case .alreadyLinked:
      .init(
        "Your account is linked with somebody else there. Unlink it first.",
        "Dein Konto ist dort mit jemand anderem verbunden. Löse die Verbindung zuerst.")
    case .personTaken:
      .init(
        "This sign-in belongs to another account.", "Diese Anmeldung gehört zu einem anderen Konto.")
    case .notLinked:
      .init(
        "Your account isn't linked with this sign-in.", "Dein Konto ist mit dieser Anmeldung nicht verbunden.")
    case .onlyWayIn:
      .init(
        "This is your only way to sign in. Set a password first.",
        "Nur so kannst du dich anmelden. Lege zuerst ein Passwort fest.")
    }
  }
}
