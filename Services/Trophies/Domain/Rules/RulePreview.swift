package import TitanCore

/// What a rule would do to people's awards, counted person by person without doing it.
package struct RulePreview: Sendable, Hashable {
  package enum Outcome: Sendable, Hashable, CaseIterable {
    /// Has no award, and would.
    case gain
    /// Has one, and would not.
    case lose
    /// Has one, and would keep it, although the rule would not give it.
    case grandfather
    /// Has one, and would be given it by the rule too.
    case keep
  }

  package struct Sample: Sendable, Hashable {
    package var user: UserID
    package var outcome: Outcome
    package var before: AwardStanding?
    package var after: AwardStanding?
  }

  /// Of each outcome but `keep`.
  package static let sampleLimit = 5

  package private(set) var examined = 0
  package private(set) var counts: [Outcome: Int] = [:]
  package private(set) var samples: [Sample] = []
  private let trophy: TrophyID
  private let known: RuleBook
  private let book: RuleBook

  /// - Parameters:
  ///   - rule: what would be in force.
  ///   - book: what is there now.
  package init(_ rule: TrophyRule, in book: RuleBook, _ policy: ReevaluationPolicy) {
    trophy = rule.id
    known = book
    self.book = book.adding(rule, policy)
  }

  /// Looks at one person.
  package mutating func examine(_ user: UserID, held: [TrophyID: AwardStanding], history: History) {
    examined += 1
    // Medals are held by nobody: they are what the rules say.
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
