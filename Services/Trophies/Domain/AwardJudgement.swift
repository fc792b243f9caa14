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
  /// An award whose rule is fulfilled is granted, whatever happened before, so doing, undoing and doing again ends
  /// where doing once does. One whose rule in force is not fulfilled but the version it was given under is, stays:
  /// grandfathered. Any other was proved by what is gone: revoked.
  package static func changes(
    held: [TrophyID: AwardStanding], history: History, rules: RuleBook
  ) -> [Change] {
    rules.current.map(\.id).compactMap { trophy in
      let before = held[trophy]
      guard let after = standing(of: trophy, before: before, history, rules), after != before else { return nil }
      let wasThere = before.map { $0.state != .revoked } ?? false
      return Change(trophy: trophy, standing: after, isNews: wasThere != (after.state != .revoked))
    }
  }

  private static func standing(
    of trophy: TrophyID, before: AwardStanding?, _ history: History, _ rules: RuleBook
  ) -> AwardStanding? {
    if let earned = rules.current(trophy)?.earned(in: history) {
      return AwardStanding(state: .granted, earned: earned)
    }
    guard let before, before.state != .revoked else { return before }
    let given = rules.rule(trophy, version: before.earned.ruleVersion)
    if let given, given != rules.current(trophy), let earned = given.earned(in: history) {
      return AwardStanding(state: .grandfathered, earned: earned)
    }
    return AwardStanding(state: .revoked, earned: before.earned)
  }
}
