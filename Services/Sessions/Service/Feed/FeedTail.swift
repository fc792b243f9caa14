import SessionsDomain
package import TitanPostgres

/// Stands at the feed's end and tells users who watch that there is something new of theirs. However many watch, what
/// happens is looked for once, and nobody is woken for what others did.
package struct FeedTail: Sendable {
  private let reader: FeedReader
  private let bell: ChangeBell
  private let watchers: UserBells

  /// - Parameter bell: rings when anything may have changed.
  package init(store: any FeedStore, bell: ChangeBell, watchers: UserBells) {
    reader = FeedReader(store: store, scope: .sessions, detail: .counts)
    self.bell = bell
    self.watchers = watchers
  }

  /// Until the task is cancelled. Run again after an error, it tells everybody to look: anything may have been missed.
  package func run() async throws {
    let rings = bell.rings()
    var cursor: FeedCursor? = try await reader.store.end()
    watchers.ring()
    // What was announced before the first ring, and held back since.
    try await tell(after: &cursor)
    for await _ in rings { try await tell(after: &cursor) }
  }

  private func tell(after cursor: inout FeedCursor?) async throws {
    try await reader.forEachPage(after: &cursor) { page in
      for user in Set(page.changes.map(\.position.userID)) { watchers.ring(user) }
    }
  }
}
