import TitanCore
import TitanRPC

/// Reads a feed behind a cursor.
package struct FeedReader<Change: Sendable>: Sendable {
  private let store: any FeedStore<Change>

  package init(_ store: any FeedStore<Change>) { self.store = store }

  /// How long to wait before looking again for a change that an older transaction holds back: first, and at most.
  private static var shortestPause: Duration { .milliseconds(10) }
  private static var longestPause: Duration { .milliseconds(320) }

  /// The page behind a cursor.
  ///
  /// - Throws: FAILED_PRECONDITION EPOCH_CHANGED if the cursor is of another life of the store.
  package func page(after cursor: FeedCursor?, limit: Int) async throws -> FeedPage<Change> {
    let position = cursor?.position ?? .beginning
    let page = try await store.changes(after: position, limit: limit)
    if let cursor, cursor.epoch != page.epoch || position.transaction >= page.end {
      throw RPCError(
        .failedPrecondition, reason: "EPOCH_CHANGED", "the cursor is of another epoch: start from the beginning",
        info: ["epoch": "\(page.epoch)"])
    }
    return page
  }

  /// Hands over every page behind the cursor, until nothing is held back either; the cursor goes along.
  package func forEachPage(
    after cursor: inout FeedCursor?, _ body: (FeedPage<Change>) async throws -> Void
  ) async throws {
    var pause = Self.shortestPause
    while true {
      let page = try await page(after: cursor, limit: PageSize.largest)
      if let last = page.changes.last {
        cursor = FeedCursor(epoch: page.epoch, position: last.position)
        try await body(page)
        // Fewer than were asked for: that was the end.
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
