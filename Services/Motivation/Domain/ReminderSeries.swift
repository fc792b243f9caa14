package import TitanCore
package import TitanZones

/// The dates on which a series comes. The raw values are those of the contract and of the store.
package enum ReminderFrequency: Int, Sendable, Hashable, CaseIterable {
  /// Only on the first date.
  case once = 1
  case daily = 2
  /// On some days of the week.
  case weekly = 3
}

/// One time of a series, in a zone.
package struct ReminderSlot: Sendable, Hashable {
  /// The date it is meant for.
  package var localDate: CalendarDay
  /// The time it is meant for, in minutes after midnight.
  package var minute: Int
  /// When the reminder comes.
  package var time: Timestamp

  package init(localDate: CalendarDay, minute: Int, time: Timestamp) {
    self.localDate = localDate
    self.minute = minute
    self.time = time
  }
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
  private func comes(on date: CalendarDay) -> Bool {
    switch frequency {
    case .once: date == firstDate
    case .daily: isWithin(date)
    case .weekly: isWithin(date) && weekdays.contains(date.weekday)
    }
  }

  /// The last date on which the series can come; `nil` if it has no end.
  private var end: CalendarDay? { frequency == .once ? firstDate : lastDate }

  private func isWithin(_ date: CalendarDay) -> Bool {
    firstDate.map { $0 <= date } ?? true && lastDate.map { date <= $0 } ?? true
  }

  /// The slots within a span of time, in order. If several fall on the same instant because the clocks skipped an hour
  /// or a date, only the one meant for the latest time is kept.
  ///
  /// - Parameter zone: the user's zone.
  package func slots(in span: Range<Timestamp>, zone: ZoneRules) -> [ReminderSlot] {
    let zone = timeZone.flatMap { ZoneRules(name: $0) } ?? zone
    // A skipped time may come on the next date, so this includes one more date on either side.
    let dates = dates(in: zone.day(of: span.lowerBound) - 2...zone.day(of: span.upperBound) + 1)
    let minutes = times.minutes
    let slots = dates.flatMap { date in
      minutes.map { ReminderSlot(localDate: date, minute: $0, time: zone.instant(of: date, minute: $0)) }
    }
    return slots.filter { span.contains($0.time) }
      .sorted { ($0.time, $0.localDate, $0.minute) < ($1.time, $1.localDate, $1.minute) }
      .reduce(into: []) { kept, slot in
        if kept.last?.time == slot.time { kept.removeLast() }
        kept.append(slot)
      }
  }

  /// The next slots, in order.
  ///
  /// - Parameter now: only slots after this time.
  package func upcoming(after now: Timestamp, limit: Int, zone: ZoneRules) -> [ReminderSlot] {
    var found: [ReminderSlot] = []
    var start = now + .microseconds(1)
    // In any zone, nothing comes earlier than two days before the first date.
    if let firstDate { start = max(start, Timestamp(seconds: Int64(firstDate.number - 2) * 86_400)) }
    let end = end.map { Timestamp(seconds: Int64($0.number + 3) * 86_400) }
    var days = 8
    while found.count < limit, end.map({ start < $0 }) ?? true {
      let next = start + .seconds(days * 86_400)
      found += slots(in: start..<next, zone: zone)
      (start, days) = (next, min(days * 2, 512))
    }
    return Array(found.prefix(limit))
  }

  /// The dates within a span on which the series comes.
  private func dates(in span: ClosedRange<CalendarDay>) -> [CalendarDay] {
    let first = max(span.lowerBound, firstDate ?? span.lowerBound)
    let last = min(span.upperBound, end ?? span.upperBound)
    return first <= last ? (first...last).filter(comes(on:)) : []
  }

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
          allowed: "a time after \(timeOfDay(clock.minute(of: now, on: today))) on this date, or a later date")
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

  private var minutesInWords: String { times.minutes.map(timeOfDay).joined(separator: ", ") }
}

extension ZoneRules {
  /// When a clock in this zone shows a time on a date (formulas §7). A time that the clock skips is interpreted with
  /// the offset before the change, and so comes later by the skipped amount (RFC 5545 §3.3.5). If the clock shows a
  /// time twice, the first counts.
  ///
  /// - Parameter minute: minutes after midnight.
  package func instant(of date: CalendarDay, minute: Int) -> Timestamp {
    let local = Int64(date.number) * 86_400 + Int64(minute) * 60
    // No zone is further than 14 hours from UTC, so these offsets are from before and after the instant, and no zone
    // changes its clocks twice in two days.
    let before = Int64(utcOffsetSeconds(at: Timestamp(seconds: local - 86_400)))
    let after = Int64(utcOffsetSeconds(at: Timestamp(seconds: local + 86_400)))
    let shown = [local - before, local - after].filter { shows(local, at: $0) }
    return Timestamp(seconds: shown.min() ?? local - before)
  }

  private func shows(_ local: Int64, at instant: Int64) -> Bool {
    instant + Int64(utcOffsetSeconds(at: Timestamp(seconds: instant))) == local
  }

  /// The time of day at an instant, in minutes after midnight of `date`.
  fileprivate func minute(of instant: Timestamp, on date: CalendarDay) -> Int {
    Int(instant.seconds + Int64(utcOffsetSeconds(at: instant)) - Int64(date.number) * 86_400) / 60
  }
}
