package import TitanFeeds
package import TitanPostgres
package import TitanProto
package import TitanRPC

/// The feed of completed practices, for services. Who may call is decided before it gets here.
package struct TrainingFeedHandler: TrainingV1.TrainingFeedServiceProtocol {
  private let reader: FeedReader<PracticeFeedChange>
  private let bell: ChangeBell

  /// Of PostgreSQL: what is announced there, rings the bell.
  package static let channel = "training_changed"

  package init(store: any FeedStore<PracticeFeedChange>, bell: ChangeBell) {
    reader = FeedReader(store)
    self.bell = bell
  }

  package func listPracticeChanges(
    _ request: TrainingV1.ListPracticeChangesRequest, context: ServerContext
  ) async throws -> TrainingV1.ListPracticeChangesResponse {
    let limit = try PageSize.resolve(request.pageSize)
    let page = try await reader.page(after: FeedCursor(request.cursor), limit: limit)
    let changes = TrainingV1.PracticeChange.all(of: page)
    return .init(
      changes: changes, nextCursor: changes.last?.cursor ?? request.cursor, epoch: "\(page.epoch)",
      isPending: page.isPending)
  }

  package func watchPracticeChanges(
    _ request: TrainingV1.WatchPracticeChangesRequest,
    response: RPCWriter<TrainingV1.WatchPracticeChangesResponse>, context: ServerContext
  ) async throws {
    var cursor = try FeedCursor(request.cursor)
    try await context.watch(bell.rings()) {
      try await reader.forEachPage(after: &cursor) { page in
        try await response.write(.init(changes: TrainingV1.PracticeChange.all(of: page), epoch: "\(page.epoch)"))
      }
    }
  }
}
