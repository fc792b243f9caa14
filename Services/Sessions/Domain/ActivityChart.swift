package import TitanCore

/// The activity chart on the home screen (decision D10).
package struct ActivityChart: Sendable, Hashable {
  /// The part of a session that a chart needs.
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

  /// The session that a slice stands for.
  package struct Slice: Sendable, Hashable {
    package var sessionID: SessionID
    package var start: Timestamp
  }

  package struct Bucket: Sendable, Hashable {
    package var dates: ClosedRange<CalendarDay>
    /// The session of a slice; `nil` for whole dates.
    package var slice: Slice?
    package var reps: Int
    package var sessions: Int
    /// Best first, without levels that have no reps.
    package var byEvidence: [EvidenceReps]
  }

  package struct EvidenceReps: Sendable, Hashable {
    package var evidence: Evidence
    package var reps: Int
  }

  /// The bars, oldest first.
  package var buckets: [Bucket]
  package var totalReps: Int
  package var goalReps: Int
  /// The reps missing to today's goal.
  package var remainingReps: Int
  package var today: CalendarDay

  /// Makes the chart of a range from the sessions on its dates, in any order. Other sessions are ignored.
  ///
  /// - Parameter step: the span of one bar. For today, each session has its own slice.
  package init(
    _ range: ChartRange, by step: ChartStep? = nil, of entries: [Entry], today: CalendarDay, dailyGoal: Int,
    firstWeekday: Int = 1
  ) {
    let dates = range.dates(upTo: today)
    let inside = entries.filter { dates.contains($0.localDate) }
    buckets =
      switch step ?? range.standardStep {
      case nil:
        inside.sorted { ($0.start, $0.sessionID.description) < ($1.start, $1.sessionID.description) }
          .map(Bucket.init(slice:))
      case let step?: Self.bars(step.split(dates, firstWeekday: firstWeekday), inside)
      }
    totalReps = inside.reduce(0) { $0 + $1.reps }
    goalReps = dailyGoal
    remainingReps = max(0, dailyGoal - inside.filter { $0.localDate == today }.reduce(0) { $0 + $1.reps })
    self.today = today
  }

  private static func bars(_ parts: [ClosedRange<CalendarDay>], _ entries: [Entry]) -> [Bucket] {
    let byDate = Dictionary(grouping: entries, by: \.localDate)
    return parts.map { dates in Bucket(dates, dates.flatMap { byDate[$0] ?? [] }) }
  }
}

extension ActivityChart.Bucket {
  fileprivate init(slice entry: ActivityChart.Entry) {
    self.init(entry.localDate...entry.localDate, [entry])
    slice = ActivityChart.Slice(sessionID: entry.sessionID, start: entry.start)
  }

  fileprivate init(_ dates: ClosedRange<CalendarDay>, _ entries: [ActivityChart.Entry]) {
    let sums = Dictionary(grouping: entries, by: \.evidence).mapValues { $0.reduce(0) { $0 + $1.reps } }
    self.init(
      dates: dates, reps: entries.reduce(0) { $0 + $1.reps }, sessions: entries.count,
      byEvidence: sums.sorted { $0.key < $1.key }.map {
        ActivityChart.EvidenceReps(evidence: $0.key, reps: $0.value)
      })
  }
}

/// The dates that a chart covers (decision D10).
package enum ChartRange: Sendable, Hashable, CaseIterable {
  /// One slice per session, and one for the reps missing to the goal.
  case today
  /// The seven dates up to today.
  case last7Days
  /// The thirty dates up to today.
  case month
  /// From the same day of the month three months ago to today.
  case last3Months

  package func dates(upTo today: CalendarDay) -> ClosedRange<CalendarDay> {
    switch self {
    case .today: today...today
    case .last7Days: today - 6...today
    case .month: today - 29...today
    case .last3Months: (today.monthsEarlier(3) ?? today)...today
    }
  }

  /// The span of a bar unless the request names another; `nil` if each session has its own slice.
  fileprivate var standardStep: ChartStep? {
    switch self {
    case .today: nil
    case .last7Days, .month: .day
    case .last3Months: .week
    }
  }
}

/// The span of one bar of a chart.
package enum ChartStep: Sendable, Hashable, CaseIterable {
  case day
  /// Seven dates, starting on the first weekday of the user's clock.
  case week
  /// A calendar month.
  case month

  /// Splits the dates into parts of this size, oldest first. The first and the last part may be shorter.
  fileprivate func split(_ dates: ClosedRange<CalendarDay>, firstWeekday: Int) -> [ClosedRange<CalendarDay>] {
    let starts = dates.filter { $0 == dates.lowerBound || begins(on: $0, firstWeekday) }
    return zip(starts, starts.dropFirst().map { $0 - 1 } + [dates.upperBound]).map { $0...$1 }
  }

  private func begins(on date: CalendarDay, _ firstWeekday: Int) -> Bool {
    switch self {
    case .day: true
    case .week: date.weekday == firstWeekday
    case .month: date.components.day == 1
    }
  }
}
