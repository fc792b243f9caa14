import SessionsDomain
import TitanCore
import TitanFeeds
package import TitanProto
package import TitanRPC

extension SessionsHandler {
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
}

extension PausePlace {
  /// The fields of a page token; `nil` if they aren't from one of our tokens.
  fileprivate init?(fields: [String]) {
    guard fields.count == 2, let date = CalendarDay(fields[0]), let id = PauseID(fields[1]) else { return nil }
    self.init(firstDate: date, id: id)
  }
}
