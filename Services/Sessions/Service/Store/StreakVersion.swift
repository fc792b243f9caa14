/// What a user's streaks are reckoned from: the newest change of their sessions, and of their clock or pauses, in one life of
/// the store. Of two that are the same, nothing has changed in between.
package struct StreakVersion: Sendable, Hashable {
  package var epoch: FeedEpoch
  /// Transactions; 0 where there is nothing.
  package var sessions: UInt64
  package var days: UInt64

  package init(epoch: FeedEpoch, sessions: UInt64, days: UInt64) {
    self.epoch = epoch
    self.sessions = sessions
    self.days = days
  }
}
