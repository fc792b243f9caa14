package import TitanCore

/// What the home screen draws (decision D10).
package struct ActivityChart: Sendable, Hashable {
  package enum Range: Sendable, Hashable {
    /// One slice per session, and what remains to the goal.
    case today
    /// Seven dates that end today, with 0 where nothing was done.
    case last7Days

    /// The dates it covers.
    package func dates(upTo today: CalendarDay) -> ClosedRange<CalendarDay> {
      switch self {
      case .today: today...today
      case .last7Days: today - 6...today
      }
    }
  }

  /// What of a session a chart needs.
  package struct Entry: Sendable, Hashable {
    package var sessionID: SessionID
    package var start: Timestamp
    package var localDate: CalendarDay
    package var reps: Int
    package var evidence: Evidence

    package init(sessionID: SessionID, start: Timestamp, localDate: CalendarDay, reps: Int, evidence: Evidence) {
      self.sessionID = sessionID
      self.start = start
      self.localDate = localDate
      self.reps = reps
      self.evidence = evidence
    }
  }

  /// What a slice stands for.
  package struct Slice: Sendable, Hashable {
    package var sessionID: SessionID
    package var start: Timestamp
  }

  package struct Bucket: Sendable, Hashable {
    package var localDate: CalendarDay
    /// The session of a slice; `nil` for a whole date.
    package var slice: Slice?
    package var reps: Int
    package var sessions: Int
    /// Best first, levels without reps left out.
    package var byEvidence: [EvidenceReps]
  }

  package struct EvidenceReps: Sendable, Hashable {
    package var evidence: Evidence
    package var reps: Int
  }

  /// Oldest first.
  package var buckets: [Bucket]
  package var totalReps: Int
  package var goalReps: Int
  /// What remains to today's goal.
  package var remainingReps: Int
  package var today: CalendarDay

  /// Draws a range from the sessions of its dates, in any order; other sessions are not looked at.
  package init(_ range: Range, of entries: [Entry], today: CalendarDay, dailyGoal: Int) {
    let dates = range.dates(upTo: today)
    let inside = entries.filter { dates.contains($0.localDate) }
    let byDate = Dictionary(grouping: inside, by: \.localDate)
    buckets =
      switch range {
      case .today:
        inside.sorted { ($0.start, $0.sessionID.description) < ($1.start, $1.sessionID.description) }
          .map(Bucket.init(slice:))
      case .last7Days: dates.map { Bucket(date: $0, byDate[$0] ?? []) }
      }
    totalReps = inside.reduce(0) { $0 + $1.reps }
    goalReps = dailyGoal
    remainingReps = max(0, dailyGoal - (byDate[today] ?? []).reduce(0) { $0 + $1.reps })
    self.today = today
  }
}

extension ActivityChart.Bucket {
  fileprivate init(slice entry: ActivityChart.Entry) {
    self.init(date: entry.localDate, [entry])
    slice = ActivityChart.Slice(sessionID: entry.sessionID, start: entry.start)
  }

  fileprivate init(date: CalendarDay, _ entries: [ActivityChart.Entry]) {
    let sums = Dictionary(grouping: entries, by: \.evidence).mapValues { $0.reduce(0) { $0 + $1.reps } }
    self.init(
      localDate: date, reps: entries.reduce(0) { $0 + $1.reps }, sessions: entries.count,
      byEvidence: sums.sorted { $0.key < $1.key }.map {
        ActivityChart.EvidenceReps(evidence: $0.key, reps: $0.value)
      })
  }
}
