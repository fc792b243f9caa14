import SessionsDomain
import TitanCore
import TitanService

/// Settings that only this service reads from its environment.
struct SessionsSettings: Sendable {
  /// `TITANUP_POSE_ADDRESS`: the service that provides the keys for verifying receipts, and the feed of changes to
  /// streams.
  let pose: ServiceAddress
  /// `TITANUP_PROFILE_ADDRESS`: the service whose feed announces users' goals.
  let profile: ServiceAddress
  /// `TITANUP_SESSION_QUOTA`: the number of sessions without a receipt that an account may record within a day; 0 for
  /// no limit.
  let quota: SessionQuota

  init(_ reader: EnvironmentReader) {
    pose = reader.address(of: .pose)
    profile = reader.address(of: .profile)
    quota = SessionQuota(
      limit: reader.integer("TITANUP_SESSION_QUOTA", default: SessionQuota.standard.limit, in: 0...1_000_000))
  }
}
