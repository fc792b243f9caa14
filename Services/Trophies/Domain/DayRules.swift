package import TitanCore

/// The rules that assign and count a user's days: the current clock and the pauses.
package struct DayRules: Sendable, Hashable {
  /// IANA name; `nil` to follow the device, in the zone of the newest session.
  package var timeZone: String?
  package var dayStart: DayStart
  /// Dates that don't end a streak.
  package var pauses: [ClosedRange<CalendarDay>]

  /// The defaults for users who have set nothing.
  package static let standard = DayRules()

  package init(
    timeZone: String? = nil, dayStart: DayStart = .midnight, pauses: [ClosedRange<CalendarDay>] = []
  ) {
    self.timeZone = timeZone
    self.dayStart = dayStart
    self.pauses = pauses
  }
}
