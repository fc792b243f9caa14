package import SessionsDomain

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
  /// Whether there is a change that is committed but may not be shown yet, because an older transaction still runs.
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
  func changes(after position: FeedPosition, limit: Int) async throws -> FeedPage
}

extension FeedStore {
  /// The page behind a cursor.
  ///
  /// - Throws: FAILED_PRECONDITION EPOCH_CHANGED if the cursor is of another life of the store.
  func page(after cursor: FeedCursor?, limit: Int) async throws -> FeedPage {
    let position = cursor?.position ?? .beginning
    let page = try await changes(after: position, limit: limit)
    if let cursor, cursor.epoch != page.epoch || position.transaction >= page.end {
      throw FeedError.epochChanged(now: page.epoch)
    }
    return page
  }
}
