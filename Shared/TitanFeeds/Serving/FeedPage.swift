/// Changes behind a place in a feed.
package struct FeedPage<Change: Sendable>: Sendable {
  package var epoch: FeedEpoch
  /// In feed order, each as it is now.
  package var changes: [(position: FeedPosition, change: Change)]
  /// Whether there is a change that is committed but may not be shown yet, because an older transaction still runs.
  package var isPending: Bool
  /// The first transaction that had not begun. A cursor at or behind it was made by a life of the store that this one
  /// does not remember.
  package var end: UInt64

  package init(
    epoch: FeedEpoch, changes: [(position: FeedPosition, change: Change)], isPending: Bool, end: UInt64
  ) {
    self.epoch = epoch
    self.changes = changes
    self.isPending = isPending
    self.end = end
  }
}

/// Where a feed is read from.
package protocol FeedStore<Change>: Sendable {
  associatedtype Change: Sendable

  /// At most `limit` changes behind `position`: none that another one can still be committed before.
  func changes(after position: FeedPosition, limit: Int) async throws -> FeedPage<Change>
}
