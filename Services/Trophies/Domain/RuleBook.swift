import TitanCore

/// All versions of all rules, and which of the earlier ones still preserve their awards.
package struct RuleBook: Sendable, Hashable {
  /// The rules in force, in the order of the catalogue, including archived ones.
  package let current: [TrophyRule]
  /// For each trophy, the first version that preserves awards.
  private let keptFrom: [TrophyID: Int]
  /// The versions for each trophy, newest first.
  private let versions: [TrophyID: [TrophyRule]]

  package init(_ rules: some Sequence<TrophyRule>, keptFrom: [TrophyID: Int] = [:]) {
    versions = Dictionary(grouping: rules, by: \.id).mapValues { $0.sorted { $0.version > $1.version } }
    self.keptFrom = keptFrom
    current = versions.values.compactMap(\.first).sorted { ($0.order, $0.id) < ($1.order, $1.id) }
  }

  /// The weakest evidence that any rule accepts. Sessions with weaker evidence affect no award and no level.
  package var believed: Evidence {
    versions.values.joined().map(\.minEvidence).max().map { max($0, .verifiedDigest) } ?? .verifiedDigest
  }

  /// The rule in force for a trophy.
  package func current(_ id: TrophyID) -> TrophyRule? { versions[id]?.first }

  /// The total points of held trophies, each by the version it was earned under.
  package func experience(of held: [TrophyID: AwardStanding]) -> Int {
    held.reduce(0) { sum, held in
      held.value.state == .revoked
        ? sum : sum + (rule(held.key, version: held.value.earned.ruleVersion)?.experience ?? 0)
    }
  }

  /// One version of a trophy's rule.
  package func rule(_ id: TrophyID, version: Int) -> TrophyRule? {
    versions[id]?.first { $0.version == version }
  }

  /// All versions of a trophy's rule, newest first.
  package func versions(of id: TrophyID) -> [TrophyRule] { versions[id] ?? [] }

  /// The book with one more version in force.
  ///
  /// - Parameter policy: what happens to awards from earlier versions.
  package func adding(_ rule: TrophyRule, _ policy: ReevaluationPolicy = .keep) -> RuleBook {
    var keptFrom = keptFrom
    if policy == .revoke { keptFrom[rule.id] = rule.version }
    return RuleBook(versions.values.flatMap(\.self) + [rule], keptFrom: keptFrom)
  }

  /// The award of a trophy that a history justifies, if any. It depends on nothing else, so that events have the same
  /// result in any order (decision D29).
  ///
  /// The version in force grants awards. Earlier versions, newest first, preserve awards earned before they were
  /// replaced, by the time of the events: late data count as if they had arrived in time (decision D30).
  func due(_ trophy: TrophyID, in history: History) -> AwardStanding? {
    for version in standing(trophy) {
      guard let earned = version.rule.earned(in: history), version.counts(earned.earnTime) else { continue }
      return AwardStanding(state: version.replaced == nil ? .granted : .grandfathered, earned: earned)
    }
    return nil
  }

  /// The versions that grant or preserve awards, newest first.
  func standing(_ trophy: TrophyID) -> [StandingVersion] {
    var replaced: Timestamp?
    var standing: [StandingVersion] = []
    for rule in versions(of: trophy) {
      guard replaced == nil || rule.version >= keptFrom[trophy] ?? 0 else { break }
      standing.append(StandingVersion(rule: rule, replaced: replaced))
      replaced = rule.activeFrom
    }
    return standing
  }
}

/// A version of a rule that still grants or preserves awards.
struct StandingVersion {
  var rule: TrophyRule
  /// When the next version took effect; `nil` if there is none.
  var replaced: Timestamp?

  /// Whether an award earned under it at this time still stands.
  func counts(_ time: Timestamp) -> Bool { replaced.map { time < $0 } ?? true }
}

/// What happens to an award that the version in force wouldn't grant. The raw values are those of the contract and of
/// the store.
package enum ReevaluationPolicy: Int, Sendable, Hashable {
  /// The award stays if it was earned before its version was replaced.
  case keep = 1
  /// The award is permanently revoked.
  case revoke = 2
}
