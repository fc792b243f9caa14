package import TitanProto
package import TitanRPC

extension PoseV1.StreamChange: FeedMessage {}

extension PoseV1.ListStreamChangesRequest: FeedListRequest {
  package typealias Response = PoseV1.ListStreamChangesResponse
  package static var method: MethodDescriptor { PoseV1.PoseFeedServiceMethods.listStreamChanges }
}
extension PoseV1.ListStreamChangesResponse: FeedListResponse {}

extension PoseV1.WatchStreamChangesRequest: FeedWatchRequest {
  package typealias Response = PoseV1.WatchStreamChangesResponse
  package static var method: MethodDescriptor { PoseV1.PoseFeedServiceMethods.watchStreamChanges }
}
extension PoseV1.WatchStreamChangesResponse: FeedWatchResponse {}

extension FeedRequests<PoseV1.ListStreamChangesRequest, PoseV1.WatchStreamChangesRequest> {
  /// The feed of `titanup.pose.v1`.
  package static var pose: Self {
    Self("pose", list: .init(pageSize: Int32(PageSize.largest)), watch: .init())
  }
}
