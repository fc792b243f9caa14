package import TitanProto
package import TitanRPC

/// The feed of `titanup.sessions.v1`.
package struct SessionsFeed: ChangeFeed {
  private let client: SessionsV1.SessionsFeedServiceClient
  private let includesDays: Bool
  private let countsOnly: Bool

  /// - Parameters:
  ///   - channel: whose calls are the following service's.
  ///   - includesDays: whether clocks and pauses are followed as well. A follower that begins with it reads the feed
  ///     anew: the feed tells it that what it has read is of another epoch.
  ///   - countsOnly: whether of sessions only what they count for is wanted: that is read faster.
  package init(_ channel: any RPCChannel, includesDays: Bool = false, countsOnly: Bool = false) {
    self.includesDays = includesDays
    self.countsOnly = countsOnly
    client = SessionsV1.SessionsFeedServiceClient(channel: channel)
  }

  package var name: String { "sessions" }

  /// The largest that there is.
  private static var pageSize: Int32 { 1_000 }

  package func page(
    after cursor: String
  ) async throws -> (changes: [SessionsV1.SessionChange], next: String, isPending: Bool) {
    let page = try await client.listSessionChanges(
      .init(cursor: cursor, pageSize: Self.pageSize, includeDays: includesDays, countsOnly: countsOnly),
      options: .timeout(.seconds(30)))
    return (page.changes, page.nextCursor, page.isPending)
  }

  package func watch(
    after cursor: String, _ body: ([SessionsV1.SessionChange], String) async throws -> Bool
  ) async throws {
    let request = SessionsV1.WatchSessionChangesRequest(
      cursor: cursor, includeDays: includesDays, countsOnly: countsOnly)
    try await client.watchSessionChanges(request) { responses in
      for try await response in responses {
        guard let last = response.changes.last else { continue }
        guard try await body(response.changes, last.cursor) else { return }
      }
    }
  }
}
