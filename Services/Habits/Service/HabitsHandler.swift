import Crypto
import HabitsDomain
package import TitanCore
import TitanProto
import TitanRPC
import TitanZones

/// Habits of whoever calls.
package struct HabitsHandler: HabitsV1.HabitsServiceProtocol {
  let store: HabitStore
  let bells: HabitBells
  let announcer: HabitAnnouncer
  let clock: WallClock

  package init(
    store: HabitStore, bells: HabitBells, announcer: HabitAnnouncer, clock: @escaping WallClock = systemClock
  ) {
    self.store = store
    self.bells = bells
    self.announcer = announcer
    self.clock = clock
  }

  /// The zone asked for, else the one of the record made last, else UTC.
  ///
  /// - Throws: INVALID_ARGUMENT ZONE_UNKNOWN.
  func zone(_ name: String, of user: UserID, field: String = "time_zone") async throws -> ZoneRules {
    guard name.isEmpty else {
      guard let zone = ZoneRules(name: name) else {
        throw RPCError.invalid(
          field, reason: "ZONE_UNKNOWN",
          "got \(name.count <= 64 ? "\"\(name)\"" : "\(name.count) characters"); allowed: an IANA zone such as "
            + "Europe/Berlin, UTC, or nothing")
      }
      return zone
    }
    return try await store.zone(of: user).flatMap { ZoneRules(name: $0) } ?? .utc
  }

  /// Today's date, and the zone that says so.
  func today(_ zoneName: String, of user: UserID) async throws -> (date: CalendarDay, zone: ZoneRules) {
    let zone = try await zone(zoneName, of: user)
    return (zone.day(of: clock(), dayStart: WeekClock.dayStart), zone)
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

extension Identifier {
  /// Reads an id of a request.
  init(_ text: String, field: String) throws {
    guard let id = Self(text) else {
      throw RPCError.invalid(
        field, reason: text.isEmpty ? "MISSING" : "UUID_INVALID",
        "got \(text.count <= 64 ? "\"\(text)\"" : "\(text.count) characters"); allowed: a UUID in its 36-character form"
      )
    }
    self = id
  }
}
