import HabitsDomain
package import TitanCore
package import TitanFeeds
import TitanProto
import TitanRPC
import TitanRequests
import TitanZones

/// Handles the caller's habits.
package struct HabitsHandler: HabitsV1.HabitsServiceProtocol {
  /// The PostgreSQL channel for the notifier.
  package static let channel = "habits_changed"

  let store: PostgresHabitStore
  let watches: UserWatches<Int, WatchedHabits>
  let notifier: Notifier
  let shelf: OverviewShelf
  let imports: ImportLimiter
  let clock: WallClock

  package init(
    store: PostgresHabitStore, notifier: Notifier, shelf: OverviewShelf = OverviewShelf(),
    imports: ImportLimiter, clock: @escaping WallClock = systemClock
  ) {
    self.store = store
    watches = UserWatches(notifier)
    self.notifier = notifier
    self.shelf = shelf
    self.imports = imports
    self.clock = clock
  }

  /// The zone to use, and the rules for dates. The zone is the requested one, or else the clock's, or else the newest
  /// record's, or else UTC.
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

  /// Today's date, the zone it is for, and the rules for dates.
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

  /// Makes a change, or returns the answer that its request id had before, and notifies watchers.
  ///
  /// - Parameter payload: the request without its id.
  func answer<Outcome: Sendable, Response: RPCMessage>(
    _ requestID: String, _ method: String, _ payload: some RPCMessage, of user: UserID, _ context: ServerContext,
    as response: @escaping @Sendable (Outcome) -> Response,
    _ change: (RememberedRequest<Outcome>?) async throws -> Answered<Outcome>
  ) async throws -> Response {
    let request = try RequestID(requestID).map { id in
      RememberedRequest<Outcome>(id: id, payloadDigest: payloadDigest(method, payload.serialized())) {
        response($0).serialized()
      }
    }
    switch try await change(request) {
    case .done(let outcome):
      notifier.notify(user)
      return response(outcome)
    case .replayed(let bytes): return try Response(serialized: bytes)
    }
  }
}
