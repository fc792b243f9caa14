package import ProfileProto
package import TitanFeeds
package import TitanRPC

/// The feed of users' profiles, settings and measurements, for services. Callers are authorized before they get here.
package struct ProfileFeedHandler: ProfileV1.ProfileFeedServiceProtocol {
  private let feed: ServedFeed<ProfileFeedChange, ProfileV1.ProfileChange>

  /// The PostgreSQL channel of the notifier.
  package static let channel = "profile_changed"

  package init(store: any FeedStore<ProfileFeedChange>, notifier: Notifier) {
    feed = ServedFeed(store, notifier: notifier) { ProfileV1.ProfileChange($0) }
  }

  package func listProfileChanges(
    _ request: ProfileV1.ListProfileChangesRequest, context: ServerContext
  ) async throws -> ProfileV1.ListProfileChangesResponse {
    try await feed.list(request)
  }

  package func watchProfileChanges(
    _ request: ProfileV1.WatchProfileChangesRequest, response: RPCWriter<ProfileV1.WatchProfileChangesResponse>,
    context: ServerContext
  ) async throws {
    try await feed.watch(request, response, context)
  }
}
