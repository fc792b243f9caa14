import TitanService

/// What only this service is told by its environment.
struct HabitsSettings: Sendable {
  /// `TITANUP_SESSIONS_ADDRESS`: whose feed fills linked habits.
  let sessions: HostAndPort

  init(_ reader: EnvironmentReader) {
    sessions = reader.hostAndPort("TITANUP_SESSIONS_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7002))
  }
}
