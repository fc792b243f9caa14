package import TitanCore

/// The dates on which a series comes. The raw values are those of the contract and of the store.
package enum ReminderFrequency: Int, Sendable, Hashable, CaseIterable {
  /// Only on the first date.
  case once = 1
  case daily = 2
  /// On some days of the week.
  case weekly = 3
}

/// The rule of a series of reminders (requirement R2-15).
package struct ReminderSeries: Sendable, Hashable {
  package var frequency: ReminderFrequency
  /// ISO 8601: Monday 1 … Sunday 7. At least one for `weekly`, otherwise empty.
  package var weekdays: Set<Int>
  package var times: DailyTimes
  /// IANA name of the zone for the series; `nil` to follow the user.
  package var timeZone: String?
  /// Never `nil` for `once`.
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

  /// Whether the series comes on a date.
  package func comes(on date: CalendarDay) -> Bool {
    switch frequency {
    case .once: date == firstDate
    case .daily: isWithin(date)
    case .weekly: isWithin(date) && weekdays.contains(date.weekday)
    }
  }

  /// The last date on which the series can come; `nil` if it has no end.
  var end: CalendarDay? { frequency == .once ? firstDate : lastDate }

  private func isWithin(_ date: CalendarDay) -> Bool {
    firstDate.map { $0 <= date } ?? true && lastDate.map { date <= $0 } ?? true
  }
}
