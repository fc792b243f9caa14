package import TitanCore
package import TitanFeeds
package import TitanRPC
package import TrainingDomain
package import TrainingProto

/// The feed of completed practices, for services. Access is checked before a call gets here.
package struct TrainingFeedHandler: TrainingV1.TrainingFeedServiceProtocol, FeedHandler {
  private let feed: ServedFeed<PracticeFeedChange, TrainingV1.PracticeChange>

  package init(store: any FeedStore<PracticeFeedChange>) {
    feed = ServedFeed(of: .training, store) { TrainingV1.PracticeChange($0) }
  }

  package var notifier: Notifier { feed.notifier }

  package func listPracticeChanges(
    _ request: TrainingV1.ListPracticeChangesRequest, context: ServerContext
  ) async throws -> TrainingV1.ListPracticeChangesResponse {
    try await feed.list(request)
  }

  package func watchPracticeChanges(
    _ request: TrainingV1.WatchPracticeChangesRequest, response: RPCWriter<TrainingV1.WatchPracticeChangesResponse>,
    context: ServerContext
  ) async throws {
    try await feed.watch(request, response, context)
  }
}

/// The newest state of a completed practice, as the feed reports it.
package struct PracticeFeedChange: Sendable, Hashable {
  package var practice: Practice
  /// `nil` while the practice exists.
  package var deleteTime: Timestamp?

  package init(practice: Practice, deleteTime: Timestamp? = nil) {
    self.practice = practice
    self.deleteTime = deleteTime
  }
}
