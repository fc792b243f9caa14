import TitanCore

/// Every version of every rule, and which of the earlier ones keep what they gave.
package struct RuleBook: Sendable, Hashable {
  /// The rules in force, in the order of the catalogue; archived ones too.
  package let current: [TrophyRule]
  /// Versions before this one of a trophy keep nobody's award any more.
  package let keptFrom: [TrophyID: Int]
  /// Of each trophy the newest first.
  private let versions: [TrophyID: [TrophyRule]]

  package init(_ rules: some Sequence<TrophyRule>, keptFrom: [TrophyID: Int] = [:]) {
    versions = Dictionary(grouping: rules, by: \.id).mapValues { $0.sorted { $0.version > $1.version } }
    self.keptFrom = keptFrom
    current = versions.values.compactMap(\.first).sorted { ($0.order, $0.id) < ($1.order, $1.id) }
  }

  /// The weakest evidence that any rule accepts. Sessions with weaker evidence change no award and no level.
  package var believed: Evidence {
    versions.values.joined().map(\.minEvidence).max().map { max($0, .verifiedDigest) } ?? .verifiedDigest
  }

  /// The rule in force for a trophy.
  package func current(_ id: TrophyID) -> TrophyRule? { versions[id]?.first }

  /// The points of the trophies that are held, each by the version it was earned under.
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

  /// Every version of a trophy's rule, the newest first.
  package func versions(of id: TrophyID) -> [TrophyRule] { versions[id] ?? [] }

  /// What the book would be with one more version in force.
  ///
  /// - Parameter policy: what becomes of what earlier versions gave.
  package func adding(_ rule: TrophyRule, _ policy: ReevaluationPolicy = .keep) -> RuleBook {
    var keptFrom = keptFrom
    if policy == .revoke { keptFrom[rule.id] = rule.version }
    return RuleBook(versions.values.flatMap(\.self) + [rule], keptFrom: keptFrom)
  }

  /// What a history is worth: the award that a trophy is due, if there is one. It depends on nothing else, so that
  /// whatever happened in whatever order ends in the same (decision D29).
  ///
  /// The version in force grants. An earlier one, the newest first, keeps what was earned under it before it was
  /// replaced, in the time of the events: late data count as if they had come in time (decision D30).
  package func due(_ trophy: TrophyID, in history: History) -> AwardStanding? {
    for version in standing(trophy) {
      guard let earned = version.rule.earned(in: history), version.counts(earned.earnTime) else { continue }
      return AwardStanding(state: version.replaced == nil ? .granted : .grandfathered, earned: earned)
    }
    return nil
  }

  /// The versions that give or keep something, the newest first.
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

/// A version of a rule that still gives or keeps something.
struct StandingVersion {
  var rule: TrophyRule
  /// Since when the next one is in force; `nil` if there is none.
  var replaced: Timestamp?

  /// Whether what was earned by it at this time stands.
  func counts(_ time: Timestamp) -> Bool { replaced.map { time < $0 } ?? true }
}
