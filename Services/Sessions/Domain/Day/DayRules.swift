package import TitanCore

/// By what a user's days are told and counted, as others need it.
package struct DayRules: Sendable, Hashable {
  /// The one in force.
  package var clock: UserClock
  /// Oldest first.
  package var pauses: [ClosedRange<CalendarDay>]

  /// - Parameter pauses: in any order.
  package init(clock: UserClock = .standard, pauses: [ClosedRange<CalendarDay>] = []) {
    self.clock = clock
    self.pauses = pauses.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }
}
