package import TitanCore

/// How a rule would change users' awards, counted user by user without applying it.
package struct RulePreview: Sendable, Hashable {
  package enum Outcome: Sendable, Hashable, CaseIterable {
    /// The user has no award, and would get one.
    case gain
    /// The user has an award, and would lose it.
    case lose
    /// The user has an award, and would keep it although the new rule wouldn't grant it.
    case grandfather
    /// The user has an award that the new rule would grant, too.
    case keep
  }

  package struct Sample: Sendable, Hashable {
    package var user: UserID
    package var outcome: Outcome
    package var before: AwardStanding?
    package var after: AwardStanding?
  }

  /// The maximum number of samples for each outcome except `keep`.
  package static let sampleLimit = 5

  package private(set) var examined = 0
  package private(set) var counts: [Outcome: Int] = [:]
  package private(set) var samples: [Sample] = []
  private let trophy: TrophyID
  private let known: RuleBook
  private let book: RuleBook

  /// - Parameters:
  ///   - rule: the rule that would be in force.
  ///   - book: the current rules.
  package init(_ rule: TrophyRule, in book: RuleBook, _ policy: ReevaluationPolicy) {
    trophy = rule.id
    known = book
    self.book = book.adding(rule, policy)
  }

  /// Examines one user.
  package mutating func examine(_ user: UserID, held: [TrophyID: AwardStanding], history: History) {
    examined += 1
    // Medals aren't stored: they follow from the rules.
    let isMedal = book.current(trophy)?.kind.isMedal ?? false
    let before = isMedal ? known.due(trophy, in: history) : held[trophy].flatMap { $0.state == .revoked ? nil : $0 }
    let after = book.due(trophy, in: history)
    let outcome: Outcome? =
      switch (before, after?.state) {
      case (nil, nil): nil
      case (nil, _): .gain
      case (_, nil): .lose
      case (_, .grandfathered): .grandfather
      case (_, _): .keep
      }
    guard let outcome else { return }
    counts[outcome, default: 0] += 1
    if outcome != .keep, samples.count(where: { $0.outcome == outcome }) < Self.sampleLimit {
      samples.append(Sample(user: user, outcome: outcome, before: before, after: after))
    }
  }
}
