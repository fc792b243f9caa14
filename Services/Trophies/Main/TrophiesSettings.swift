import TitanCore
import TitanService

/// What only this service is told by its environment.
struct TrophiesSettings: Sendable {
  /// `TITANUP_SESSIONS_ADDRESS`: whose feed it follows.
  let sessions: HostAndPort

  init(_ reader: EnvironmentReader) {
    sessions = reader.hostAndPort("TITANUP_SESSIONS_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7002))
  }
}
