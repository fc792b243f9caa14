import PoseCountingDomain
package import TitanCore
package import TitanFeeds
package import TitanPostgres

/// Stores how long people want their frames kept, as the profile service reports it, and applies it to stored frames.
package struct RetentionProjection: TableProjection {
  package let feed: FeedTables
  private let keeper: StreamKeeper

  /// - Parameter keeper: deletes the frames that expire with a change.
  package init(_ pool: PostgresPool, keeper: StreamKeeper) {
    self.keeper = keeper
    feed = FeedTables(of: "profile", in: .pose, tables: ["retentions"], pool)
  }

  package func apply(
    _ changes: [RetentionChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool {
    let isApplied = try await feed.apply(changes, user: \.user, from: cursor, to: next) { change, reading, tx in
      guard let retention = change.retention else { return }
      try await PostgresStreamStore.keep(retention, for: change.user, reading: reading, tx)
    }
    // If this is interrupted, the keeper's regular pass does it.
    if isApplied, changes.contains(where: { $0.retention != nil }) { try await keeper.expire() }
    return isApplied
  }
}
