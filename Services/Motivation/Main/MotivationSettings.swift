import MotivationService
import TitanCore
import TitanService

/// What only this service is told by its environment.
struct MotivationSettings: Sendable {
  /// From the folder `TITANUP_CATALOGUE_DIR`. Why it cannot be read or understood, the reader was told.
  let catalogue: Result<Catalogue, any Error>
  /// `TITANUP_TROPHIES_ADDRESS`, `TITANUP_SESSIONS_ADDRESS`, `TITANUP_PROFILE_ADDRESS`: who knows level, streak, goal
  /// and the chosen voice.
  let trophies: HostAndPort
  let sessions: HostAndPort
  let profile: HostAndPort

  init(_ reader: EnvironmentReader) {
    trophies = reader.hostAndPort("TITANUP_TROPHIES_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7003))
    sessions = reader.hostAndPort("TITANUP_SESSIONS_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7002))
    profile = reader.hostAndPort("TITANUP_PROFILE_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7005))
    let folder = reader.string("TITANUP_CATALOGUE_DIR", default: "Services/Motivation/Catalogue")
    catalogue = Result { try Catalogue(folder: folder) }
    if case .failure(let error) = catalogue {
      reader.report(
        "TITANUP_CATALOGUE_DIR", got: "\"\(folder)\" (\(error))",
        allowed: "a folder with quotes.txt and voices.txt, written as Services/Motivation/Catalogue is")
    }
  }
}
