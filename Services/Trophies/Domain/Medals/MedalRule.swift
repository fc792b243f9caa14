package import TitanCore

/// Names a medal: `M-DAY-5`.
package struct MedalID: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

/// What earns a medal (decision D7): a row. Medals are never kept anywhere: they are what the sessions say at the moment,
/// so today's are gone at midnight and nobody has to take them.
package struct MedalRule: Sendable, Hashable {
  /// The numbers are those of the contract and of the store.
  package enum Family: Int, Sendable, Hashable {
    /// So many sessions on one local date; earned anew on every date.
    case intraday = 1
    /// So many dates in one streak; held once it was reached.
    case consistency = 2
  }

  package var id: MedalID
  package var version: Int
  package var family: Family
  /// How many it takes.
  package var threshold: Int
  /// What sessions must be believed to count.
  package var minEvidence: Evidence
  /// Place in the catalogue.
  package var order: Int
  package var imageURI: String
  package var texts: [Language: TrophyRule.Texts]

  package init(
    id: MedalID, version: Int = 1, family: Family, threshold: Int, minEvidence: Evidence = .verifiedDigest, order: Int,
    imageURI: String, texts: [Language: TrophyRule.Texts]
  ) {
    self.id = id
    self.version = version
    self.family = family
    self.threshold = threshold
    self.minEvidence = minEvidence
    self.order = order
    self.imageURI = imageURI
    self.texts = texts
  }

  /// The dates on which it was earned, oldest first.
  package func dates(in history: History) -> [CalendarDay] {
    let believed = history.believed(minEvidence)
    switch family {
    case .intraday:
      return believed.byDate.filter { $0.value.count >= threshold }.keys.sorted()
    case .consistency:
      guard let last = believed.sessions.map(\.localDate).max() else { return [] }
      return believed.streak(today: last).days.filter { $0.kind == .active && $0.count == threshold }.map(\.date)
    }
  }
}

/// A medal, and when it was earned.
package struct MedalRecord: Sendable, Hashable {
  package var rule: MedalRule
  /// Oldest first; never empty.
  package var dates: [CalendarDay]

  /// Every medal that was ever earned, in the order of the catalogue.
  package static func all(_ rules: [MedalRule], in history: History) -> [MedalRecord] {
    rules.sorted { ($0.order, $0.id) < ($1.order, $1.id) }.compactMap { rule in
      let dates = rule.dates(in: history)
      return dates.isEmpty ? nil : MedalRecord(rule: rule, dates: dates)
    }
  }

  /// Whether it is worn today: an intraday medal of today's, or any of consistency.
  package func isCurrent(on today: CalendarDay) -> Bool { rule.family == .consistency || dates.contains(today) }
}
