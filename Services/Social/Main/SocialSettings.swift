import TitanCore
import TitanService

/// The settings from the environment that only this service has.
struct SocialSettings: Sendable {
  /// `TITANUP_AUTH_ADDRESS`: the service that knows a caller's own e-mail address.
  let auth: HostAndPort
  /// `TITANUP_SESSIONS_ADDRESS`: the service whose feed tells push-ups and the rules for dates.
  let sessions: HostAndPort
  /// `TITANUP_TRAINING_ADDRESS`: the service whose feed tells practices.
  let training: HostAndPort

  init(_ reader: EnvironmentReader) {
    auth = reader.address(of: .auth)
    sessions = reader.address(of: .sessions)
    training = reader.address(of: .training)
  }
}
