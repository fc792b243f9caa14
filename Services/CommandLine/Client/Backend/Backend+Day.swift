import TitanProto
import TitanRPC
import TitanZones

extension Backend {
  /// The zone that says which date today is: the one of the user's clock; this system's while the clock follows the
  /// device, or nobody can say: what other services know is shown without it.
  func dayZone() async throws -> String {
    do {
      let clock = try await keeper.call { options in
        try await sessions.getClock(.init(), options: options.within(.seconds(3)))
      }.clock
      guard let name = clock?.timeZone, !name.isEmpty else { return zone.name }
      return name
    } catch let error as RPCError where error.isServiceAway || error.code == .deadlineExceeded {
      return zone.name
    }
  }
}
