package import TitanCore
import TitanZones

/// The clock that determines a user's dates (decisions D1 and D2).
package struct UserClock: Sendable, Hashable {
  /// IANA name; `nil` to follow the device, in the zone of the newest session.
  package var timeZone: String?
  package var dayStart: DayStart
  /// ISO 8601: Monday 1 … Sunday 7.
  package var firstWeekday: Int
  /// 0 for a user who never set a clock; increases with every change.
  package var revision: Int
  /// When this clock was set; `nil` for revision 0.
  package var updateTime: Timestamp?

  package static let standard = UserClock()

  package init(
    timeZone: String? = nil, dayStart: DayStart = .midnight, firstWeekday: Int = 1, revision: Int = 0,
    updateTime: Timestamp? = nil
  ) {
    self.timeZone = timeZone
    self.dayStart = dayStart
    self.firstWeekday = firstWeekday
    self.revision = revision
    self.updateTime = updateTime
  }
}

/// All clocks a user has had. A change applies only to later sessions.
package struct ClockHistory: Sendable, Hashable {
  /// Oldest first.
  private let clocks: [UserClock]

  /// - Parameter clocks: in any order; clocks without a time are left out.
  package init(_ clocks: [UserClock] = []) {
    self.clocks = clocks.filter { $0.updateTime != nil }.sorted { $0.revision < $1.revision }
  }

  package var current: UserClock { clocks.last ?? .standard }

  /// The clock in force at an instant.
  package func clock(at instant: Timestamp) -> UserClock {
    clocks.last { $0.updateTime.map { $0 <= instant } ?? false } ?? .standard
  }
}

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

/// The rules that assign and count a user's dates, for other services.
package struct DayRules: Sendable, Hashable {
  /// The current clock.
  package var clock: UserClock
  /// Oldest first.
  package var pauses: [ClosedRange<CalendarDay>]

  /// - Parameter pauses: in any order.
  package init(clock: UserClock = .standard, pauses: [ClosedRange<CalendarDay>] = []) {
    self.clock = clock
    self.pauses = pauses.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }
}
