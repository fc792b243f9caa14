import Foundation
package import SessionsDomain
package import TitanCore
package import TitanFeeds

/// The store behind the feed of sessions, clocks and pauses, and behind what one user's devices watch.
package protocol SessionFeedStore: Sendable {
  /// At most `limit` changes after the positions. Page, epoch and counters come from one snapshot.
  func changes(
    _ scope: SessionScope, _ detail: SessionDetail, after positions: FeedPositions, limit: Int
  ) async throws -> FeedPage<SessionFeedChange>

  /// The current end of the feed: after every change.
  func end() async throws -> FeedPositions

  /// The owners of at most `limit` sessions that have changed after the positions.
  func changedUsers(after positions: FeedPositions, limit: Int) async throws -> FeedPage<UserID>

  /// At most `limit` changes of one user's sessions after a number, in order.
  func changes(of user: UserID, after number: Int, limit: Int) async throws -> WatchedSessions
}

/// A change in the feed: the newest state of one session, or of a user's clock and pauses.
package struct SessionFeedChange: Sendable, Hashable {
  package var userID: UserID
  /// `nil` for a change of clock or pauses.
  package var sessionID: SessionID?
  package var state: SessionState

  package init(userID: UserID, sessionID: SessionID?, state: SessionState) {
    self.userID = userID
    self.sessionID = sessionID
    self.state = state
  }
}

/// Changes of one user's sessions, deleted ones among them.
package struct WatchedSessions: Sendable, Hashable {
  package struct Change: Sendable, Hashable {
    package var number: Int
    package var session: Session

    package init(number: Int, session: Session) {
      self.number = number
      self.session = session
    }
  }

  package var epoch: FeedEpoch
  /// The last number given to any change in the user's slot.
  package var lastNumber: Int
  package var changes: [Change]

  package init(epoch: FeedEpoch, lastNumber: Int, changes: [Change]) {
    self.epoch = epoch
    self.lastNumber = lastNumber
    self.changes = changes
  }
}

/// How much of a session a change contains.
package enum SessionDetail: Sendable, Hashable {
  case everything
  case counts
}

/// The changes that a follower gets.
package enum SessionScope: Sendable, Hashable {
  /// All users' sessions.
  case sessions
  /// All users' sessions, clocks and pauses.
  case sessionsAndDays

  /// The epoch of this scope's positions. A follower of one scope has skipped the changes that only the other shows, so
  /// it must begin anew in the other.
  func epoch(of store: FeedEpoch) -> FeedEpoch {
    guard self == .sessions else { return store }
    var bytes = store.uuid.uuid
    bytes.15 ^= 1
    return FeedEpoch(UUID(uuid: bytes))
  }
}

/// The part of the session feed that one follower gets.
struct ScopedFeed: FeedStore {
  let store: any SessionFeedStore
  let scope: SessionScope
  var detail = SessionDetail.everything

  func changes(after positions: FeedPositions, limit: Int) async throws -> FeedPage<SessionFeedChange> {
    var page = try await store.changes(scope, detail, after: positions, limit: limit)
    page.epoch = scope.epoch(of: page.epoch)
    return page
  }
}
