package import TitanFeeds

/// The version of the data behind a user's streaks: the newest change of their sessions, and of their clock or pauses,
/// in one lifetime of the store. If two versions are equal, nothing has changed in between.
package struct StreakVersion: Sendable, Hashable {
  package var epoch: FeedEpoch
  /// A transaction id; 0 if there are no changes.
  package var sessions: UInt64
  package var days: UInt64

  package init(epoch: FeedEpoch, sessions: UInt64, days: UInt64) {
    self.epoch = epoch
    self.sessions = sessions
    self.days = days
  }
}
