package import TitanCore
package import TrophiesDomain

package enum ReevaluationOwner {}
package typealias ReevaluationID = Identifier<ReevaluationOwner>

/// Judging people again, from the first to the last: a piece of work that outlives whoever asked for it.
package struct Reevaluation: Sendable, Hashable {
  /// The numbers are those of the contract and of the store.
  package enum State: Int, Sendable, Hashable {
    case running = 1
    case done = 2
  }

  package struct Scope: Sendable, Hashable {
    /// Empty: all.
    package var trophies: [TrophyID]
    /// `nil`: everybody.
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
  /// How many there were when it began; how many were judged when it is over.
  package var usersTotal: Int
  package var usersDone: Int
  package var counts: JudgementCounts
  package var createTime: Timestamp
  package var endTime: Timestamp?

  /// 0 to 99 until it is over, then 100.
  package var percent: Int {
    state == .done ? 100 : usersTotal == 0 ? 0 : min(99, usersDone * 100 / usersTotal)
  }
}

/// Another one goes on.
package struct ReevaluationRunning: Error, Sendable, Hashable {
  package var id: ReevaluationID

  package init(id: ReevaluationID) { self.id = id }
}
