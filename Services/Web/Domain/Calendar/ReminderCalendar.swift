package import TitanCore
package import TitanZones

/// The calendar of an account's reminders, for programs that subscribe to it (RFC 5545). Pure.
///
/// Each time of day of a series is an event of its own, since a rule of recurrence has one time. A series with a zone keeps
/// its zone; the times of one that follows the user float, which is what RFC 5545 §3.3.5 has them for.
package struct ReminderCalendar: Sendable {
  /// How many years ahead changes of clocks are told. Programs fetch a calendar they subscribe to again and again.
  private static let years = 10

  private let reminders: [PlannedReminder]
  private let zone: ZoneRules
  private let now: Timestamp

  /// - Parameter zone: the one the user was in last.
  package init(_ reminders: [PlannedReminder], zone: ZoneRules, at now: Timestamp) {
    (self.reminders, self.zone, self.now) = (reminders, zone, now)
  }

  /// `text/calendar`: the same as long as neither the reminders nor the year change.
  package var text: String {
    var lines = CalendarLines()
    lines.add(component: "VCALENDAR") { lines in
      lines.add("VERSION", "2.0")
      lines.add("PRODID", "-//TitanUp//TitanUp//EN")
      lines.add("CALSCALE", "GREGORIAN")
      for name in ["NAME", "X-WR-CALNAME"] { lines.add(name, "TitanUp") }
      // Programs that don't know floating times take them for this zone's.
      lines.add("X-WR-TIMEZONE", zone.name)
      lines.add("REFRESH-INTERVAL;VALUE=DURATION", "PT1H")
      lines.add("X-PUBLISHED-TTL", "PT1H")
      for zone in zones { zone.add(to: &lines) }
      for reminder in reminders {
        for minute in reminder.minutes { Self.add(reminder, at: minute, to: &lines) }
      }
    }
    return lines.text
  }

  /// The user's, which is there without any reminder, too, as a calendar has to have a component; then all others.
  private var zones: [CalendarZone] {
    var starts = [zone.name: now]
    var others: [ZoneRules] = []
    for reminder in reminders {
      if starts[reminder.zone.name] == nil { others.append(reminder.zone) }
      starts[reminder.zone.name] = min(starts[reminder.zone.name] ?? now, reminder.updateTime)
    }
    let end = yearStart(of: now, later: Self.years + 1)
    return ([zone] + others.sorted { $0.name < $1.name }).map {
      CalendarZone($0, from: yearStart(of: starts[$0.name] ?? now, later: 0), to: end)
    }
  }

  private func yearStart(of time: Timestamp, later years: Int) -> Timestamp {
    let year = ZoneRules.utc.day(of: time).components.year + years
    return CalendarDay(year: year, month: 1, day: 1).map { Timestamp(seconds: Int64($0.number) * 86_400) } ?? time
  }

  private static func add(_ reminder: PlannedReminder, at minute: Int, to lines: inout CalendarLines) {
    guard let first = reminder.first(at: minute) else { return }
    let text = CalendarLines.escaped(reminder.text)
    let start = CalendarLines.local(first, second: minute * 60)
    lines.add(component: "VEVENT") { lines in
      // The same as long as the series has this time, whatever else of it changes.
      lines.add("UID", "\(reminder.id)-\(start.suffix(6).prefix(4))")
      lines.add("DTSTAMP", CalendarLines.utc(reminder.updateTime))
      lines.add("CREATED", CalendarLines.utc(reminder.createTime))
      lines.add("LAST-MODIFIED", CalendarLines.utc(reminder.updateTime))
      lines.add(reminder.followsUser ? "DTSTART" : "DTSTART;TZID=\(reminder.zone.name)", start)
      if let rule = reminder.rule(from: first) { lines.add("RRULE", rule) }
      lines.add("SUMMARY", text)
      // A reminder takes no time of the day that others could want.
      lines.add("TRANSP", "TRANSPARENT")
      lines.add(component: "VALARM") { lines in
        lines.add("ACTION", "DISPLAY")
        lines.add("TRIGGER", "PT0S")
        lines.add("DESCRIPTION", text)
      }
    }
  }
}
