package import TitanProto
package import TitanRPC

/// The feed of `titanup.profile.v1`.
package struct ProfileFeed: ChangeFeed {
  private let client: ProfileV1.ProfileFeedServiceClient

  /// - Parameter channel: whose calls are the following service's.
  package init(_ channel: any RPCChannel) {
    client = ProfileV1.ProfileFeedServiceClient(channel: channel)
  }

  package var name: String { "profile" }

  package func page(
    after cursor: String
  ) async throws -> (changes: [ProfileV1.ProfileChange], next: String, isPending: Bool) {
    let page = try await client.listProfileChanges(
      .init(cursor: cursor, pageSize: Int32(PageSize.largest)), options: .timeout(.seconds(30)))
    return (page.changes, page.nextCursor, page.isPending)
  }

  package func watch(
    after cursor: String, _ body: ([ProfileV1.ProfileChange], String) async throws -> Bool
  ) async throws {
    try await client.watchProfileChanges(.init(cursor: cursor)) { responses in
      for try await response in responses {
        guard let last = response.changes.last else { continue }
        guard try await body(response.changes, last.cursor) else { return }
      }
    }
  }
}
