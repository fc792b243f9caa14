import TitanProto
package import TitanRPC

/// A service's feed of changes, as its followers read it. Each change carries the newest state of one thing, so reading
/// it twice does no harm.
package struct FeedClient<Message: FeedMessage>: Sendable {
  /// The feed's name in logs.
  package let name: String
  private let list: @Sendable (_ cursor: String) async throws -> Page
  private let stream:
    @Sendable (_ cursor: String, _ body: ([Message], String) async throws -> Bool) async throws -> Void

  /// The changes after a cursor and the cursor after them; no changes at the feed's end. `isPending` says that the feed
  /// still holds back some changes: they appear at its end once older transactions have ended.
  package typealias Page = (changes: [Message], next: String, isPending: Bool)

  /// - Parameters:
  ///   - channel: carries the following service's calls.
  ///   - listing: the request for a page, without its cursor.
  ///   - watching: the request for changes as they come, without its cursor.
  package init<List: FeedListRequest, Watch: FeedWatchRequest>(
    _ name: String, _ channel: any RPCChannel, list: MethodDescriptor, _ listing: List, watch: MethodDescriptor,
    _ watching: Watch
  ) where List.Response.Message == Message, Watch.Response.Message == Message {
    self.name = name
    self.list = { cursor in
      var request = listing
      request.cursor = cursor
      let page: List.Response = try await channel.unary(list, request, .timeout(.seconds(30)))
      return (page.changes, page.nextCursor, page.isPending)
    }
    stream = { cursor, body in
      var request = watching
      request.cursor = cursor
      try await channel.serverStreaming(watch, request, CallOptions()) {
        (responses: RPCAsyncSequence<Watch.Response>) in
        for try await response in responses {
          guard let last = response.changes.last else { continue }
          guard try await body(response.changes, last.cursor) else { return }
        }
      }
    }
  }

  /// - Parameter cursor: empty for the beginning.
  /// - Throws: FAILED_PRECONDITION EPOCH_CHANGED if the feed was restored from a backup since it issued the cursor.
  package func page(after cursor: String) async throws -> Page { try await list(cursor) }

  /// Passes `body` the changes after a cursor as they come, with the cursor after them, until `body` returns false or
  /// the call ends.
  ///
  /// - Throws: the errors of `page(after:)`, what `body` throws, or the error that ended the call.
  package func watch(
    after cursor: String, _ body: (_ changes: [Message], _ next: String) async throws -> Bool
  ) async throws {
    try await stream(cursor, body)
  }
}

extension FeedClient<SessionsV1.SessionChange> {
  /// The feed of `titanup.sessions.v1`.
  ///
  /// - Parameters:
  ///   - includesDays: whether to follow clocks and pauses as well. A follower that turns this on reads the feed again
  ///     from its beginning: the feed answers its old cursor with EPOCH_CHANGED.
  ///   - countsOnly: whether sessions carry only what they count for, which is faster to read.
  package static func sessions(
    _ channel: any RPCChannel, includesDays: Bool = false, countsOnly: Bool = false
  ) -> Self {
    Self(
      "sessions", channel,
      list: SessionsV1.SessionsFeedServiceMethods.listSessionChanges,
      // The largest page the feed allows.
      SessionsV1.ListSessionChangesRequest(pageSize: 1_000, includeDays: includesDays, countsOnly: countsOnly),
      watch: SessionsV1.SessionsFeedServiceMethods.watchSessionChanges,
      SessionsV1.WatchSessionChangesRequest(includeDays: includesDays, countsOnly: countsOnly))
  }
}

extension FeedClient<PoseV1.StreamChange> {
  /// The feed of `titanup.pose.v1`.
  package static func pose(_ channel: any RPCChannel) -> Self {
    Self(
      "pose", channel, list: PoseV1.PoseFeedServiceMethods.listStreamChanges,
      PoseV1.ListStreamChangesRequest(pageSize: Int32(PageSize.largest)),
      watch: PoseV1.PoseFeedServiceMethods.watchStreamChanges, PoseV1.WatchStreamChangesRequest())
  }
}

extension FeedClient<ProfileV1.ProfileChange> {
  /// The feed of `titanup.profile.v1`.
  package static func profile(_ channel: any RPCChannel) -> Self {
    Self(
      "profile", channel, list: ProfileV1.ProfileFeedServiceMethods.listProfileChanges,
      ProfileV1.ListProfileChangesRequest(pageSize: Int32(PageSize.largest)),
      watch: ProfileV1.ProfileFeedServiceMethods.watchProfileChanges, ProfileV1.WatchProfileChangesRequest())
  }
}

extension FeedClient<TrainingV1.PracticeChange> {
  /// The feed of `titanup.training.v1`.
  package static func training(_ channel: any RPCChannel) -> Self {
    Self(
      "training", channel, list: TrainingV1.TrainingFeedServiceMethods.listPracticeChanges,
      TrainingV1.ListPracticeChangesRequest(pageSize: Int32(PageSize.largest)),
      watch: TrainingV1.TrainingFeedServiceMethods.watchPracticeChanges, TrainingV1.WatchPracticeChangesRequest())
  }
}
