import Synchronization
package import TitanCore

/// The watches of one kind. However many of them a user has, what is new is read once: those who stand at the same place
/// share a page until the user's bell rings again.
///
/// `Place` says where a page begins; `Page` is all that the watches need to answer, each in its own words.
package final class UserWatches<Place: Hashable & Sendable, Page: Sendable>: Sendable {
  private struct User {
    let pages = SharedPages<Place, Page>()
    var watches = 0
  }

  private let bells: UserBells
  private let users = Mutex<[UserID: User]>([:])

  package init(_ bells: UserBells) { self.bells = bells }

  /// Begins to watch: what is announced from now on rings.
  package func begin(_ user: UserID) -> UserWatch<Place, Page> {
    let rings = bells.rings(for: user)
    let pages = users.withLock { users in
      users[user, default: User()].watches += 1
      return users[user].map(\.pages) ?? SharedPages()
    }
    return UserWatch(rings: rings, pages: pages, revision: { [bells] in bells.revision(of: user) }) { [weak self] in
      self?.end(user)
    }
  }

  /// How many users have watches.
  package var count: Int { users.withLock { $0.count } }

  private func end(_ user: UserID) {
    users.withLock { users in
      users[user]?.watches -= 1
      if users[user]?.watches == 0 { users[user] = nil }
    }
  }
}

/// One watch of a user's.
package final class UserWatch<Place: Hashable & Sendable, Page: Sendable>: Sendable {
  /// Rings when there may be news.
  package let rings: AsyncStream<Void>
  private let pages: SharedPages<Place, Page>
  private let revision: @Sendable () -> Int?
  private let end: @Sendable () -> Void

  fileprivate init(
    rings: AsyncStream<Void>, pages: SharedPages<Place, Page>, revision: @escaping @Sendable () -> Int?,
    end: @escaping @Sendable () -> Void
  ) {
    (self.rings, self.pages, self.revision, self.end) = (rings, pages, revision, end)
  }

  deinit { end() }

  /// The page at a place, which shows everything that rang before it was asked for.
  ///
  /// - Parameters:
  ///   - isWhole: false for a page that is to be read again although nothing rings. It is not kept.
  ///   - read: reads it, unless another watch of the user does or did so. Should it be cancelled, another one reads.
  /// - Throws: what `read` throws, whoever ran it.
  package func page(
    at place: Place, isWhole: @Sendable (Page) -> Bool = { _ in true }, _ read: @Sendable () async throws -> Page
  ) async throws -> Page {
    // The call has ended if nobody listens any more: what it still reads is its own.
    guard let revision = revision() else { return try await read() }
    return try await pages.reading(at: place, since: revision).page(isWhole, read)
  }
}

/// What the watches of one user read last.
private final class SharedPages<Place: Hashable & Sendable, Page: Sendable>: Sendable {
  /// One place as of one revision: it is read by whoever comes first.
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

  /// Only the newest is kept: whoever is slow reads for themselves.
  func reading(at place: Place, since revision: Int) -> Reading {
    newest.withLock { newest in
      if let newest, newest.place == place, newest.revision >= revision { return newest }
      let reading = Reading(place: place, revision: revision)
      if newest.map({ $0.revision <= revision }) ?? true { newest = reading }
      return reading
    }
  }
}
