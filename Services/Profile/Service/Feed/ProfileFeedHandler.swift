import TitanCore
package import TitanFeeds
package import TitanPostgres
package import TitanProto
package import TitanRPC

/// The feed of what people set, for services. Who may call is decided before it gets here.
package struct ProfileFeedHandler: ProfileV1.ProfileFeedServiceProtocol {
  private let reader: FeedReader<ProfileFeedChange>
  private let bell: ChangeBell

  /// Of PostgreSQL: what is announced there, rings the bell.
  package static let channel = "profile_changed"

  package init(store: any FeedStore<ProfileFeedChange>, bell: ChangeBell) {
    reader = FeedReader(store)
    self.bell = bell
  }

  package func listProfileChanges(
    _ request: ProfileV1.ListProfileChangesRequest, context: ServerContext
  ) async throws -> ProfileV1.ListProfileChangesResponse {
    let limit = try PageSize.resolve(request.pageSize)
    let page = try await reader.page(after: FeedCursor(request.cursor), limit: limit)
    let changes = ProfileV1.ProfileChange.all(of: page)
    return .init(
      changes: changes, nextCursor: changes.last?.cursor ?? request.cursor, epoch: "\(page.epoch)",
      isPending: page.isPending)
  }

  package func watchProfileChanges(
    _ request: ProfileV1.WatchProfileChangesRequest, response: RPCWriter<ProfileV1.WatchProfileChangesResponse>,
    context: ServerContext
  ) async throws {
    var cursor = try FeedCursor(request.cursor)
    try await context.watch(bell.rings()) {
      try await reader.forEachPage(after: &cursor) { page in
        try await response.write(.init(changes: ProfileV1.ProfileChange.all(of: page), epoch: "\(page.epoch)"))
      }
    }
  }
}
