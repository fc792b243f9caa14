package import TitanCore
package import TitanFeeds

/// What habits keep of a feed: sources that fill them, and by what days are told. Whose habits have changed is
/// announced.
package struct HabitProjection: FeedProjection {
  private let feed: FollowedFeed
  private let store: HabitStore
  private let announcer: HabitAnnouncer

  package init(_ feed: FollowedFeed, _ store: HabitStore, _ announcer: HabitAnnouncer) {
    self.feed = feed
    self.store = store
    self.announcer = announcer
  }

  package func standing() async throws -> FeedStanding { try await store.standing(in: feed) }

  package func apply(
    _ changes: [ProjectedChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool {
    let changed = try await store.apply(changes, of: feed, from: cursor, to: next, at: now)
    announcer.announce(changed ?? [])
    return changed != nil
  }

  package func beginRebuild(from cursor: String) async throws { try await store.beginRebuild(of: feed, from: cursor) }

  package func finishRebuild(from cursor: String, at now: Timestamp) async throws {
    announcer.announce(try await store.finishRebuild(of: feed, from: cursor, at: now))
  }
}
