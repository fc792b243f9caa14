import Foundation
import TitanCore
import TitanService
import TrainingDomain

/// The settings from the environment that only this service has.
struct TrainingSettings: Sendable {
  /// `TITANUP_SESSIONS_ADDRESS`: the service whose feed reports push-up sessions and clocks.
  let sessions: ServiceAddress
  /// `TITANUP_PROFILE_ADDRESS`: the service whose feed reports body data.
  let profile: ServiceAddress
  /// `TITANUP_POSE_ADDRESS`: the service that provides the keys for verifying receipts.
  let pose: ServiceAddress
  /// Everybody's catalogue: what ships with TitanUp, and what `TITANUP_WORKOUTS_FILE` adds.
  let catalogue: Catalogue

  init(_ reader: EnvironmentReader) {
    sessions = reader.address(of: .sessions)
    profile = reader.address(of: .profile)
    pose = reader.address(of: .pose)
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
