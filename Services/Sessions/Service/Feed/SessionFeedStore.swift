package import TitanCore
package import TitanFeeds

/// The store behind the feed of sessions, clocks and pauses.
package protocol SessionFeedStore: Sendable {
  /// At most `limit` changes after `position`. Leaves out changes before which others may still be committed. For a
  /// single user's changes, the page doesn't say whether more are pending.
  func changes(
    _ scope: SessionScope, _ detail: SessionDetail, after position: FeedPosition, limit: Int
  ) async throws -> FeedPage<SessionState>
  /// The current end of the feed: after every change that can be shown, before all others.
  func end() async throws -> FeedCursor
}

/// How much of a session a change contains.
package enum SessionDetail: Sendable, Hashable {
  case everything
  case counts
}

/// The changes that a reader gets.
package enum SessionScope: Sendable, Hashable {
  /// All users' sessions.
  case sessions
  /// All users' sessions, clocks and pauses.
  case sessionsAndDays
  /// One user's sessions.
  case sessionsOf(UserID)

  var view: FeedView { self == .sessionsAndDays ? .sessionsAndDays : .sessions }
}

/// The part of the session feed that one reader gets.
struct ScopedFeed: FeedStore {
  let store: any SessionFeedStore
  let scope: SessionScope
  var detail = SessionDetail.everything

  func changes(after position: FeedPosition, limit: Int) async throws -> FeedPage<SessionState> {
    try await store.changes(scope, detail, after: position, limit: limit)
  }
}
