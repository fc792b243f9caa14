import Synchronization
package import TitanCore

/// The watches of one kind. However many of them a user has, news is read once: watches at the same place share a page
/// until there is news of the user again.
///
/// `Place` says where a page begins; `Page` is everything the watches need to build their own answers.
package final class UserWatches<Place: Hashable & Sendable, Page: Sendable>: Sendable {
  private struct User {
    let pages = SharedPages<Place, Page>()
    var watches = 0
  }

  private let notifier: Notifier
  private let users = Mutex<[UserID: User]>([:])

  package init(_ notifier: Notifier) { self.notifier = notifier }

  /// Begins to watch: any notification about the user from now on wakes the watch.
  package func begin(_ user: UserID) -> UserWatch<Place, Page> {
    let notifications = notifier.subscribe(to: user)
    let pages = users.withLock { users in
      users[user, default: User()].watches += 1
      return users[user].map(\.pages) ?? SharedPages()
    }
    return UserWatch(
      notifications: notifications, pages: pages, revision: { [notifier] in notifier.revision(of: user) }
    ) { [weak self] in self?.end(user) }
  }

  /// The number of users with watches.
  package var count: Int { users.withLock { $0.count } }

  private func end(_ user: UserID) {
    users.withLock { users in
      users[user]?.watches -= 1
      if users[user]?.watches == 0 { users[user] = nil }
    }
  }
}

/// One watch of a user.
package final class UserWatch<Place: Hashable & Sendable, Page: Sendable>: Sendable {
  /// Wakes when there may be news.
  package let notifications: AsyncStream<Void>
  private let pages: SharedPages<Place, Page>
  private let revision: @Sendable () -> Int?
  private let end: @Sendable () -> Void

  fileprivate init(
    notifications: AsyncStream<Void>, pages: SharedPages<Place, Page>, revision: @escaping @Sendable () -> Int?,
    end: @escaping @Sendable () -> Void
  ) {
    (self.notifications, self.pages, self.revision, self.end) = (notifications, pages, revision, end)
  }

  deinit { end() }

  /// The page at a place. It shows everything notified before this call.
  ///
  /// - Parameters:
  ///   - isWhole: false for a page that must be read again even without a notification. Such a page is not kept.
  ///   - read: reads the page, unless another watch of the user is reading or has read it. If that read is cancelled,
  ///     another watch reads.
  /// - Throws: what `read` throws, whichever watch ran it.
  package func page(
    at place: Place, isWhole: @Sendable (Page) -> Bool = { _ in true }, _ read: @Sendable () async throws -> Page
  ) async throws -> Page {
    // Without a subscriber the call has ended, so whatever it still reads is not shared.
    guard let revision = revision() else { return try await read() }
    return try await pages.reading(at: place, since: revision).page(isWhole, read)
  }
}

/// The page that the watches of one user read last.
private final class SharedPages<Place: Hashable & Sendable, Page: Sendable>: Sendable {
  /// One place as of one revision. The first watch to ask reads it.
  final class Reading: Sendable {
    let place: Place
    let revision: Int
    private let flight = SingleFlight<Page>()
    private let kept = Mutex<Page?>(nil)

    init(place: Place, revision: Int) { (self.place, self.revision) = (place, revision) }

    func page(_ isWhole: @Sendable (Page) -> Bool, _ read: @Sendable () async throws -> Page) async throws -> Page {
      try await flight.run {
        if let page = kept.withLock(\.self) { return page }
        let page = try await read()
        if isWhole(page) { kept.withLock { $0 = page } }
        return page
      }
    }
  }

  private let newest = Mutex<Reading?>(nil)

  /// Only the newest reading is kept: a watch that lags behind reads for itself.
  func reading(at place: Place, since revision: Int) -> Reading {
    newest.withLock { newest in
      if let newest, newest.place == place, newest.revision >= revision { return newest }
      let reading = Reading(place: place, revision: revision)
      if newest.map({ $0.revision <= revision }) ?? true { newest = reading }
      return reading
    }
  }
}
