package import TitanCore

/// A projection that is nothing but tables: where it stands, and what a rebuild leaves behind, they say.
package protocol TableProjection: FeedProjection {
  var feed: FeedTables { get }
}

extension TableProjection {
  package func standing() async throws -> FeedStanding { try await feed.standing() }

  package func beginRebuild(from cursor: String) async throws { try await feed.beginRebuild(from: cursor) }

  package func finishRebuild(from cursor: String, at now: Timestamp) async throws {
    try await feed.finishRebuild(from: cursor)
  }
}
