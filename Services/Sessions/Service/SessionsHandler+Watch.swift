import SessionsDomain
import TitanCore
import TitanPostgres
package import TitanProto
package import TitanRPC

extension SessionsHandler {
  package func watchSessions(
    _ request: SessionsV1.WatchSessionsRequest, response: RPCWriter<SessionsV1.WatchSessionsResponse>,
    context: ServerContext
  ) async throws {
    let user = try context.requireUser()
    var cursor = try FeedCursor(request.cursor, of: user)
    let reader = FeedReader(store: feed, scope: .sessionsOf(user))
    try await context.watch(watchers.rings(for: user)) {
      try await reader.forEachPage(after: &cursor) { page in
        for change in page.changes {
          guard let session = change.session else { continue }
          try await response.write(.init(session, reader.cursor(behind: change, of: page)))
        }
      }
    }
  }
}

extension SessionsV1.WatchSessionsResponse {
  fileprivate init(_ session: Session, _ cursor: FeedCursor) {
    self.init(
      sessionID: "\(session.facts.sessionID)",
      change: session.deleteTime.map { .deleted(.init(deleteTime: .init($0))) } ?? .upserted(.init(session)),
      cursor: cursor.text)
  }
}
