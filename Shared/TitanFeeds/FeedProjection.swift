package import TitanCore

/// What a service keeps of a feed it follows. Several processes may project at a time: one of them advances.
package protocol FeedProjection<Change>: Sendable {
  associatedtype Change: Sendable

  func standing() async throws -> FeedStanding

  /// Applies changes that follow on `cursor` and moves on to `next`: all of it or nothing. `false`, and nothing is done,
  /// if the projection does not stand at `cursor`.
  func apply(_ changes: [Change], from cursor: String, to next: String, at now: Timestamp) async throws -> Bool

  /// As `apply`, while more is waiting: what follows from the changes may be put off until `settle`, if it is certain to
  /// be done then, whatever happens to this process.
  func gather(_ changes: [Change], from cursor: String, to next: String, at now: Timestamp) async throws -> Bool

  /// Does what `gather` has put off. Several processes may do so at a time.
  func settle(at now: Timestamp) async throws

  /// Goes back to the feed's beginning. What is here stays until `finishRebuild`, so that nothing is taken only because
  /// it has not been read again yet. Without effect if the projection does not stand at `cursor`.
  func beginRebuild(from cursor: String) async throws

  /// The feed has been read to its end at `cursor`: what it did not mention again is gone. Without effect if the projection
  /// does not stand there: then another process has begun again, and what that one has not read yet is not gone.
  func finishRebuild(from cursor: String, at now: Timestamp) async throws
}

/// Nothing is put off.
extension FeedProjection {
  package func gather(
    _ changes: [Change], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool {
    try await apply(changes, from: cursor, to: next, at: now)
  }

  package func settle(at now: Timestamp) async throws {}
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
