package import TitanCore

/// What changed against the week before, read in both ways (decision D21).
package struct WeekOverWeek: Sendable, Hashable {
  /// Two spans of dates of one length, seven dates apart.
  package struct Comparison: Sendable, Hashable {
    package var dates: ClosedRange<CalendarDay>
    package var count: Amount
    package var previousCount: Amount

    package var delta: Amount { count - previousCount }
    /// `nil` if there was nothing before: no number is so many times nothing.
    package var percent: Double? {
      previousCount == 0 ? nil : delta.value * 100 / previousCount.value
    }

    init(_ dates: ClosedRange<CalendarDay>, _ days: HabitDays) {
      self.dates = dates
      count = dates.reduce(.zero) { $0 + (days[$1]?.count ?? 0) }
      previousCount = dates.reduce(.zero) { $0 + (days[$1 - 7]?.count ?? 0) }
    }
  }

  package struct Weekday: Sendable, Hashable {
    /// Monday 1 … Sunday 7.
    package var weekday: Int
    package var count: Amount
    package var previousCount: Amount
    /// Whether the day has not begun.
    package var isToCome: Bool

    package var delta: Amount { isToCome ? 0 : count - previousCount }
  }

  /// The last seven dates.
  package let rolling: Comparison
  /// The week of the calendar up to today.
  package let calendar: Comparison
  /// Seven, from the first of the week on.
  package let weekdays: [Weekday]

  /// The dates it looks at.
  package static func dates(upTo today: CalendarDay) -> ClosedRange<CalendarDay> { today - 13...today }

  package init(_ days: HabitDays, today: CalendarDay, by rule: HabitRule) {
    let first = rule.weekStart(of: today)
    rolling = Comparison(today - 6...today, days)
    calendar = Comparison(first...today, days)
    weekdays = (first...first + 6).map { date in
      Weekday(
        weekday: date.weekday, count: date > today ? 0 : days[date]?.count ?? 0,
        previousCount: days[date - 7]?.count ?? 0, isToCome: date > today)
    }
  }
}
