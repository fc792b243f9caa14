import MotivationDomain
import MotivationService
import TitanCore
import TitanService

/// Settings that only this service reads from its environment.
struct MotivationSettings: Sendable {
  /// Read from the folder `TITANUP_CATALOGUE_DIR`. An error is also reported to the reader.
  let catalogue: Result<Catalogue, any Error>
  /// `TITANUP_TROPHIES_ADDRESS`, `TITANUP_SESSIONS_ADDRESS`, `TITANUP_PROFILE_ADDRESS`: the services that know the level
  /// and the streak, and the one that stores the chosen voice.
  let trophies: ServiceAddress
  let sessions: ServiceAddress
  let profile: ServiceAddress
  /// `TITANUP_PUSH_KEY[_FILE]`, `TITANUP_PUSH_CONTACT`, `TITANUP_PUSH_NETWORKS`; `nil` if no reminders are pushed.
  let push: PushSettings?

  init(_ reader: EnvironmentReader) {
    trophies = reader.address(of: .trophies)
    sessions = reader.address(of: .sessions)
    profile = reader.address(of: .profile)
    push = Self.push(reader)
    let folder = reader.string("TITANUP_CATALOGUE_DIR", default: "Services/Motivation/Catalogue")
    catalogue = Result { try Catalogue(folder: folder) }
    if case .failure(let error) = catalogue {
      reader.report(
        "TITANUP_CATALOGUE_DIR", got: "\"\(folder)\" (\(error))",
        allowed: "a folder with quotes.txt and voices.txt, written as Services/Motivation/Catalogue is")
    }
  }

  private static func push(_ reader: EnvironmentReader) -> PushSettings? {
    let key = reader.optionalSecret("TITANUP_PUSH_KEY", allowed: VapidKey.form) { VapidKey($0) != nil }
    let contact = reader.raw("TITANUP_PUSH_CONTACT")
    if let contact, !["mailto:", "https://"].contains(where: contact.hasPrefix) {
      reader.report("TITANUP_PUSH_CONTACT", got: "\"\(contact)\"", allowed: "a mailto: or https: URL")
    }
    let policy = PushServicePolicy(exceptions: reader.networks("TITANUP_PUSH_NETWORKS"))
    return key.flatMap { VapidKey($0.reveal()) }.map { PushSettings(key: $0, contact: contact, policy: policy) }
  }
}
