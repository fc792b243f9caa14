package import TitanCore

/// What a service keeps of a feed it follows. Several processes may project at a time: one of them advances.
package protocol FeedProjection<Change>: Sendable {
  associatedtype Change: Sendable

  func standing() async throws -> FeedStanding

  /// Applies changes that follow on `cursor` and moves on to `next`: all of it or nothing. `false`, and nothing is done,
  /// if the projection does not stand at `cursor`.
  func apply(_ changes: [Change], from cursor: String, to next: String, at now: Timestamp) async throws -> Bool

  /// Goes back to the feed's beginning. What is here stays until `finishRebuild`, so that nothing is taken only because
  /// it has not been read again yet. Without effect if the projection does not stand at `cursor`.
  func beginRebuild(from cursor: String) async throws

  /// The feed has been read to its end: what it did not mention again is gone.
  func finishRebuild(at now: Timestamp) async throws
}

/// Where a projection stands in its feed.
package struct FeedStanding: Sendable, Hashable {
  /// Empty at the feed's beginning.
  package var cursor: String
  package var isRebuilding: Bool

  package init(cursor: String, isRebuilding: Bool) {
    self.cursor = cursor
    self.isRebuilding = isRebuilding
  }
}
