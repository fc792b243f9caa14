import SessionsDomain
package import TitanFeeds

/// Follows the end of the feed and notifies the watches of users with changes. However many watches there are, changes
/// are read once, and no watch is woken for another user's changes.
package struct FeedTail: Sendable {
  private let store: any SessionFeedStore
  private let reader: FeedReader<SessionState>
  private let notifier: Notifier
  private let watchers: Notifier

  /// - Parameters:
  ///   - notifier: the feed's notifier.
  ///   - watchers: gets the ids of users with changes.
  package init(store: any SessionFeedStore, notifier: Notifier, watchers: Notifier) {
    self.store = store
    reader = FeedReader(ScopedFeed(store: store, scope: .sessions, detail: .counts), view: .sessions)
    self.notifier = notifier
    self.watchers = watchers
  }

  /// Runs until the task is cancelled. When it is run again after an error, it wakes all watches, because it may have
  /// missed changes.
  package func run() async throws {
    let notifications = notifier.subscribe()
    var cursor: FeedCursor? = try await store.end()
    watchers.notify()
    // Reads changes that were notified before the first read and have been held back since.
    try await tell(after: &cursor)
    for await _ in notifications { try await tell(after: &cursor) }
  }

  private func tell(after cursor: inout FeedCursor?) async throws {
    try await reader.forEachPage(after: &cursor) { page in
      watchers.notify(Set(page.changes.map(\.position.userID)))
    }
  }
}
