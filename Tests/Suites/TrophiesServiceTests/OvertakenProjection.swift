import TitanCore
import TitanFeeds
import TrophiesDomain
import TrophiesService

/// A projection that another process advances as soon as its cursor has been read.
struct OvertakenProjection: FeedProjection {
  let store: PostgresTrophyStore
  /// What the other process does.
  let overtake: @Sendable (PostgresTrophyStore) async throws -> Void

  func standing() async throws -> FeedStanding {
    let standing = try await store.standing()
    try await overtake(store)
    return standing
  }

  func apply(
    _ changes: [ProjectedChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool { try await store.apply(changes, from: cursor, to: next, at: now) }

  func beginRebuild(from cursor: String) async throws { try await store.beginRebuild(from: cursor) }

  func finishRebuild(from cursor: String, at now: Timestamp) async throws {
    try await store.finishRebuild(from: cursor, at: now)
  }
}
