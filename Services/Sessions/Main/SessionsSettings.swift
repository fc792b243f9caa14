import SessionsDomain
import TitanCore
import TitanService

/// What only this service is told by its environment.
struct SessionsSettings: Sendable {
  /// `TITANUP_POSE_ADDRESS`: where the keys that verify receipts come from, and whose feed tells what becomes of streams.
  let pose: HostAndPort
  /// `TITANUP_PROFILE_ADDRESS`: whose feed tells what people aim at.
  let profile: HostAndPort
  /// `TITANUP_SESSION_QUOTA`: how many sessions without a receipt an account may record within a day; 0 for any number.
  let quota: SessionQuota

  init(_ reader: EnvironmentReader) {
    pose = reader.hostAndPort("TITANUP_POSE_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7004))
    profile = reader.hostAndPort("TITANUP_PROFILE_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7005))
    quota = SessionQuota(
      limit: reader.integer("TITANUP_SESSION_QUOTA", default: SessionQuota.standard.limit, in: 0...1_000_000))
  }
}
