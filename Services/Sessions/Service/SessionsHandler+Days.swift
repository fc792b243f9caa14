import SessionsDomain
package import SessionsProto
import TitanCore
import TitanFeeds
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

  package func createPause(
    _ request: SessionsV1.CreatePauseRequest, context: ServerContext
  ) async throws -> SessionsV1.CreatePauseResponse {
    let user = try context.requireUser()
    let pause = try PauseDraft(request.pause ?? .init()).checked()
    let today = try await today("", of: user).date
    try await days.create(pause, of: user, today: today, at: clock())
    notifier.notify()
    return .init(pause: .init(pause))
  }

  package func listPauses(
    _ request: SessionsV1.ListPausesRequest, context: ServerContext
  ) async throws -> SessionsV1.ListPausesResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = ["ListPauses", "\(user)"]
    let place = try PageToken.decode(request.pageToken, arguments: arguments).flatMap(PausePlace.init)
    let page = Page(
      try await days.pauses(of: user, after: place, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: { ["\($0.dates.lowerBound)", "\($0.id)"] })
    return .init(pauses: page.items.map(SessionsV1.Pause.init), nextPageToken: page.nextPageToken)
  }

  package func deletePause(
    _ request: SessionsV1.DeletePauseRequest, context: ServerContext
  ) async throws -> SessionsV1.DeletePauseResponse {
    let user = try context.requireUser()
    let id = try PauseID(request.pauseID, field: "pause_id")
    guard try await days.delete(id, of: user, at: clock()) else { throw RPCError.notFound("pause", id: "\(id)") }
    notifier.notify()
    return .init()
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

extension PausePlace {
  /// The fields of a page token; `nil` if they aren't from one of our tokens.
  fileprivate init?(fields: [String]) {
    guard fields.count == 2, let date = CalendarDay(fields[0]), let id = PauseID(fields[1]) else { return nil }
    self.init(firstDate: date, id: id)
  }
}
