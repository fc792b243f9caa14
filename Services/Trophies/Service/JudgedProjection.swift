package import TitanCore
package import TitanFeeds
import TitanPostgres

/// Keeps what trophies need of the sessions feed and leaves judging to other tasks, so that following never waits for them.
package struct JudgedProjection: FeedProjection {
  private let store: PostgresTrophyStore
  private let bells: JudgingBells

  /// - Parameter bells: wake the tasks that judge.
  package init(_ store: PostgresTrophyStore, _ bells: JudgingBells) { (self.store, self.bells) = (store, bells) }

  package func standing() async throws -> FeedStanding { try await store.standing() }

  package func apply(
    _ changes: [ProjectedChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool {
    guard let waiting = try await store.take(changes, from: cursor, to: next, at: now) else { return false }
    bells.ring(for: waiting)
    return true
  }

  /// Users with nothing urgent wait until `settle`; otherwise they would be judged again and again.
  package func gather(
    _ changes: [ProjectedChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool {
    guard let waiting = try await store.takeMany(changes, from: cursor, to: next, at: now) else { return false }
    if waiting.hasUrgent { bells.urgent.ring() }
    return true
  }

  package func settle(at now: Timestamp) async throws { bells.patient.ring() }

  package func beginRebuild(from cursor: String) async throws { try await store.beginRebuild(from: cursor) }

  package func finishRebuild(from cursor: String, at now: Timestamp) async throws {
    try await store.finishReading(from: cursor, at: now)
    bells.patient.ring()
  }
}
