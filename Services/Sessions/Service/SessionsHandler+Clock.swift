import SessionsDomain
import TitanCore
import TitanFeeds
package import TitanProto
package import TitanRPC
import TitanRequests
import TitanZones

extension SessionsHandler {
  package func getClock(
    _ request: SessionsV1.GetClockRequest, context: ServerContext
  ) async throws -> SessionsV1.GetClockResponse {
    .init(clock: .init(try await days.clocks(of: try context.requireUser()).current))
  }

  package func updateClock(
    _ request: SessionsV1.UpdateClockRequest, context: ServerContext
  ) async throws -> SessionsV1.UpdateClockResponse {
    let user = try context.requireUser()
    let requestID = try RequestID(request.requestID)
    let wanted = request.clock ?? .init()
    let change = try ClockChange(wanted, mask: request.updateMask)
    let changed = try await days.changeClock(
      of: user, at: clock(),
      request: requestID.map {
        .init(id: $0, payloadDigest: request.payloadDigest("UpdateClock", without: \.requestID), response: Self.answer)
      }
    ) { current in
      guard wanted.etag.isEmpty || wanted.etag == current.etag else {
        throw RPCError.etagMismatch(of: "clock", now: current.etag)
      }
      return try change.applied(to: current)
    }
    switch changed {
    case .changed(let clock):
      notifier.notify()
      return .init(clock: .init(clock))
    case .replayed(let bytes): return try .init(serialized: bytes)
    }
  }

  @Sendable private static func answer(_ clock: UserClock) -> [UInt8] {
    SessionsV1.UpdateClockResponse(clock: .init(clock)).serialized()
  }

  /// Today's date and the zone it is based on: the requested zone, else the clock's, else that of the newest session,
  /// else UTC.
  func today(_ zoneName: String, of user: UserID) async throws -> (date: CalendarDay, zone: ZoneRules, clock: UserClock)
  {
    let now = clock()
    let userClock = try await days.clocks(of: user).current
    let zone = try await zone(zoneName, of: user, userClock)
    return (zone.day(of: now, dayStart: userClock.dayStart), zone, userClock)
  }

  private func zone(_ name: String, of user: UserID, _ userClock: UserClock) async throws -> ZoneRules {
    guard name.isEmpty else {
      guard let zone = ZoneRules(name: name) else { throw RPCError.zoneUnknown(name) }
      return zone
    }
    if let zone = userClock.timeZone.flatMap({ ZoneRules(name: $0) }) { return zone }
    return try await store.newestZone(of: user).flatMap { ZoneRules(name: $0) } ?? .utc
  }
}
