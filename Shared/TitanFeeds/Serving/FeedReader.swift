package import TitanCore
import TitanRPC

/// Reads one view of a feed after a cursor.
package struct FeedReader<Change: Sendable>: Sendable {
  private let store: any FeedStore<Change>
  private let view: FeedView

  package init(_ store: any FeedStore<Change>, view: FeedView = .whole) {
    self.store = store
    self.view = view
  }

  /// The first pause before looking again for a change that an older transaction holds back; pauses grow up to
  /// `longestPause`.
  private static var shortestPause: Duration { .milliseconds(10) }
  private static var longestPause: Duration { .milliseconds(320) }

  /// A request's cursor; `nil` for an empty one, the beginning.
  ///
  /// - Throws: INVALID_ARGUMENT CURSOR_INVALID for a cursor this feed never issued.
  package func cursor(_ text: String) throws -> FeedCursor? { try FeedCursor(text, hasViews: view != .whole) }

  /// Like `cursor(_:)`, for a reader who sees only one user's changes.
  ///
  /// - Throws: INVALID_ARGUMENT CURSOR_INVALID for a cursor this user was never given.
  package func cursor(_ text: String, of user: UserID) throws -> FeedCursor? {
    guard let cursor = try cursor(text) else { return nil }
    guard cursor.position.userID == user else {
      throw RPCError.invalid(
        "cursor", reason: "CURSOR_INVALID",
        "got a cursor of another account; allowed: the cursor of a response, or nothing")
    }
    return cursor
  }

  package func cursor(behind position: FeedPosition, of page: FeedPage<Change>) -> FeedCursor {
    FeedCursor(epoch: page.epoch, position: position, view: view)
  }

  /// The page after a cursor.
  ///
  /// - Throws: FAILED_PRECONDITION EPOCH_CHANGED if the cursor belongs to another epoch of the store, or to another
  ///   view.
  package func page(after cursor: FeedCursor?, limit: Int) async throws -> FeedPage<Change> {
    let position = cursor?.position ?? .beginning
    let page = try await store.changes(after: position, limit: limit)
    if let cursor, cursor.epoch != page.epoch || position.transaction >= page.end || cursor.view != view {
      throw RPCError.epochChanged(now: "\(page.epoch)")
    }
    return page
  }

  /// Passes every page after the cursor to `body` and advances the cursor, until the feed's end is reached and nothing
  /// is held back.
  package func forEachPage(
    after cursor: inout FeedCursor?, _ body: (FeedPage<Change>) async throws -> Void
  ) async throws {
    var pause = Self.shortestPause
    while true {
      let page = try await page(after: cursor, limit: PageSize.largest)
      if let last = page.changes.last {
        cursor = self.cursor(behind: last.position, of: page)
        try await body(page)
        // Fewer changes than requested: this is the end.
        if page.changes.count < PageSize.largest, !page.isPending { return }
        pause = Self.shortestPause
      } else if page.isPending {
        try await Task.sleep(for: pause)
        pause = min(pause * 2, Self.longestPause)
      } else {
        return
      }
    }
  }
}
