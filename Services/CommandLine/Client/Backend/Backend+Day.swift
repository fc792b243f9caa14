import TitanProto
import TitanZones

extension Backend {
  /// The zone that says which date today is: the one of the user's clock; this system's while the clock follows the
  /// device.
  func dayZone() async throws -> String {
    let clock = try await keeper.call { options in
      try await sessions.getClock(.init(), options: options.within(.seconds(10)))
    }.clock
    guard let name = clock?.timeZone, !name.isEmpty else { return zone.name }
    return name
  }
}
