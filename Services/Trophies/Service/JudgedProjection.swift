package import TitanCore
package import TitanFeeds
import TitanPostgres

/// Stores the parts of the sessions feed that trophies need, and leaves judging to other tasks, so that following never
/// waits for them.
package struct JudgedProjection: FeedProjection {
  private let store: PostgresTrophyStore
  private let judging: JudgingNotifiers

  /// - Parameter judging: wakes the tasks that judge.
  package init(_ store: PostgresTrophyStore, _ judging: JudgingNotifiers) {
    (self.store, self.judging) = (store, judging)
  }

  package func standing() async throws -> FeedStanding { try await store.standing() }

  package func apply(
    _ changes: [ProjectedChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool {
    guard let waiting = try await store.take(changes, from: cursor, to: next, at: now) else { return false }
    judging.notify(of: waiting)
    return true
  }

  /// Users with nothing urgent wait until `settle`; otherwise they would be judged again and again.
  package func gather(
    _ changes: [ProjectedChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool {
    guard let waiting = try await store.takeMany(changes, from: cursor, to: next, at: now) else { return false }
    if waiting.hasUrgent { judging.urgent.notify() }
    return true
  }

  package func settle(at now: Timestamp) async throws { judging.patient.notify() }

  package func beginRebuild(from cursor: String) async throws { try await store.beginRebuild(from: cursor) }

  package func finishRebuild(from cursor: String, at now: Timestamp) async throws {
    try await store.finishReading(from: cursor, at: now)
    judging.patient.notify()
  }
}
