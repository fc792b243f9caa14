package import SessionsDomain
package import TitanCore

/// Changes behind a place in the feed.
package struct FeedPage: Sendable {
  package struct Change: Sendable, Hashable {
    package var position: FeedPosition
    /// As it is now.
    package var session: Session

    package init(position: FeedPosition, session: Session) {
      self.position = position
      self.session = session
    }
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
  /// At most `limit` changes behind `position`, of everybody or of one user: none that another one can still be committed
  /// before.
  func changes(of user: UserID?, after position: FeedPosition, limit: Int) async throws -> FeedPage
  /// Where the feed ends now: behind every change that can be shown, before all others.
  func end() async throws -> FeedCursor
}

extension FeedStore {
  package func changes(after position: FeedPosition, limit: Int) async throws -> FeedPage {
    try await changes(of: nil, after: position, limit: limit)
  }
}
