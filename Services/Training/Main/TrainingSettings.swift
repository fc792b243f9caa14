import Foundation
import TitanCore
import TitanService
import TrainingDomain

/// What only this service is told by its environment.
struct TrainingSettings: Sendable {
  /// `TITANUP_SESSIONS_ADDRESS`: whose feed tells of push-up sessions and clocks.
  let sessions: HostAndPort
  /// `TITANUP_PROFILE_ADDRESS`: whose feed tells of bodies.
  let profile: HostAndPort
  /// What everybody can train: what TitanUp comes with, and what `TITANUP_WORKOUTS_FILE` adds.
  let catalogue: Catalogue

  init(_ reader: EnvironmentReader) {
    sessions = reader.hostAndPort("TITANUP_SESSIONS_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7002))
    profile = reader.hostAndPort("TITANUP_PROFILE_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7005))
    catalogue = Self.catalogue(reader)
  }

  private static func catalogue(_ reader: EnvironmentReader) -> Catalogue {
    let file = "TITANUP_WORKOUTS_FILE"
    guard let path = reader.raw(file) else { return .shipped }
    do {
      return try Catalogue.shipped.adding(try String(contentsOf: URL(filePath: path), encoding: .utf8))
    } catch let failure as CatalogueReader.Failure {
      reader.report(
        file, got: "\"\(path)\" (\(failure))", allowed: "lines: id | type | English | German | exercise SETSxAMOUNT; …")
    } catch {
      reader.report(file, got: "\"\(path)\"", allowed: "a file of UTF-8 text, one workout a line")
    }
    return .shipped
  }
}
