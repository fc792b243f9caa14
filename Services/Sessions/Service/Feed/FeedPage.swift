package import SessionsDomain
package import TitanCore

/// Changes behind a place in the feed.
package struct FeedPage: Sendable {
  package struct Change: Sendable, Hashable {
    package var position: FeedPosition
    package var state: State

    package init(position: FeedPosition, state: State) {
      self.position = position
      self.state = state
    }

    /// `nil` if it is about days, or tells counts only.
    package var session: Session? { if case .session(let session) = state { session } else { nil } }

    var isAboutDays: Bool { if case .days = state { true } else { false } }
  }

  /// What something is now.
  package enum State: Sendable, Hashable {
    case session(Session)
    /// The same to who reads `FeedDetail.counts`.
    case counts(SessionCounts)
    /// The user's clock and pauses.
    case days(DayRules)
  }

  package var epoch: FeedEpoch
  /// In feed order.
  package var changes: [Change]
  /// Whether there is a change that is committed but may not be shown yet, because an older transaction still runs. Not
  /// said of one user's changes.
  package var isPending: Bool
  /// The first transaction that had not begun. A cursor at or behind it was made by a life of the store that this one
  /// does not remember.
  package var end: UInt64

  package init(epoch: FeedEpoch, changes: [Change], isPending: Bool, end: UInt64) {
    self.epoch = epoch
    self.changes = changes
    self.isPending = isPending
    self.end = end
  }
}

/// Where the feed is read from.
package protocol FeedStore: Sendable {
  /// At most `limit` changes behind `position`: none that another one can still be committed before.
  func changes(
    _ scope: FeedScope, _ detail: FeedDetail, after position: FeedPosition, limit: Int
  ) async throws -> FeedPage
  /// Where the feed ends now: behind every change that can be shown, before all others.
  func end() async throws -> FeedCursor
}

/// What changes tell of sessions.
package enum FeedDetail: Sendable, Hashable {
  case everything
  case counts
}

/// Which changes somebody reads.
package enum FeedScope: Sendable, Hashable {
  /// Everybody's sessions.
  case sessions
  /// Everybody's sessions, clocks and pauses.
  case sessionsAndDays
  /// One user's sessions.
  case sessionsOf(UserID)
}
