package import TitanCore
package import TitanFeeds
package import TrophiesDomain

package enum ReevaluationOwner {}
package typealias ReevaluationID = Identifier<ReevaluationOwner>

/// A re-evaluation of users' awards. It continues after the operator who started it has disconnected.
package struct Reevaluation: Sendable, Hashable {
  /// The raw values are those of the contract and of the store.
  package enum State: Int, Sendable, Hashable {
    case running = 1
    case done = 2
  }

  package struct Scope: Sendable, Hashable {
    /// Empty for all.
    package var trophies: [TrophyID]
    /// `nil` for all users.
    package var user: UserID?
    package var policy: ReevaluationPolicy

    package init(trophies: [TrophyID] = [], user: UserID? = nil, policy: ReevaluationPolicy = .keep) {
      self.trophies = trophies
      self.user = user
      self.policy = policy
    }
  }

  package var id: ReevaluationID
  package var state: State
  package var scope: Scope
  /// The number of users when it began; once it is over, the number judged.
  package var usersTotal: Int
  package var usersDone: Int
  package var counts: JudgementCounts
  package var createTime: Timestamp
  package var endTime: Timestamp?

  /// 0 to 99 while it runs, then 100.
  package var percent: Int {
    state == .done ? 100 : usersTotal == 0 ? 0 : min(99, usersDone * 100 / usersTotal)
  }
}

/// Judges users again, batch by batch, after an operator has started a re-evaluation, and continues where a killed
/// process left off.
package struct Reevaluator: Sendable {
  private let store: any RuleStore
  private let notifier: Notifier
  private let clock: WallClock
  private let batchSize: Int

  /// - Parameters:
  ///   - notifier: wakes it when a re-evaluation may have started.
  ///   - batchSize: the number of users judged, and so locked, in one transaction.
  package init(store: any RuleStore, notifier: Notifier, clock: @escaping WallClock, batchSize: Int = 50) {
    self.store = store
    self.notifier = notifier
    self.clock = clock
    self.batchSize = batchSize
  }

  /// Runs until the task is cancelled or the store becomes unavailable. When run again, it continues.
  package func run() async throws {
    // Subscribes before the first read, so that nothing is missed between reading and waiting.
    let notifications = notifier.subscribe()
    try await workOff()
    for await _ in notifications { try await workOff() }
  }

  /// Finishes a running re-evaluation.
  package func workOff() async throws {
    while try await store.judgeNext(batchSize, at: clock()) { try Task.checkCancellation() }
  }
}
