import SessionsDomain
import SessionsService
import Synchronization
import TitanCore

/// Goals in memory, each with the time since when it applies.
final class MemoryGoalStore: GoalStore {
  private let told = Mutex<[UserID: [(since: Timestamp, goals: Goals)]]>([:])

  func tell(_ goals: Goals, since: Timestamp, of user: UserID) {
    told.withLock { $0[user, default: []].append((since, goals)) }
  }

  func goals(of user: UserID, at instant: Timestamp) async throws -> Goals {
    told.withLock { ($0[user] ?? []).filter { $0.since <= instant }.max { $0.since < $1.since }?.goals } ?? .standard
  }
}
