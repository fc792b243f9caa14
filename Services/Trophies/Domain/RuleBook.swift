/// Every version of every rule.
package struct RuleBook: Sendable, Hashable {
  /// The rules in force, in the order of the catalogue.
  package let current: [TrophyRule]
  private let versions: [TrophyID: [Int: TrophyRule]]

  package init(_ rules: some Sequence<TrophyRule>) {
    var versions: [TrophyID: [Int: TrophyRule]] = [:]
    for rule in rules { versions[rule.id, default: [:]][rule.version] = rule }
    self.versions = versions
    current = versions.values.compactMap { $0.values.max { $0.version < $1.version } }
      .sorted { ($0.order, $0.id) < ($1.order, $1.id) }
  }

  /// The rule in force for a trophy.
  package func current(_ id: TrophyID) -> TrophyRule? { current.first { $0.id == id } }

  /// The points of the trophies that are held, each by the version it was earned under.
  package func experience(of held: [TrophyID: AwardStanding]) -> Int {
    held.reduce(0) { sum, held in
      held.value.state == .revoked
        ? sum : sum + (rule(held.key, version: held.value.earned.ruleVersion)?.experience ?? 0)
    }
  }

  /// One version of a trophy's rule.
  package func rule(_ id: TrophyID, version: Int) -> TrophyRule? { versions[id]?[version] }
}
