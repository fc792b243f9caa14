import Synchronization
import TitanCore
import TitanFeeds
import TitanPostgres
import TrophiesDomain
import TrophiesService

/// The projection's positions when the gathered changes were settled.
final class SettlingRecorder: FeedProjection {
  private let store: PostgresTrophyStore
  private let settled = Collected<FeedPositions>()
  private let pages = Atomic(0)

  /// Whether the follower is stopped after each page.
  private let stopsFollower: Bool

  init(_ store: PostgresTrophyStore, stopsFollower: Bool = false) {
    self.store = store
    self.stopsFollower = stopsFollower
  }

  var positions: [FeedPositions] { settled.all }
  /// The number of gathered pages.
  var gathered: Int { pages.load(ordering: .relaxed) }

  func standing() async throws -> FeedStanding { try await store.standing() }

  func apply(
    _ changes: [ProjectedChange], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool { try await store.apply(changes, from: positions, to: next, at: now) }

  func gather(
    _ changes: [ProjectedChange], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    pages.add(1, ordering: .relaxed)
    let isGathered = try await store.gather(changes, from: positions, to: next, at: now)
    if stopsFollower { throw CancellationError() }
    return isGathered
  }

  func settle(at now: Timestamp) async throws {
    try await store.settle(at: now)
    settled.add(try await store.standing().positions)
  }

  func beginRebuild(from positions: FeedPositions) async throws { try await store.beginRebuild(from: positions) }

  func finishRebuild(from positions: FeedPositions, at now: Timestamp) async throws {
    try await store.finishRebuild(from: positions, at: now)
  }
}

/// Counts the statements sent to PostgreSQL.
final class StatementCounter: StatementWatch {
  private let count = Mutex(0)

  func willSend(_ statement: String, position: Int) -> Int {
    count.withLock { $0 += 1 }
    return 0
  }

  func wasAnswered(_ statement: String, number: Int) {}

  /// The number of statements since the last call.
  func take() -> Int {
    count.withLock { count in
      defer { count = 0 }
      return count
    }
  }
}
