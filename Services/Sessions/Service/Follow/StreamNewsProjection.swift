package import TitanCore
package import TitanFeeds
package import TitanPostgres

/// Keeps what the pose service tells of streams, and changes the sessions that use them.
package struct StreamNewsProjection: TableProjection {
  package let feed: FeedTables
  private let announcer: ChangeAnnouncer

  /// - Parameter announcer: of sessions.
  package init(_ pool: PostgresPool, announcer: ChangeAnnouncer) {
    self.announcer = announcer
    feed = FeedTables(of: "pose", in: .sessions, tables: ["landmark_streams"], pool)
  }

  package func apply(
    _ changes: [StreamNewsChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool {
    let isApplied = try await feed.apply(changes, user: \.user, from: cursor, to: next) { change, reading, tx in
      try await PostgresSessionStore.hear(change.news, of: change.stream, of: change.user, reading: reading, tx)
    }
    if isApplied { announcer.announce() }
    return isApplied
  }
}
