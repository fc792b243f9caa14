package import TitanCore
package import TitanZones

extension ReminderSeries {
  /// Checks that the series still has at least one occurrence.
  ///
  /// - Parameter zone: the user's zone.
  /// - Throws: the field at fault, if all occurrences lie in the past or there are none at all.
  package func checkComes(after now: Timestamp, zone: ZoneRules) throws(InvalidReminder) {
    guard upcoming(after: now, limit: 1, zone: zone).isEmpty else { return }
    let clock = timeZone.flatMap { ZoneRules(name: $0) } ?? zone
    let today = clock.day(of: now)
    let violation =
      if let end, end < today {
        FieldViolation(
          field: frequency == .once ? "reminder.first_local_date" : "reminder.last_local_date",
          reason: "DATE_IN_PAST", got: "\(end)", allowed: "\(today) or later")
      } else if let end, comes(on: today), end == today || firstDate == end {
        FieldViolation(
          field: timesField, reason: "TIME_IN_PAST", got: "\(minutesInWords) on \(end)",
          allowed: "a time after \(clock.minute(of: now, on: today).asTime) on this date, or a later date")
      } else {
        FieldViolation(
          field: "reminder.weekdays", reason: "NEVER_COMES", got: "\(weekdays.sorted())",
          allowed: "a weekday that lies between first_local_date and last_local_date, and has not passed")
      }
    throw InvalidReminder(violations: [violation])
  }

  private var timesField: String {
    switch times {
    case .at: "reminder.minutes"
    case .spread: "reminder.window"
    case .asSet: "reminder.at_push_up_times"
    }
  }

  private var minutesInWords: String { times.minutes.map(\.asTime).joined(separator: ", ") }
}

extension ZoneRules {
  /// The time of day at an instant, in minutes after midnight of `date`.
  fileprivate func minute(of instant: Timestamp, on date: CalendarDay) -> Int {
    Int(instant.seconds + Int64(utcOffsetSeconds(at: instant)) - Int64(date.number) * 86_400) / 60
  }
}

extension Int {
  /// Minutes after midnight as `08:05`.
  fileprivate var asTime: String { (self / 60).twoDigits + ":" + (self % 60).twoDigits }
  private var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
