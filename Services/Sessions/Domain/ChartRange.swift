package import TitanCore

/// What a chart covers (decision D10).
package enum ChartRange: Sendable, Hashable, CaseIterable {
  /// One slice per session, and what remains to the goal.
  case today
  /// Seven dates that end today.
  case last7Days
  /// Thirty dates that end today.
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

  /// How much a bar stands for unless somebody asks for another step; `nil` where each session has its own slice.
  package var standardStep: ChartStep? {
    switch self {
    case .today: nil
    case .last7Days, .month: .day
    case .last3Months: .week
    }
  }
}

/// How much a bar of a chart stands for.
package enum ChartStep: Sendable, Hashable, CaseIterable {
  case day
  /// Seven dates from the first weekday of the user's clock.
  case week
  /// Of the calendar.
  case month

  /// The dates, oldest first, in parts of this size; the first and the last may be cut off.
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
