import TitanCore
import TitanZones

/// A change to a clock: fields that are `nil` stay the same.
package struct ClockChange: Sendable, Hashable {
  /// Empty to follow the device.
  package var timeZone: String?
  package var dayStartMinutes: Int?
  package var firstWeekday: Int?

  package init(timeZone: String? = nil, dayStartMinutes: Int? = nil, firstWeekday: Int? = nil) {
    self.timeZone = timeZone
    self.dayStartMinutes = dayStartMinutes
    self.firstWeekday = firstWeekday
  }

  /// The clock after the change.
  ///
  /// - Throws: every violation, each with the value received and the values allowed.
  package func applied(to clock: UserClock) throws(InvalidSession) -> UserClock {
    var changed = clock
    var violations: [FieldViolation] = []
    if let timeZone {
      if !timeZone.isEmpty, ZoneRules(name: timeZone) == nil {
        violations.append(
          FieldViolation(
            field: "clock.time_zone", reason: "ZONE_UNKNOWN",
            got: quoted(timeZone), allowed: "an IANA zone such as Europe/Berlin, UTC, or nothing to follow the device"))
      }
      changed.timeZone = timeZone.isEmpty ? nil : timeZone
    }
    if let dayStartMinutes {
      if let dayStart = DayStart(minutes: dayStartMinutes) {
        changed.dayStart = dayStart
      } else {
        violations.append(
          FieldViolation(
            field: "clock.day_start_minutes", reason: "OUT_OF_RANGE",
            got: "\(dayStartMinutes)", allowed: "0 to 360 in steps of 15",
            words: .init(
              "A day can start between 00:00 and 06:00, on the quarter hour.",
              "Ein Tag kann zwischen 00:00 und 06:00 beginnen, zu jeder Viertelstunde.")))
      }
    }
    if let firstWeekday {
      if !(1...7).contains(firstWeekday) {
        violations.append(
          FieldViolation(
            field: "clock.first_weekday", reason: "OUT_OF_RANGE",
            got: "\(firstWeekday)", allowed: "1 for Monday to 7 for Sunday",
            words: .init("Please choose a day of the week.", "Bitte wähle einen Wochentag.")))
      }
      changed.firstWeekday = firstWeekday
    }
    guard violations.isEmpty else { throw InvalidSession(violations: violations) }
    return changed
  }
}
