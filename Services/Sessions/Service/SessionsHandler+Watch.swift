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
    let watch = watches.begin(user)
    let reader = FeedReader(store: WatchedFeed(feed, watch), scope: .sessionsOf(user))
    try await context.watch(watch.rings) {
      try await reader.forEachPage(after: &cursor) { page in
        for change in page.changes {
          guard let session = change.session else { continue }
          try await response.write(.init(session, reader.cursor(behind: change, of: page)))
        }
      }
    }
  }
}

/// The feed of one watch: its pages are read once for all that the user has.
private struct WatchedFeed: FeedStore {
  private let feed: any FeedStore
  private let watch: UserWatch<FeedPosition, FeedPage>

  init(_ feed: any FeedStore, _ watch: UserWatch<FeedPosition, FeedPage>) { (self.feed, self.watch) = (feed, watch) }

  func changes(
    _ scope: FeedScope, _ detail: FeedDetail, after position: FeedPosition, limit: Int
  ) async throws -> FeedPage {
    // What is held back comes without another ring.
    try await watch.page(at: position, isWhole: { !$0.isPending }) {
      try await feed.changes(scope, detail, after: position, limit: limit)
    }
  }

  func end() async throws -> FeedCursor { try await feed.end() }
}

extension SessionsV1.WatchSessionsResponse {
  fileprivate init(_ session: Session, _ cursor: FeedCursor) {
    self.init(
      sessionID: "\(session.facts.sessionID)",
      change: session.deleteTime.map { .deleted(.init(deleteTime: .init($0))) } ?? .upserted(.init(session)),
      cursor: cursor.text)
  }
}
