/// What became of an award. The numbers are those of the contract and of the store.
package enum AwardState: Int, Sendable, Hashable {
  case granted = 1
  /// Earned under a rule that has become harder since.
  case grandfathered = 2
  /// What proved it is gone. May become `granted` again.
  case revoked = 3
}

/// Where a user stands with one trophy.
package struct AwardStanding: Sendable, Hashable {
  package var state: AwardState
  package var earned: EarnedAward

  package init(state: AwardState, earned: EarnedAward) {
    self.state = state
    self.earned = earned
  }
}

/// The awards a user should have, and what that changes (decisions D29 and D30).
package enum AwardJudgement {
  package struct Change: Sendable, Hashable {
    package var trophy: TrophyID
    package var standing: AwardStanding
    /// Whether an award was granted or taken; otherwise only its proof is another.
    package var isNews: Bool
  }

  /// What must change, in the order of the catalogue; empty if `held` is right.
  ///
  /// What a trophy is due (`RuleBook.due`) is there, granted or grandfathered, whatever happened before: doing, undoing
  /// and doing again ends where doing once does. An award that nothing proves any more is revoked.
  ///
  /// - Parameter trophies: what is judged; `nil`: everything.
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
  /// The same, taken.
  fileprivate var revoked: AwardStanding { AwardStanding(state: .revoked, earned: earned) }
}
