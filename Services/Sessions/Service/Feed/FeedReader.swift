import TitanCore
import TitanRPC

/// Reads the feed behind a cursor.
struct FeedReader: Sendable {
  let store: any FeedStore
  let scope: FeedScope
  var detail = FeedDetail.everything

  /// How long to wait before looking again for a change that an older transaction holds back: first, and at most.
  private static let shortestPause: Duration = .milliseconds(10)
  private static let longestPause: Duration = .milliseconds(320)

  /// The page behind a cursor.
  ///
  /// - Throws: FAILED_PRECONDITION EPOCH_CHANGED if the cursor is of another life of the store, or of a reading that did
  ///   not see the same things: it has stepped over some.
  func page(after cursor: FeedCursor?, limit: Int) async throws -> FeedPage {
    let position = cursor?.position ?? .beginning
    let page = try await store.changes(scope, detail, after: position, limit: limit)
    if let cursor,
      cursor.epoch != page.epoch || position.transaction >= page.end || cursor.hasDays != scope.hasDays
    {
      throw FeedError.epochChanged(now: page.epoch)
    }
    return page
  }

  func cursor(behind change: FeedPage.Change, of page: FeedPage) -> FeedCursor {
    FeedCursor(epoch: page.epoch, position: change.position, hasDays: scope.hasDays)
  }

  /// Hands over every page behind the cursor, until nothing is held back either; the cursor goes along.
  func forEachPage(after cursor: inout FeedCursor?, _ body: (FeedPage) async throws -> Void) async throws {
    var pause = Self.shortestPause
    while true {
      let page = try await page(after: cursor, limit: PageSize.largest)
      if let last = page.changes.last {
        cursor = self.cursor(behind: last, of: page)
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

extension FeedScope {
  /// Whether clocks and pauses are among the changes.
  var hasDays: Bool { self == .sessionsAndDays }
}
