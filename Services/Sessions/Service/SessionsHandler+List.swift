import SessionsDomain
import TitanCore
package import TitanProto
package import TitanRPC

extension SessionsHandler {
  package func listSessions(
    _ request: SessionsV1.ListSessionsRequest, context: ServerContext
  ) async throws -> SessionsV1.ListSessionsResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    try RepeatedField.check(request.evidence.count, "evidence")
    let evidence = Set(try request.evidence.map(Evidence.init(request:)))
    let levels = evidence.map { "\($0.rawValue)" }.sorted().joined(separator: ",")
    let arguments = [
      "ListSessions", "\(user)", request.fromLocalDate, request.toLocalDate, levels, "\(request.minReps)",
    ]
    let filter = SessionFilter(
      fromLocalDate: try CalendarDay(request: request.fromLocalDate, field: "from_local_date"),
      toLocalDate: try CalendarDay(request: request.toLocalDate, field: "to_local_date"),
      evidence: evidence, minReps: min(Int(request.minReps), SessionLimits.reps.upperBound + 1),
      after: try PageToken.decode(request.pageToken, arguments: arguments).flatMap(SessionFilter.Place.init))
    let page = Page(
      try await store.sessions(of: user, filter, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: \.place.fields)
    return .init(sessions: page.items.map(SessionsV1.Session.init), nextPageToken: page.nextPageToken)
  }
}

extension Evidence {
  fileprivate init(request level: SessionsV1.Evidence) throws {
    guard let evidence = Evidence(rawValue: Int(level.rawValue)) else {
      throw RPCError.invalid(
        "evidence", reason: "EVIDENCE_UNKNOWN", "got \(level.rawValue); allowed: 1 to 5, each a level of Evidence")
    }
    self = evidence
  }
}

extension SessionFilter.Place {
  /// The fields of a page token; `nil` if they aren't from one of our tokens.
  fileprivate init?(fields: [String]) {
    guard fields.count == 2, let start = Int64(fields[0]), let id = SessionID(fields[1]) else { return nil }
    self.init(start: Timestamp(microseconds: start), id: id)
  }

  fileprivate var fields: [String] { ["\(start.microseconds)", "\(id)"] }
}

extension Session {
  fileprivate var place: SessionFilter.Place { .init(start: facts.start, id: facts.sessionID) }
}
