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
