package import TitanCore

/// On which dates a series comes. The numbers are those of the contract and of the store.
package enum ReminderFrequency: Int, Sendable, Hashable, CaseIterable {
  /// On the first date alone.
  case once = 1
  case daily = 2
  /// On some days of the week.
  case weekly = 3
}

/// The rule of a series of reminders (requirement R2-15).
package struct ReminderSeries: Sendable, Hashable {
  package var frequency: ReminderFrequency
  /// ISO 8601: Monday 1 … Sunday 7. Of `weekly` at least one, of others none.
  package var weekdays: Set<Int>
  package var times: DailyTimes
  /// IANA name of the zone whose clock is meant; `nil` follows the user.
  package var timeZone: String?
  /// Of `once` never `nil`.
  package var firstDate: CalendarDay?
  package var lastDate: CalendarDay?

  package init(
    frequency: ReminderFrequency, weekdays: Set<Int> = [], times: DailyTimes, timeZone: String? = nil,
    firstDate: CalendarDay? = nil, lastDate: CalendarDay? = nil
  ) {
    self.frequency = frequency
    self.weekdays = weekdays
    self.times = times
    self.timeZone = timeZone
    self.firstDate = firstDate
    self.lastDate = lastDate
  }

  /// Whether it comes on a date.
  package func comes(on date: CalendarDay) -> Bool {
    switch frequency {
    case .once: date == firstDate
    case .daily: isWithin(date)
    case .weekly: isWithin(date) && weekdays.contains(date.weekday)
    }
  }

  /// The last date on which it can come; `nil` without end.
  var end: CalendarDay? { frequency == .once ? firstDate : lastDate }

  private func isWithin(_ date: CalendarDay) -> Bool {
    firstDate.map { $0 <= date } ?? true && lastDate.map { date <= $0 } ?? true
  }
}
