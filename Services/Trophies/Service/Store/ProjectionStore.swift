package import TitanCore
package import TrophiesDomain

/// Where the sessions feed is projected to. Several processes may project at a time: one of them advances.
package protocol ProjectionStore: Sendable {
  func standing() async throws -> ProjectionStanding

  /// Applies changes that follow on `cursor`, judges the awards of everybody they are about, and moves on to `next`: all
  /// of it or nothing. `false`, and nothing is done, if the projection does not stand at `cursor`.
  func apply(_ changes: [ProjectedChange], from cursor: String, to next: String, at now: Timestamp) async throws -> Bool

  /// Goes back to the feed's beginning. What is here stays until `finishRebuild`, so that no award is taken only because
  /// its proof has not been read again yet. Without effect if the projection does not stand at `cursor`.
  func beginRebuild(from cursor: String) async throws

  /// The feed has been read to its end: what it did not mention again is gone.
  func finishRebuild(at now: Timestamp) async throws
}

/// Where the projection stands.
package struct ProjectionStanding: Sendable, Hashable {
  /// Empty at the feed's beginning.
  package var cursor: String
  package var isRebuilding: Bool

  package init(cursor: String, isRebuilding: Bool) {
    self.cursor = cursor
    self.isRebuilding = isRebuilding
  }
}

/// The newest state of one session.
package struct ProjectedChange: Sendable, Hashable {
  package var user: UserID
  package var session: SessionID
  /// `nil` if it was deleted.
  package var state: TrainingSession?

  package init(user: UserID, session: SessionID, state: TrainingSession?) {
    self.user = user
    self.session = session
    self.state = state
  }
}
