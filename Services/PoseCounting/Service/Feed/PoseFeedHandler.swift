import TitanCore
package import TitanFeeds
package import TitanPostgres
package import TitanProto
package import TitanRPC

/// The feed of what becomes of streams. That a service calls is decided before it gets here; which one, here.
package struct PoseFeedHandler: PoseV1.PoseFeedServiceProtocol {
  private let reader: FeedReader<StreamFeedChange>
  private let bell: ChangeBell

  /// Of PostgreSQL: what is announced there, rings the bell.
  package static let channel = "pose_changed"
  /// Who follows: what somebody did with their body is nobody else's business.
  private static let follower = "sessions"

  package init(store: any FeedStore<StreamFeedChange>, bell: ChangeBell) {
    reader = FeedReader(store)
    self.bell = bell
  }

  package func listStreamChanges(
    _ request: PoseV1.ListStreamChangesRequest, context: ServerContext
  ) async throws -> PoseV1.ListStreamChangesResponse {
    try Self.requireFollower(context)
    let limit = try PageSize.resolve(request.pageSize)
    let page = try await reader.page(after: FeedCursor(request.cursor), limit: limit)
    let changes = PoseV1.StreamChange.all(of: page)
    return .init(
      changes: changes, nextCursor: changes.last?.cursor ?? request.cursor, epoch: "\(page.epoch)",
      isPending: page.isPending)
  }

  package func watchStreamChanges(
    _ request: PoseV1.WatchStreamChangesRequest, response: RPCWriter<PoseV1.WatchStreamChangesResponse>,
    context: ServerContext
  ) async throws {
    try Self.requireFollower(context)
    var cursor = try FeedCursor(request.cursor)
    try await context.watch(bell.rings()) {
      try await reader.forEachPage(after: &cursor) { page in
        try await response.write(.init(changes: PoseV1.StreamChange.all(of: page), epoch: "\(page.epoch)"))
      }
    }
  }

  private static func requireFollower(_ context: ServerContext) throws {
    if case .service(follower)? = context.caller?.role { return }
    throw RPCError(
      .permissionDenied, reason: "ROLE_NOT_ALLOWED", "the feed of streams is for the service of \(follower) alone")
  }
}
