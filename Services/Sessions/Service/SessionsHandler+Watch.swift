import SessionsDomain
import TitanCore
import TitanFeeds
import TitanPostgres
package import TitanProto
package import TitanRPC

extension SessionsHandler {
  package func watchSessions(
    _ request: SessionsV1.WatchSessionsRequest, response: RPCWriter<SessionsV1.WatchSessionsResponse>,
    context: ServerContext
  ) async throws {
    let user = try context.requireUser()
    let watch = watches.begin(user)
    let reader = FeedReader(WatchedFeed(feed: feed, user: user, watch: watch), view: SessionScope.sessionsOf(user).view)
    var cursor = try reader.cursor(request.cursor, of: user)
    try await context.watch(watch.notifications) {
      try await reader.forEachPage(after: &cursor) { page in
        for (position, change) in page.changes {
          guard let session = change.session else { continue }
          try await response.write(.init(session, reader.cursor(behind: position, of: page)))
        }
      }
    }
  }
}

/// The feed of one watch. Each page is read once for all of the user's watches.
private struct WatchedFeed: FeedStore {
  let feed: any SessionFeedStore
  let user: UserID
  let watch: UserWatch<FeedPosition, FeedPage<SessionState>>

  func changes(after position: FeedPosition, limit: Int) async throws -> FeedPage<SessionState> {
    // Changes that are held back arrive without another notification.
    try await watch.page(at: position, isWhole: { !$0.isPending }) {
      try await feed.changes(.sessionsOf(user), .everything, after: position, limit: limit)
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
