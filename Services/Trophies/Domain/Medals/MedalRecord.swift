package import TitanCore

/// A medal and when it was earned. Medals are never stored: they follow from the current sessions and rules, so that
/// today's expire at midnight by themselves.
package struct MedalRecord: Sendable, Hashable {
  /// The version in force.
  package var rule: TrophyRule
  /// Oldest first; never empty.
  package var dates: [CalendarDay]

  /// All medals that were ever earned, in the order of the catalogue.
  package static func all(_ book: RuleBook, in history: History) -> [MedalRecord] {
    var dated: [Evidence: DatedHistory] = [:]
    for evidence in Set(book.current.flatMap { book.versions(of: $0.id) }.map(\.minEvidence)) {
      dated[evidence] = DatedHistory(history, evidence)
    }
    return book.current.compactMap { rule in
      let days = book.medalDays(of: rule.id) { version in
        dated[version.minEvidence].map { version.medalDays(in: $0) } ?? []
      }
      return days.isEmpty ? nil : MedalRecord(rule: rule, dates: days)
    }
  }

  /// Whether it is worn today: an intraday medal earned today, or any consistency medal.
  package func isCurrent(on today: CalendarDay) -> Bool { rule.kind == .consistency || dates.contains(today) }
}

extension RuleBook {
  /// The dates of a medal, oldest first: those from the version in force, and those from earlier versions before they
  /// were replaced, by the time of the events (decision D29).
  ///
  /// - Parameter days: the dates on which one version awards it.
  fileprivate func medalDays(of medal: TrophyID, _ days: (TrophyRule) -> [MedalDay]) -> [CalendarDay] {
    standing(medal).reduce(into: Set<CalendarDay>()) { dates, version in
      dates.formUnion(days(version.rule).lazy.filter { version.counts($0.time) }.map(\.date))
    }.sorted()
  }
}
