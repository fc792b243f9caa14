package import TitanCore
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

/// Another re-evaluation is running.
package struct ReevaluationRunning: Error, Sendable, Hashable {
  package var id: ReevaluationID

  package init(id: ReevaluationID) { self.id = id }
}
