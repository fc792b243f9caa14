package import TitanCore
package import TitanFeeds
package import TitanPostgres

/// Stores the pose service's news of streams, and updates the sessions that use them.
package struct StreamNewsProjection: TableProjection {
  package let feed: FeedTables
  private let notifier: Notifier

  /// - Parameter notifier: the notifier of session changes.
  package init(_ pool: PostgresPool, notifier: Notifier) {
    self.notifier = notifier
    feed = FeedTables(of: "pose", in: .sessions, tables: ["landmark_streams"], pool)
  }

  package func apply(
    _ changes: [StreamNewsChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool {
    let isApplied = try await feed.apply(changes, user: \.user, from: cursor, to: next) { change, reading, tx in
      try await PostgresSessionStore.hear(change.news, of: change.stream, of: change.user, reading: reading, tx)
    }
    if isApplied { notifier.notify() }
    return isApplied
  }
}
