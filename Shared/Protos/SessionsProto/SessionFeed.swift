package import TitanProto
package import TitanRPC

extension SessionsV1.SessionChange: FeedMessage {}

extension SessionsV1.ListSessionChangesRequest: FeedListRequest {
  package typealias Response = SessionsV1.ListSessionChangesResponse
  package static var method: MethodDescriptor { SessionsV1.SessionsFeedServiceMethods.listSessionChanges }
}
extension SessionsV1.ListSessionChangesResponse: FeedListResponse {}

extension SessionsV1.WatchSessionChangesRequest: FeedWatchRequest {
  package typealias Response = SessionsV1.WatchSessionChangesResponse
  package static var method: MethodDescriptor { SessionsV1.SessionsFeedServiceMethods.watchSessionChanges }
}
extension SessionsV1.WatchSessionChangesResponse: FeedWatchResponse {}

extension FeedRequests<SessionsV1.ListSessionChangesRequest, SessionsV1.WatchSessionChangesRequest> {
  /// The feed of `titanup.sessions.v1`.
  ///
  /// - Parameters:
  ///   - includesDays: whether to follow clocks and pauses as well. A follower that turns this on reads the feed again
  ///     from its beginning: the feed answers its old position with EPOCH_CHANGED.
  ///   - countsOnly: whether sessions carry only what they count for, which is faster to read.
  package static func sessions(includesDays: Bool = false, countsOnly: Bool = false) -> Self {
    // The largest page the feed allows.
    Self(
      "sessions", list: .init(pageSize: 1_000, includeDays: includesDays, countsOnly: countsOnly),
      watch: .init(includeDays: includesDays, countsOnly: countsOnly))
  }
}
