package import TitanCore

/// A service's own copy of a feed it follows. Several processes may project at a time, but only one of them advances.
package protocol FeedProjection<Change>: Sendable {
  associatedtype Change: Sendable

  func standing() async throws -> FeedStanding

  /// Applies the changes that follow the positions and moves on to `next`, atomically. Returns `false` and does nothing if
  /// the projection is not there.
  func apply(_ changes: [Change], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp) async throws
    -> Bool

  /// Like `apply`, for use while more changes are waiting: it may put work that follows from the changes off until
  /// `settle`, provided that this work is sure to be done even if this process dies.
  func gather(_ changes: [Change], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp)
    async throws -> Bool

  /// Does the work that `gather` put off. Several processes may do so at a time.
  func settle(at now: Timestamp) async throws

  /// Goes back to the feed's beginning. Existing data stays until `finishRebuild`, so that nothing is removed just
  /// because it has not been read again yet. Does nothing if the projection is not at the positions.
  func beginRebuild(from positions: FeedPositions) async throws

  /// The feed has been read to its end at the positions: removes everything it did not mention again. Does nothing if the
  /// projection is not at the positions: another process has then begun again, and may not have read everything yet.
  func finishRebuild(from positions: FeedPositions, at now: Timestamp) async throws
}

/// The default puts nothing off.
extension FeedProjection {
  package func gather(
    _ changes: [Change], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    try await apply(changes, from: positions, to: next, at: now)
  }

  package func settle(at now: Timestamp) async throws {}
}

/// Where a projection stands in its feed.
package struct FeedStanding: Sendable, Hashable {
  /// The positions in the slots that this process follows at present.
  package var positions: FeedPositions
  package var isRebuilding: Bool

  package init(positions: FeedPositions, isRebuilding: Bool) {
    self.positions = positions
    self.isRebuilding = isRebuilding
  }
}

/// A projection whose tables alone hold its positions and decide what a rebuild keeps.
package protocol TableProjection: FeedProjection {
  var feed: FeedTables { get }
}

extension TableProjection {
  package func standing() async throws -> FeedStanding { try await feed.standing() }

  package func beginRebuild(from positions: FeedPositions) async throws { try await feed.beginRebuild(from: positions) }

  package func finishRebuild(from positions: FeedPositions, at now: Timestamp) async throws {
    try await feed.endRebuild(from: positions) { _, _ in }
  }
}
