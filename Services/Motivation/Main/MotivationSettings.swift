import MotivationService
import TitanCore
import TitanService

/// Settings that only this service reads from its environment.
struct MotivationSettings: Sendable {
  /// Read from the folder `TITANUP_CATALOGUE_DIR`. An error is also reported to the reader.
  let catalogue: Result<Catalogue, any Error>
  /// `TITANUP_TROPHIES_ADDRESS`, `TITANUP_SESSIONS_ADDRESS`, `TITANUP_PROFILE_ADDRESS`: the services that know the level
  /// and the streak, and the one that stores the chosen voice.
  let trophies: HostAndPort
  let sessions: HostAndPort
  let profile: HostAndPort

  init(_ reader: EnvironmentReader) {
    trophies = reader.address(of: .trophies)
    sessions = reader.address(of: .sessions)
    profile = reader.address(of: .profile)
    let folder = reader.string("TITANUP_CATALOGUE_DIR", default: "Services/Motivation/Catalogue")
    catalogue = Result { try Catalogue(folder: folder) }
    if case .failure(let error) = catalogue {
      reader.report(
        "TITANUP_CATALOGUE_DIR", got: "\"\(folder)\" (\(error))",
        allowed: "a folder with quotes.txt and voices.txt, written as Services/Motivation/Catalogue is")
    }
  }
}
