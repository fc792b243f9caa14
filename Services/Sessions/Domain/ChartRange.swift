package import TitanCore

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
  package var standardStep: ChartStep? {
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
  func split(_ dates: ClosedRange<CalendarDay>, firstWeekday: Int) -> [ClosedRange<CalendarDay>] {
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
