package import TitanProto
package import TitanRPC

/// The feed of `titanup.pose.v1`.
package struct PoseFeed: ChangeFeed {
  private let client: PoseV1.PoseFeedServiceClient

  /// - Parameter channel: whose calls are the following service's.
  package init(_ channel: any RPCChannel) {
    client = PoseV1.PoseFeedServiceClient(channel: channel)
  }

  package var name: String { "pose" }

  package func page(
    after cursor: String
  ) async throws -> (changes: [PoseV1.StreamChange], next: String, isPending: Bool) {
    let page = try await client.listStreamChanges(
      .init(cursor: cursor, pageSize: Int32(PageSize.largest)), options: .timeout(.seconds(30)))
    return (page.changes, page.nextCursor, page.isPending)
  }

  package func watch(
    after cursor: String, _ body: ([PoseV1.StreamChange], String) async throws -> Bool
  ) async throws {
    try await client.watchStreamChanges(.init(cursor: cursor)) { responses in
      for try await response in responses {
        guard let last = response.changes.last else { continue }
        guard try await body(response.changes, last.cursor) else { return }
      }
    }
  }
}
