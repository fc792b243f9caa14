package import TitanCore

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
