import TitanCore
import TitanService

/// Settings that only this service reads from its environment.
struct TrophiesSettings: Sendable {
  /// `TITANUP_SESSIONS_ADDRESS`: the service whose feed it follows.
  let sessions: HostAndPort

  init(_ reader: EnvironmentReader) {
    sessions = reader.address(of: .sessions)
  }
}
