package import TitanProto
package import TitanRPC

extension ProfileV1.ProfileChange: FeedMessage {}

extension ProfileV1.ListProfileChangesRequest: FeedListRequest {
  package typealias Response = ProfileV1.ListProfileChangesResponse
  package static var method: MethodDescriptor { ProfileV1.ProfileFeedServiceMethods.listProfileChanges }
}
extension ProfileV1.ListProfileChangesResponse: FeedListResponse {}

extension ProfileV1.WatchProfileChangesRequest: FeedWatchRequest {
  package typealias Response = ProfileV1.WatchProfileChangesResponse
  package static var method: MethodDescriptor { ProfileV1.ProfileFeedServiceMethods.watchProfileChanges }
}
extension ProfileV1.WatchProfileChangesResponse: FeedWatchResponse {}

extension FeedRequests<ProfileV1.ListProfileChangesRequest, ProfileV1.WatchProfileChangesRequest> {
  /// The feed of `titanup.profile.v1`.
  package static var profile: Self {
    Self("profile", list: .init(pageSize: Int32(PageSize.largest)), watch: .init())
  }
}
