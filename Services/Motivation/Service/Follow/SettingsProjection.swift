package import TitanCore
package import TitanFeeds

/// Stores from the profile feed when users want to do push-ups and which voice they chose, and notifies reminder watches
/// of changes.
package struct SettingsProjection: FeedProjection {
  private let store: PostgresMotivationStore

  package init(_ store: PostgresMotivationStore) { self.store = store }

  package func standing() async throws -> FeedStanding { try await store.standing() }

  package func apply(
    _ changes: [SettingsChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool {
    guard let changed = try await store.apply(changes, from: cursor, to: next) else { return false }
    for user in changed { try await store.announceReminders(of: user) }
    return true
  }

  package func beginRebuild(from cursor: String) async throws { try await store.beginRebuild(from: cursor) }

  package func finishRebuild(from cursor: String, at now: Timestamp) async throws {
    for user in try await store.finishRebuild(from: cursor) { try await store.announceReminders(of: user) }
  }
}
