package import TitanCore

/// A user's statistics for a period, and their records (requirement R1-02).
package struct ActivityStats: Sendable, Hashable {
  /// The version of all formulas here; it changes whenever a formula does.
  package static let formulaVersion = "stats-2"

  package var dates: ClosedRange<CalendarDay>
  package var sessions: Int
  package var reps: Int
  package var activeDates: Int
  /// Best first, without levels that have no reps.
  package var byEvidence: [ActivityChart.EvidenceReps]
  /// The best of the period: a set, a session, a day, five reps in a row.
  package var bests: [PersonalRecord]
  package var form: SessionForm
  package var trend: RepTrend
  /// The best of all time.
  package var records: [PersonalRecord]

  /// - Parameter history: all sessions, in any order.
  package init(_ period: StatsPeriod, of history: [StatsEntry], today: CalendarDay) {
    let history = history.sorted { ($0.start, $0.sessionID.description) < ($1.start, $1.sessionID.description) }
    let first = history.map(\.localDate).min()
    let dates = period.dates(upTo: today, since: first)
    let inside = history.filter { dates.contains($0.localDate) }
    let repsByDate = inside.repsByDate
    self.dates = dates
    sessions = inside.count
    reps = inside.reduce(0) { $0 + $1.reps }
    activeDates = repsByDate.count
    byEvidence = Dictionary(grouping: inside, by: \.evidence).sorted { $0.key < $1.key }.map {
      ActivityChart.EvidenceReps(evidence: $0.key, reps: $0.value.reduce(0) { $0 + $1.reps })
    }
    bests = PersonalRecord.all(of: inside)
    form = inside.reduce(into: SessionForm()) { $0 += SessionForm($1.repTimes) }
    trend = RepTrend(repsByDate, over: dates, since: first)
    records = PersonalRecord.all(of: history)
  }
}

/// The period that statistics cover.
package enum StatsPeriod: Sendable, Hashable, CaseIterable {
  case last7Days, last30Days, last90Days
  /// Everything since the first session.
  case all

  /// - Parameter first: the first date with a session, if any.
  fileprivate func dates(upTo today: CalendarDay, since first: CalendarDay?) -> ClosedRange<CalendarDay> {
    switch self {
    case .last7Days: today - 6...today
    case .last30Days: today - 29...today
    case .last90Days: today - 89...today
    case .all: min(first ?? today, today)...today
    }
  }
}

/// The trend of a user's reps: the later half of a period compared with the earlier half.
package struct RepTrend: Sendable, Hashable {
  /// The raw values are those of the contract.
  package enum Kind: Int, Sendable, Hashable, CaseIterable {
    case insufficientData = 1
    /// Less than 90 percent.
    case strongDecline
    /// Less than 98 percent.
    case decline
    /// 98 to 102 percent.
    case steady
    /// Up to 110 percent.
    case growth
    case strongGrowth
  }

  package let kind: Kind
  package let earlierReps: Int
  package let laterReps: Int

  /// - Parameters:
  ///   - reps: per date, without dates that have none.
  ///   - dates: the period. If it has an odd number of dates, the middle one belongs to neither half, so that both have
  ///     the same length.
  ///   - first: the date of the user's first session. A period that begins earlier has no trend.
  fileprivate init(_ reps: [CalendarDay: Int], over dates: ClosedRange<CalendarDay>, since first: CalendarDay?) {
    let half = dates.count / 2
    func sum(_ inside: (CalendarDay) -> Bool) -> Int {
      reps.reduce(0) { $0 + (dates.contains($1.key) && inside($1.key) ? $1.value : 0) }
    }
    earlierReps = sum { $0 < dates.lowerBound + half }
    laterReps = sum { $0 > dates.upperBound - half }
    let isComparable = first.map { $0 <= dates.lowerBound } ?? false
    kind = isComparable ? Self.kind(earlierReps, laterReps) : .insufficientData
  }

  private static func kind(_ earlier: Int, _ later: Int) -> Kind {
    guard earlier > 0 else { return .insufficientData }
    let percent = later * 100
    if percent < earlier * 90 { return .strongDecline }
    if percent < earlier * 98 { return .decline }
    if percent <= earlier * 102 { return .steady }
    return percent <= earlier * 110 ? .growth : .strongGrowth
  }
}
