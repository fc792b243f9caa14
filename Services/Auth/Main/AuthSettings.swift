import AuthDomain
import AuthService
import Foundation
import TitanCore
import TitanService
import TitanThreads

/// Settings that only auth reads from its environment.
struct AuthSettings: Sendable {
  /// `TITANUP_TOKEN_SIGNING_KEY[_FILE]`.
  let signingKey: Secret
  /// `TITANUP_REFRESH_TOKEN_KEY[_FILE]`.
  let refreshTokenKey: Secret
  /// `TITANUP_PROFILE_ADDRESS`: the service whose feed announces accounts' languages.
  let profile: ServiceAddress
  /// `TITANUP_SERVICE_SECRET_<NAME>[_FILE]`: the OAuth client secrets of the services that may follow feeds.
  let serviceSecrets: [String: Secret]
  /// `TITANUP_AUTH_SESSION_IDLE`, `TITANUP_AUTH_SESSION_MAXIMUM`.
  let lifetimes: Lifetimes
  /// `TITANUP_ACCOUNT_DELETION_GRACE`, `TITANUP_ACCOUNT_ERASURE_DELAY`.
  let deletionSchedule: DeletionSchedule
  /// `TITANUP_PASSWORD_MINIMUM`, `TITANUP_PASSWORD_MINIMUM_WITH_SECOND_FACTOR`, `TITANUP_PASSWORD_BLOCKLIST_FILE`.
  let passwordPolicy: PasswordPolicy
  /// `TITANUP_REGISTRATION`, `TITANUP_INVITATIONS_PER_USER`.
  let registration: RegistrationPolicy
  /// `TITANUP_PASSWORD_THREADS`: the number of passwords hashed at the same time; each takes 19 MiB.
  let passwordThreads: Int
  /// `TITANUP_PASSWORD_QUEUE`: the number that may wait for a thread.
  let passwordQueue: Int
  /// `nil` if no mail is sent.
  let mail: MailSettings?
  /// `TITANUP_SLOW_GUESSES`: whether failed sign-ins delay the next ones.
  let slowsGuesses: Bool
  /// `TITANUP_ADMIN_SECOND_FACTOR`: whether operators have their role only in sessions opened with a second factor.
  let adminsNeedSecondFactor: Bool
  /// `TITANUP_PASSKEY_ORIGIN`: the pages that passkeys are for.
  let passkeyParty: RelyingParty
  /// `TITANUP_OIDC_…`; `nil` if people don't sign in with a provider.
  let provider: ProviderSettings?
  /// `TITANUP_LOCAL_PASSWORDS`: whether accounts have passwords.
  let hasPasswords: Bool

  init(_ reader: EnvironmentReader) {
    signingKey = reader.secret(
      "TITANUP_TOKEN_SIGNING_KEY", allowed: ServerKeys.signingKeyForm, where: ServerKeys.isSigningKey)
    refreshTokenKey = reader.secret(
      "TITANUP_REFRESH_TOKEN_KEY", allowed: ServerKeys.refreshTokenKeyForm, where: ServerKeys.isRefreshTokenKey)
    var secrets: [String: Secret] = [:]
    for name in ServiceClients.names {
      secrets[name] = reader.optionalSecret(
        "TITANUP_SERVICE_SECRET_\(name.uppercased())",
        allowed: "at least \(ServiceClients.minimumSecretLength) bytes",
        where: { $0.utf8.count >= ServiceClients.minimumSecretLength })
    }
    serviceSecrets = secrets
    profile = reader.address(of: .profile)
    let (minute, longest) = (Duration.seconds(60), Duration.seconds(3_650 * 86_400))
    let standard = Lifetimes()
    lifetimes = Lifetimes(
      sliding: reader.duration("TITANUP_AUTH_SESSION_IDLE", default: standard.sliding, in: minute...longest),
      absolute: reader.duration("TITANUP_AUTH_SESSION_MAXIMUM", default: standard.absolute, in: minute...longest))
    let deletion = DeletionSchedule()
    deletionSchedule = DeletionSchedule(
      grace: reader.duration(
        "TITANUP_ACCOUNT_DELETION_GRACE", default: deletion.grace, in: .zero ... .seconds(14 * 86_400)),
      delay: reader.duration("TITANUP_ACCOUNT_ERASURE_DELAY", default: deletion.delay, in: .zero ... .seconds(86_400)))
    passwordPolicy = Self.passwordPolicy(reader)
    registration = RegistrationPolicy(
      mode: reader.choice("TITANUP_REGISTRATION", default: RegistrationMode.open),
      invitationsPerUser: reader.integer("TITANUP_INVITATIONS_PER_USER", default: 0, in: 0...1_000))
    mail = MailSettings(reader)
    // Half of the cores: leaves the rest to the event loops when many people sign in at once.
    passwordThreads = reader.integer(
      "TITANUP_PASSWORD_THREADS", default: BoundedThreadPool.standardThreadCount, in: 1...256)
    passwordQueue = reader.integer("TITANUP_PASSWORD_QUEUE", default: 200, in: 0...100_000)
    slowsGuesses = reader.boolean("TITANUP_SLOW_GUESSES", default: true)
    adminsNeedSecondFactor = reader.boolean("TITANUP_ADMIN_SECOND_FACTOR", default: false)
    passkeyParty = reader.value("TITANUP_PASSKEY_ORIGIN", default: .thisMachine, allowed: RelyingParty.originForm) {
      RelyingParty(origin: $0)
    }
    provider = ProviderSettings(reader)
    hasPasswords = reader.boolean("TITANUP_LOCAL_PASSWORDS", default: true)
    if !hasPasswords, reader.raw("TITANUP_OIDC_ISSUER") == nil {
      reader.report(
        "TITANUP_LOCAL_PASSWORDS", got: "false, without a provider, so that nobody could sign in",
        allowed: "true, or TITANUP_OIDC_ISSUER as well")
    }
  }

  private static func passwordPolicy(_ reader: EnvironmentReader) -> PasswordPolicy {
    let (file, lengths) = ("TITANUP_PASSWORD_BLOCKLIST_FILE", PasswordPolicy.floor...64)
    var blocklist = PasswordDigests.common
    if let path = reader.raw(file) {
      do {
        blocklist = try blocklist.adding(linesOf: URL(filePath: path))
      } catch {
        reader.report(file, got: "\"\(path)\"", allowed: "a file of UTF-8 text, one password a line")
      }
    }
    return PasswordPolicy(
      minimumAlone: reader.integer("TITANUP_PASSWORD_MINIMUM", default: 15, in: lengths),
      minimumWithSecondFactor: reader.integer("TITANUP_PASSWORD_MINIMUM_WITH_SECOND_FACTOR", default: 8, in: lengths),
      blocklist: blocklist)
  }
}
