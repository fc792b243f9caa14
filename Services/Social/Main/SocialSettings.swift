import TitanCore
import TitanService

/// The settings from the environment that only this service has.
struct SocialSettings: Sendable {
  /// `TITANUP_SESSIONS_ADDRESS`: the service whose feed tells push-ups and the rules for dates.
  let sessions: ServiceAddress
  /// `TITANUP_TRAINING_ADDRESS`: the service whose feed tells practices.
  let training: ServiceAddress

  init(_ reader: EnvironmentReader) {
    sessions = reader.address(of: .sessions)
    training = reader.address(of: .training)
  }
}
