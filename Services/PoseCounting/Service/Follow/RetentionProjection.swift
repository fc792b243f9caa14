package import ProfileProto
package import TitanCore
package import TitanFeeds
package import TitanPostgres
import TitanRPC

/// Stores how long people want their frames kept, as the profile service reports it, and applies it to stored frames.
package struct RetentionProjection: TableProjection {
  package let feed: FeedTables
  private let keeper: StreamKeeper

  /// - Parameter keeper: deletes the frames that expire with a change.
  package init(_ pool: PostgresPool, share: FeedShare? = nil, keeper: StreamKeeper) {
    self.keeper = keeper
    feed = FeedTables(of: "profile", in: .pose, tables: ["retentions"], share: share, pool)
  }

  package func apply(
    _ changes: [RetentionChange], from cursor: FeedPositions, to next: FeedPositions, at now: Timestamp
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

/// What the pose service keeps of a change in the profile feed.
package struct RetentionChange: Sendable, Hashable {
  package var user: UserID
  /// How long the user wants frames kept; `nil` for a change of something else.
  package var retention: StreamHeader.Retention?

  package init(user: UserID, retention: StreamHeader.Retention?) {
    self.user = user
    self.retention = retention
  }

  /// - Throws: `RuntimeError` for a message that the profile service never sends.
  package init(_ message: ProfileV1.ProfileChange) throws {
    guard let user = UserID(message.userID) else { throw RuntimeError("a change of the profile feed names no user") }
    guard case .settings(let settings) = message.change else {
      self.init(user: user, retention: nil)
      return
    }
    let retention: StreamHeader.Retention
    switch settings.frameRetention {
    case .none: retention = .none
    case .days30: retention = .month
    case .days365: retention = .year
    default: throw RuntimeError("the profile feed tells of frames kept \(settings.frameRetention)")
    }
    self.init(user: user, retention: retention)
  }
}
