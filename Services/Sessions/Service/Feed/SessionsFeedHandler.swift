package import SessionsProto
import TitanCore
package import TitanFeeds
package import TitanRPC

/// The feed of sessions, clocks and pauses, for services. Callers are authorized before they get here.
package struct SessionsFeedHandler: SessionsV1.SessionsFeedServiceProtocol, FeedHandler {
  private let store: any SessionFeedStore
  private let feed: ServedFeed<SessionFeedChange, SessionsV1.SessionChange>

  /// Followers that are far behind request pages of up to this many changes.
  private static let limits = FeedLimits<SessionFeedChange>(largestPage: 1_000, bytes: \.state.bytes)

  package init(store: any SessionFeedStore) {
    self.store = store
    feed = ServedFeed(of: .sessions, ScopedFeed(store: store, scope: .sessions), limits: Self.limits) {
      SessionsV1.SessionChange($0)
    }
  }

  package var notifier: Notifier { feed.notifier }

  package func listSessionChanges(
    _ request: SessionsV1.ListSessionChangesRequest, context: ServerContext
  ) async throws -> SessionsV1.ListSessionChangesResponse {
    try await feed(includingDays: request.includeDays, countsOnly: request.countsOnly).list(request)
  }

  package func watchSessionChanges(
    _ request: SessionsV1.WatchSessionChangesRequest, response: RPCWriter<SessionsV1.WatchSessionChangesResponse>,
    context: ServerContext
  ) async throws {
    try await feed(includingDays: request.includeDays, countsOnly: request.countsOnly)
      .watch(request, response, context)
  }

  private func feed(includingDays: Bool, countsOnly: Bool) -> ServedFeed<SessionFeedChange, SessionsV1.SessionChange> {
    feed.reading(
      ScopedFeed(
        store: store, scope: includingDays ? .sessionsAndDays : .sessions, detail: countsOnly ? .counts : .everything))
  }
}
