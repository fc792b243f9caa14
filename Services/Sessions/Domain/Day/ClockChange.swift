import TitanCore
import TitanZones

/// What of a clock somebody wants changed: fields that are `nil` stay.
package struct ClockChange: Sendable, Hashable {
  /// Empty: follow the device.
  package var timeZone: String?
  package var dayStartMinutes: Int?
  package var firstWeekday: Int?

  package init(timeZone: String? = nil, dayStartMinutes: Int? = nil, firstWeekday: Int? = nil) {
    self.timeZone = timeZone
    self.dayStartMinutes = dayStartMinutes
    self.firstWeekday = firstWeekday
  }

  /// The clock with the change.
  ///
  /// - Throws: everything that is wrong, each with what came and what is allowed.
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
              "A day can begin from 00:00 to 06:00, at every quarter of an hour.",
              "Ein Tag kann von 00:00 bis 06:00 beginnen, zu jeder Viertelstunde.")))
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
