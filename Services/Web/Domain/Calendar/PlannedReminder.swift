package import TitanCore
package import TitanZones

/// A series of reminders that is switched on, as far as a calendar shows it.
package struct PlannedReminder: Sendable {
  /// The dates of a series between its first and its last one.
  package enum Dates: Sendable, Hashable {
    /// Only the first one.
    case once
    case daily
    /// ISO 8601: Monday 1 … Sunday 7.
    case weekly(Set<Int>)
  }

  package var id: String
  package var text: String
  package var dates: Dates
  /// Minutes after midnight.
  package var minutes: [Int]
  /// `nil`: from its last change on. Never `nil` for `once`.
  package var firstDate: CalendarDay?
  /// `nil`: without end.
  package var lastDate: CalendarDay?
  /// The zone of its times: its own, or the one the user is in.
  package var zone: ZoneRules
  /// Whether its times are those of the clock wherever the user is.
  package var followsUser: Bool
  package var createTime: Timestamp
  /// No reminder of the series comes earlier.
  package var updateTime: Timestamp

  package init(
    id: String, text: String, dates: Dates, minutes: [Int], firstDate: CalendarDay?, lastDate: CalendarDay?,
    zone: ZoneRules, followsUser: Bool, createTime: Timestamp, updateTime: Timestamp
  ) {
    (self.id, self.text, self.dates, self.minutes) = (id, text, dates, minutes)
    (self.firstDate, self.lastDate, self.zone, self.followsUser) = (firstDate, lastDate, zone, followsUser)
    (self.createTime, self.updateTime) = (createTime, updateTime)
  }

  /// Times spread over a part of a day as the contract has it: the first at its start, the last at its end, and those between
  /// rounded down to the minute.
  package static func spread(from first: Int, to last: Int, times: Int) -> [Int] {
    guard times > 1 else { return [first] }
    return (0..<times).map { first + $0 * (last - first) / (times - 1) }
  }

  /// Whether its last date has passed.
  package func isOver(at now: Timestamp) -> Bool { end.map { $0 < zone.day(of: now) } ?? false }

  private var end: CalendarDay? { dates == .once ? firstDate : lastDate }

  /// The first date on which it comes at a time of the day; `nil` if it never does.
  func first(at minute: Int) -> CalendarDay? {
    let changed = LocalClock(updateTime, ahead: zone.utcOffsetSeconds(at: updateTime))
    let next = minute * 60 > changed.second ? changed.date : changed.date + 1
    let start = max(next, firstDate ?? next)
    let date: CalendarDay? =
      switch dates {
      case .once: start == firstDate ? start : nil
      case .daily: start
      case .weekly(let weekdays): (start...start + 6).first { weekdays.contains($0.weekday) }
      }
    return date.flatMap { date in end.map { date <= $0 } ?? true ? date : nil }
  }

  /// How it repeats from `first` on (RFC 5545 §3.3.10); `nil` if it doesn't. The end is a number of times: as a date, it
  /// would have to be in UTC.
  func rule(from first: CalendarDay) -> String? {
    let frequency: String
    let comes: (CalendarDay) -> Bool
    switch dates {
    case .once: return nil
    case .daily: (frequency, comes) = ("FREQ=DAILY", { _ in true })
    case .weekly(let weekdays):
      let names = weekdays.sorted().map { ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][$0 - 1] }
      (frequency, comes) = ("FREQ=WEEKLY;BYDAY=\(names.joined(separator: ","))", { weekdays.contains($0.weekday) })
    }
    guard let lastDate else { return frequency }
    let (weeks, days) = (lastDate - first + 1).quotientAndRemainder(dividingBy: 7)
    let count = weeks * (first..<first + 7).count(where: comes) + (first..<first + days).count(where: comes)
    return "\(frequency);COUNT=\(count)"
  }
}
