package import PoseProto
package import TitanCore
package import TitanFeeds
package import TitanRPC

/// The feed of stream changes. By the time a call gets here, it is certain that a service calls; this decides which
/// services may.
package struct PoseFeedHandler: PoseV1.PoseFeedServiceProtocol, FeedHandler {
  private let feed: ServedFeed<StreamFeedChange, PoseV1.StreamChange>

  /// The one service that may follow: a person's workouts are nobody else's business.
  private static let follower = "sessions"

  package init(store: any FeedStore<StreamFeedChange>) {
    feed = ServedFeed(of: .pose, store) { PoseV1.StreamChange($0) }
  }

  package var notifier: Notifier { feed.notifier }

  package func listStreamChanges(
    _ request: PoseV1.ListStreamChangesRequest, context: ServerContext
  ) async throws -> PoseV1.ListStreamChangesResponse {
    try Self.requireFollower(context)
    return try await feed.list(request)
  }

  package func watchStreamChanges(
    _ request: PoseV1.WatchStreamChangesRequest, response: RPCWriter<PoseV1.WatchStreamChangesResponse>,
    context: ServerContext
  ) async throws {
    try Self.requireFollower(context)
    try await feed.watch(request, response, context)
  }

  private static func requireFollower(_ context: ServerContext) throws {
    if case .service(follower)? = context.caller?.role { return }
    throw RPCError(
      .permissionDenied, reason: "ROLE_NOT_ALLOWED", "the feed of streams is for the service of \(follower) alone")
  }
}

/// A change of a closed stream, as the feed reports it.
package struct StreamFeedChange: Sendable, Hashable {
  package struct Recount: Sendable, Hashable {
    package var counter: String
    package var reps: Int
  }

  package var key: StreamKey
  /// `nil` while the frames exist.
  package var framesDeletedAt: Timestamp?
  /// The recounts by counters other than the stream's own, in the order of the counters' names.
  package var recounts: [Recount]
}
