import SessionsDomain
package import TitanFeeds
import TitanProto
import TitanRPC

/// Follows the end of the feed and notifies the watches of users with changes. However many watches there are, changes
/// are read once, and no watch is woken for another user's changes.
package struct FeedTail: Sendable {
  private let store: any SessionFeedStore
  private let notifier: Notifier
  private let watchers: Notifier

  /// - Parameters:
  ///   - notifier: the feed's notifier.
  ///   - watchers: gets the ids of users with changes.
  package init(store: any SessionFeedStore, notifier: Notifier, watchers: Notifier) {
    self.store = store
    self.notifier = notifier
    self.watchers = watchers
  }

  /// Runs until the task is cancelled. When it is run again after an error, it wakes all watches, because it may have
  /// missed changes.
  ///
  /// - Throws: FAILED_PRECONDITION EPOCH_CHANGED if a backup was restored meanwhile, and errors of the store.
  package func run() async throws {
    let notifications = notifier.subscribe()
    var positions = try await store.end()
    watchers.notify()
    for await _ in notifications {
      var isFull = true
      while isFull {
        let page = try await store.changedUsers(after: positions, limit: PageSize.largest)
        guard !page.isAhead, "\(page.epoch)" == positions.epoch else {
          throw RPCError.epochChanged(now: "\(page.epoch)")
        }
        for entry in page.entries { positions.pass(slot: entry.slot, number: entry.number, epoch: positions.epoch) }
        watchers.notify(Set(page.entries.map(\.change)))
        isFull = page.entries.count == PageSize.largest
      }
    }
  }
}
