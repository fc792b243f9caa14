import TitanCore
import TitanService
import TrophiesService

/// Settings that only this service reads from its environment.
struct TrophiesSettings: Sendable {
  /// `TITANUP_SESSIONS_ADDRESS`: the service whose feed tells push-ups and the rules for dates.
  let sessions: ServiceAddress
  /// `TITANUP_TRAINING_ADDRESS`: the service whose feed tells verified sets of other exercises.
  let training: ServiceAddress
  /// `TITANUP_AWARD_KEY[_FILE]`: makes public links to awards, and signs what they show; `nil` if there are none.
  let awardKey: AwardLinkKey?

  init(_ reader: EnvironmentReader) {
    sessions = reader.address(of: .sessions)
    training = reader.address(of: .training)
    awardKey = reader.optionalSecret("TITANUP_AWARD_KEY", allowed: AwardLinkKey.form) { AwardLinkKey($0) != nil }
      .flatMap { AwardLinkKey($0.reveal()) }
  }
}
