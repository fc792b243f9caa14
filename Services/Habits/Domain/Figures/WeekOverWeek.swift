package import TitanCore

/// The change against the week before, by both definitions (decision D21).
package struct WeekOverWeek: Sendable, Hashable {
  /// Two spans of equal length, seven dates apart.
  package struct Comparison: Sendable, Hashable {
    package var dates: ClosedRange<CalendarDay>
    package var count: Amount
    package var previousCount: Amount

    package var delta: Amount { count - previousCount }
    /// `nil` if the week before has nothing, since no percentage of zero exists.
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
    /// Whether the day is still to come.
    package var isToCome: Bool

    package var delta: Amount { isToCome ? 0 : count - previousCount }
  }

  /// The last seven dates.
  package let rolling: Comparison
  /// The calendar week up to today.
  package let calendar: Comparison
  /// The seven days, starting with the first weekday.
  package let weekdays: [Weekday]

  /// The dates that the comparison needs.
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
