package import TitanCore

/// The state of an award. The raw values are those of the contract and of the store.
package enum AwardState: Int, Sendable, Hashable {
  case granted = 1
  /// Earned under an earlier version of a rule that has since become harder.
  case grandfathered = 2
  /// Its proof is gone. May become `granted` again.
  case revoked = 3
}

/// A user's award of one trophy: its state and how it was earned.
package struct AwardStanding: Sendable, Hashable {
  package var state: AwardState
  package var earned: EarnedAward

  package init(state: AwardState, earned: EarnedAward) {
    self.state = state
    self.earned = earned
  }
}

/// How a rule was fulfilled: when, and by what.
package struct EarnedAward: Sendable, Hashable {
  package var ruleVersion: Int
  /// When the condition became true, by the time of the events themselves (decision D30).
  package var earnTime: Timestamp
  package var proof: AwardProof

  package init(ruleVersion: Int, earnTime: Timestamp, proof: AwardProof) {
    self.ruleVersion = ruleVersion
    self.earnTime = earnTime
    self.proof = proof
  }
}

/// The proof that an award is due.
package struct AwardProof: Sendable, Hashable {
  package var exercise: CountedExercise
  /// In order of time; for another exercise than push-ups, the practices.
  package var sessions: [SessionID]
  /// For reps in a window, the numbers of the first and the last rep of the run, starting at 1.
  package var run: ClosedRange<Int>?
  /// The dates that count.
  package var localDates: [CalendarDay]

  package init(
    of exercise: CountedExercise = .pushUp, sessions: [SessionID], run: ClosedRange<Int>? = nil,
    localDates: [CalendarDay]
  ) {
    self.exercise = exercise
    self.sessions = sessions
    self.run = run
    self.localDates = localDates
  }
}

/// Computes the awards a user should have, and the resulting changes (decisions D29 and D30).
package enum AwardJudgement {
  package struct Change: Sendable, Hashable {
    package var trophy: TrophyID
    package var standing: AwardStanding
    /// Whether an award was granted or revoked; otherwise only its proof has changed.
    package var isNews: Bool
  }

  /// The changes to make, in the order of the catalogue; empty if `held` is right.
  ///
  /// Every award that is due (`RuleBook.due`) ends up granted or grandfathered, whatever happened before: doing,
  /// undoing and redoing something has the same result as doing it once. An award without a proof is revoked.
  ///
  /// - Parameter trophies: the trophies to judge; `nil` for all.
  package static func changes(
    held: [TrophyID: AwardStanding], history: History, rules: RuleBook, only trophies: Set<TrophyID>? = nil
  ) -> [Change] {
    rules.current.map(\.id).filter { trophies?.contains($0) ?? true }.compactMap { trophy in
      let before = held[trophy]
      guard let after = rules.due(trophy, in: history) ?? before?.revoked, after != before else { return nil }
      let wasThere = before.map { $0.state != .revoked } ?? false
      return Change(trophy: trophy, standing: after, isNews: wasThere != (after.state != .revoked))
    }
  }
}

extension AwardStanding {
  /// The same award, revoked.
  fileprivate var revoked: AwardStanding { AwardStanding(state: .revoked, earned: earned) }
}
