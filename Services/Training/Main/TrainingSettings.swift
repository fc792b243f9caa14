import TitanService

/// What only this service is told by its environment.
struct TrainingSettings: Sendable {
  /// `TITANUP_SESSIONS_ADDRESS`: whose feed tells of push-up sessions and clocks.
  let sessions: HostAndPort
  /// `TITANUP_PROFILE_ADDRESS`: whose feed tells of bodies.
  let profile: HostAndPort

  init(_ reader: EnvironmentReader) {
    sessions = reader.hostAndPort("TITANUP_SESSIONS_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7002))
    profile = reader.hostAndPort("TITANUP_PROFILE_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7005))
  }
}
