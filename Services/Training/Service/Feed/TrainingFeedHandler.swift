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
      changes: changes, nextCursor: changes.last?.cursor ?? request.cursor, epoch: "\(page.epoch)")
  }

  package func watchPracticeChanges(
    _ request: TrainingV1.WatchPracticeChangesRequest,
    response: RPCWriter<TrainingV1.WatchPracticeChangesResponse>, context: ServerContext
  ) async throws {
    var cursor = try FeedCursor(request.cursor)
    // Before the first look, so that nothing falls between looking and waiting.
    let rings = bell.rings()
    context.sendInitialMetadata()
    try await sendChanges(after: &cursor, response)
    for await _ in rings { try await sendChanges(after: &cursor, response) }
    // Rings end with the task.
    try Task.checkCancellation()
  }

  private func sendChanges(
    after cursor: inout FeedCursor?, _ response: RPCWriter<TrainingV1.WatchPracticeChangesResponse>
  ) async throws {
    try await reader.forEachPage(after: &cursor) { page in
      try await response.write(.init(changes: TrainingV1.PracticeChange.all(of: page), epoch: "\(page.epoch)"))
    }
  }
}
