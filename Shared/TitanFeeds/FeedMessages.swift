package import TitanProto
package import TitanRPC

/// One change of a feed on the wire.
package protocol FeedMessage: Sendable {
  /// The cursor just after this change.
  var cursor: String { get }
}

/// Asks for a page of a feed.
package protocol FeedListRequest: RPCMessage {
  associatedtype Response: FeedListResponse
  var cursor: String { get set }
  var pageSize: Int32 { get }
}

package protocol FeedListResponse: RPCMessage {
  associatedtype Message: FeedMessage
  var changes: [Message] { get }
  var nextCursor: String { get }
  var isPending: Bool { get }
  init(changes: [Message], nextCursor: String, epoch: String, isPending: Bool)
}

/// Asks for an endless stream of a feed's changes.
package protocol FeedWatchRequest: RPCMessage {
  associatedtype Response: FeedWatchResponse
  var cursor: String { get set }
}

package protocol FeedWatchResponse: RPCMessage {
  associatedtype Message: FeedMessage
  var changes: [Message] { get }
  init(changes: [Message], epoch: String)
}

extension PoseV1.StreamChange: FeedMessage {}
extension PoseV1.ListStreamChangesRequest: FeedListRequest {
  package typealias Response = PoseV1.ListStreamChangesResponse
}
extension PoseV1.ListStreamChangesResponse: FeedListResponse {}
extension PoseV1.WatchStreamChangesRequest: FeedWatchRequest {
  package typealias Response = PoseV1.WatchStreamChangesResponse
}
extension PoseV1.WatchStreamChangesResponse: FeedWatchResponse {}

extension ProfileV1.ProfileChange: FeedMessage {}
extension ProfileV1.ListProfileChangesRequest: FeedListRequest {
  package typealias Response = ProfileV1.ListProfileChangesResponse
}
extension ProfileV1.ListProfileChangesResponse: FeedListResponse {}
extension ProfileV1.WatchProfileChangesRequest: FeedWatchRequest {
  package typealias Response = ProfileV1.WatchProfileChangesResponse
}
extension ProfileV1.WatchProfileChangesResponse: FeedWatchResponse {}

extension SessionsV1.SessionChange: FeedMessage {}
extension SessionsV1.ListSessionChangesRequest: FeedListRequest {
  package typealias Response = SessionsV1.ListSessionChangesResponse
}
extension SessionsV1.ListSessionChangesResponse: FeedListResponse {}
extension SessionsV1.WatchSessionChangesRequest: FeedWatchRequest {
  package typealias Response = SessionsV1.WatchSessionChangesResponse
}
extension SessionsV1.WatchSessionChangesResponse: FeedWatchResponse {}

extension TrainingV1.PracticeChange: FeedMessage {}
extension TrainingV1.ListPracticeChangesRequest: FeedListRequest {
  package typealias Response = TrainingV1.ListPracticeChangesResponse
}
extension TrainingV1.ListPracticeChangesResponse: FeedListResponse {}
extension TrainingV1.WatchPracticeChangesRequest: FeedWatchRequest {
  package typealias Response = TrainingV1.WatchPracticeChangesResponse
}
extension TrainingV1.WatchPracticeChangesResponse: FeedWatchResponse {}
