import TitanCore
import TitanRPC

/// Reads the feed behind a cursor: everybody's changes, or one user's.
struct FeedReader: Sendable {
  let store: any FeedStore
  var user: UserID?

  /// How long to wait before looking again for a change that an older transaction holds back: first, and at most.
  private static let shortestPause: Duration = .milliseconds(10)
  private static let longestPause: Duration = .milliseconds(320)

  /// The page behind a cursor.
  ///
  /// - Throws: FAILED_PRECONDITION EPOCH_CHANGED if the cursor is of another life of the store.
  func page(after cursor: FeedCursor?, limit: Int) async throws -> FeedPage {
    let position = cursor?.position ?? .beginning
    let page = try await store.changes(of: user, after: position, limit: limit)
    if let cursor, cursor.epoch != page.epoch || position.transaction >= page.end {
      throw FeedError.epochChanged(now: page.epoch)
    }
    return page
  }

  /// Hands over every page behind the cursor, until nothing is held back either; the cursor goes along.
  func forEachPage(after cursor: inout FeedCursor?, _ body: (FeedPage) async throws -> Void) async throws {
    var pause = Self.shortestPause
    while true {
      let page = try await page(after: cursor, limit: PageSize.largest)
      if let last = page.changes.last {
        cursor = FeedCursor(epoch: page.epoch, position: last.position)
        try await body(page)
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
