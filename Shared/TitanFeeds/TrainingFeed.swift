package import TitanProto
package import TitanRPC

/// The feed of `titanup.training.v1`.
package struct TrainingFeed: ChangeFeed {
  private let client: TrainingV1.TrainingFeedServiceClient

  /// - Parameter channel: whose calls are the following service's.
  package init(_ channel: any RPCChannel) {
    client = TrainingV1.TrainingFeedServiceClient(channel: channel)
  }

  package var name: String { "training" }

  package func page(
    after cursor: String
  ) async throws -> (changes: [TrainingV1.PracticeChange], next: String, isPending: Bool) {
    let page = try await client.listPracticeChanges(
      .init(cursor: cursor, pageSize: Int32(PageSize.largest)), options: .timeout(.seconds(30)))
    return (page.changes, page.nextCursor, page.isPending)
  }

  package func watch(
    after cursor: String, _ body: ([TrainingV1.PracticeChange], String) async throws -> Bool
  ) async throws {
    try await client.watchPracticeChanges(.init(cursor: cursor)) { responses in
      for try await response in responses {
        guard let last = response.changes.last else { continue }
        guard try await body(response.changes, last.cursor) else { return }
      }
    }
  }
}
