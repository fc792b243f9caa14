import Crypto
import HabitsDomain
package import TitanCore
package import TitanPostgres
import TitanProto
import TitanRPC
import TitanRequests
import TitanZones

/// Habits of whoever calls.
package struct HabitsHandler: HabitsV1.HabitsServiceProtocol {
  let store: HabitStore
  let watches: UserWatches<Int, WatchedHabits>
  let announcer: HabitAnnouncer
  let shelf: OverviewShelf
  let imports: ImportLimiter
  let clock: WallClock

  package init(
    store: HabitStore, bells: UserBells, announcer: HabitAnnouncer, shelf: OverviewShelf = OverviewShelf(),
    imports: ImportLimiter, clock: @escaping WallClock = systemClock
  ) {
    self.store = store
    watches = UserWatches(bells)
    self.announcer = announcer
    self.shelf = shelf
    self.imports = imports
    self.clock = clock
  }

  /// The zone asked for, else the clock's, else the one of the record made last, else UTC; and by what days are told.
  ///
  /// - Throws: INVALID_ARGUMENT ZONE_UNKNOWN.
  func zone(
    _ name: String, of user: UserID, field: String = "time_zone"
  ) async throws -> (zone: ZoneRules, dayRules: DayRules) {
    let days = try await store.days(of: user)
    return (try zone(name, days, field: field), days.rules)
  }

  private func zone(_ name: String, _ days: UserDays, field: String) throws -> ZoneRules {
    guard name.isEmpty else {
      guard let zone = ZoneRules(name: name) else { throw RPCError.zoneUnknown(name, field: field) }
      return zone
    }
    let known = [days.rules.timeZone, days.zone].lazy.compactMap { $0.flatMap { ZoneRules(name: $0) } }
    return known.first ?? .utc
  }

  /// Today's date, the zone that says so, and by what days are told.
  func today(
    _ zoneName: String, of user: UserID
  ) async throws -> (date: CalendarDay, zone: ZoneRules, days: UserDays) {
    try today(zoneName, try await store.days(of: user))
  }

  func today(
    _ zoneName: String, _ days: UserDays
  ) throws -> (date: CalendarDay, zone: ZoneRules, days: UserDays) {
    let zone = try zone(zoneName, days, field: "time_zone")
    let now = clock()
    return (zone.day(of: now, dayStart: days.rules.dayStart(at: now)), zone, days)
  }

  /// Makes a change, or gives the answer that its request id had before, and tells those who watch.
  ///
  /// - Parameter payload: the request without its id.
  func answer<Outcome: Sendable, Response: RPCMessage>(
    _ requestID: String, _ method: String, _ payload: some RPCMessage, of user: UserID, _ context: ServerContext,
    as response: @escaping @Sendable (Outcome) -> Response,
    _ change: (RememberedRequest<Outcome>?) async throws -> Answered<Outcome>
  ) async throws -> Response {
    let request = try RequestID(requestID).map { id in
      RememberedRequest<Outcome>(id: id, payloadDigest: digest(method, payload)) { response($0).serialized() }
    }
    switch try await localizing(context, { try await change(request) }) {
    case .done(let outcome):
      announcer.announce(user)
      return response(outcome)
    case .replayed(let bytes): return try Response(serialized: bytes)
    }
  }

  /// SHA-256 of a method and a message: what two calls must share to be the same.
  func digest(_ method: String, _ payload: some RPCMessage) -> [UInt8] {
    Array(SHA256.hash(data: Array("\(method)\n".utf8) + payload.serialized()))
  }
}
