package import TitanProto
package import TitanRPC

extension TrainingV1.PracticeChange: FeedMessage {}

extension TrainingV1.ListPracticeChangesRequest: FeedListRequest {
  package typealias Response = TrainingV1.ListPracticeChangesResponse
  package static var method: MethodDescriptor { TrainingV1.TrainingFeedServiceMethods.listPracticeChanges }
}
extension TrainingV1.ListPracticeChangesResponse: FeedListResponse {}

extension TrainingV1.WatchPracticeChangesRequest: FeedWatchRequest {
  package typealias Response = TrainingV1.WatchPracticeChangesResponse
  package static var method: MethodDescriptor { TrainingV1.TrainingFeedServiceMethods.watchPracticeChanges }
}
extension TrainingV1.WatchPracticeChangesResponse: FeedWatchResponse {}

extension FeedRequests<TrainingV1.ListPracticeChangesRequest, TrainingV1.WatchPracticeChangesRequest> {
  /// The feed of `titanup.training.v1`.
  package static var training: Self {
    Self("training", list: .init(pageSize: Int32(PageSize.largest)), watch: .init())
  }
}
