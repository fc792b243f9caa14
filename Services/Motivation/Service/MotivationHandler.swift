import MotivationDomain
package import TitanCore
package import TitanProto
import TitanRPC
import TitanZones

/// Words and reminders of whoever calls.
package struct MotivationHandler: MotivationV1.MotivationServiceProtocol {
  /// Where everything of the users' is kept.
  package typealias Store = WordStore & ListenerStore & ReminderStore

  let catalogue: Catalogue
  let store: any Store
  let standings: any StandingSource
  let bells: ReminderBells
  let clock: WallClock
  let alarm: Alarm
  /// Of the chance that chooses words.
  let seed: @Sendable () -> UInt64

  package init(
    catalogue: Catalogue, store: any Store, standings: any StandingSource, bells: ReminderBells,
    clock: @escaping WallClock = systemClock, alarm: @escaping Alarm = systemAlarm(),
    seed: @escaping @Sendable () -> UInt64 = { .random(in: .min ... .max) }
  ) {
    self.catalogue = catalogue
    self.store = store
    self.standings = standings
    self.bells = bells
    self.clock = clock
    self.alarm = alarm
    self.seed = seed
  }

  /// Where the user is: the zone named, which is remembered, else the one named last, else UTC.
  func zone(_ name: String, of user: UserID) async throws -> ZoneRules {
    let known = try await store.timeZone(of: user)
    guard !name.isEmpty else { return known.flatMap { ZoneRules(name: $0) } ?? .utc }
    guard let zone = ZoneRules(name: name) else {
      throw RPCError.invalid(
        "time_zone", reason: "ZONE_UNKNOWN",
        "got \(shown(name)); allowed: an IANA zone such as Europe/Berlin, UTC, or nothing")
    }
    if name != known { try await store.setTimeZone(name, of: user) }
    return zone
  }
}
