package import TitanCore

/// A service's own copy of a feed it follows. Several processes may project at a time, but only one of them advances.
package protocol FeedProjection<Change>: Sendable {
  associatedtype Change: Sendable
  /// What marks a place in the feed: its cursor, or `FeedPositions` in a feed in slots.
  associatedtype Position: Hashable & Sendable = String

  func standing() async throws -> FeedStanding<Position>

  /// Applies the changes that follow `cursor` and moves on to `next`, atomically. Returns `false` and does nothing if
  /// the projection is not at `cursor`.
  func apply(_ changes: [Change], from cursor: Position, to next: Position, at now: Timestamp) async throws -> Bool

  /// Like `apply`, for use while more changes are waiting: it may put work that follows from the changes off until
  /// `settle`, provided that this work is sure to be done even if this process dies.
  func gather(_ changes: [Change], from cursor: Position, to next: Position, at now: Timestamp) async throws -> Bool

  /// Does the work that `gather` put off. Several processes may do so at a time.
  func settle(at now: Timestamp) async throws

  /// Goes back to the feed's beginning. Existing data stays until `finishRebuild`, so that nothing is removed just
  /// because it has not been read again yet. Does nothing if the projection is not at `cursor`.
  func beginRebuild(from cursor: Position) async throws

  /// The feed has been read to its end at `cursor`: removes everything it did not mention again. Does nothing if the
  /// projection is not at `cursor`: another process has then begun again, and may not have read everything yet.
  func finishRebuild(from cursor: Position, at now: Timestamp) async throws
}

/// The default puts nothing off.
extension FeedProjection {
  package func gather(
    _ changes: [Change], from cursor: Position, to next: Position, at now: Timestamp
  ) async throws -> Bool {
    try await apply(changes, from: cursor, to: next, at: now)
  }

  package func settle(at now: Timestamp) async throws {}
}

/// A projection's position in its feed.
package struct FeedStanding<Position: Hashable & Sendable>: Sendable, Hashable {
  /// An empty text at the feed's beginning.
  package var cursor: Position
  package var isRebuilding: Bool

  package init(cursor: Position, isRebuilding: Bool) {
    self.cursor = cursor
    self.isRebuilding = isRebuilding
  }
}

/// A projection whose tables alone hold its position and decide what a rebuild keeps.
package protocol TableProjection: FeedProjection where Position == Tables.Position {
  associatedtype Tables: ProjectedTables
  var feed: Tables { get }
}

extension TableProjection {
  package func standing() async throws -> FeedStanding<Tables.Position> { try await feed.standing() }

  package func beginRebuild(from position: Tables.Position) async throws { try await feed.beginRebuild(from: position) }

  package func finishRebuild(from position: Tables.Position, at now: Timestamp) async throws {
    try await feed.endRebuild(from: position) { _, _ in }
  }
}
