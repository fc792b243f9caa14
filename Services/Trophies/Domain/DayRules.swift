package import TitanCore

/// By what a user's days are told and counted: the clock in force, and the pauses.
package struct DayRules: Sendable, Hashable {
  /// IANA name; `nil` follows the device: the zone of the newest session.
  package var timeZone: String?
  package var dayStart: DayStart
  /// Dates that do not end a streak.
  package var pauses: [ClosedRange<CalendarDay>]

  /// Of who has set nothing.
  package static let standard = DayRules()

  package init(
    timeZone: String? = nil, dayStart: DayStart = .midnight, pauses: [ClosedRange<CalendarDay>] = []
  ) {
    self.timeZone = timeZone
    self.dayStart = dayStart
    self.pauses = pauses
  }
}
