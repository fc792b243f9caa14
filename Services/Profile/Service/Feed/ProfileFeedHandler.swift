package import ProfileProto
import TitanCore
package import TitanFeeds
package import TitanRPC

/// The feed of users' profiles, settings and measurements, for services. Callers are authorized before they get here.
package struct ProfileFeedHandler: ProfileV1.ProfileFeedServiceProtocol, FeedHandler {
  private let feed: ServedFeed<ProfileFeedChange, ProfileV1.ProfileChange>

  package init(store: any FeedStore<ProfileFeedChange>) {
    feed = ServedFeed(of: .profile, store) { ProfileV1.ProfileChange($0) }
  }

  package var notifier: Notifier { feed.notifier }

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
