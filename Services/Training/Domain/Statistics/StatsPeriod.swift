package import TitanCore

/// What statistics cover (decision D17): dates that end today.
package enum StatsPeriod: Int, Sendable, Hashable, CaseIterable {
  case week = 7
  case twoWeeks = 14
  case month = 30

  package func dates(upTo today: CalendarDay) -> ClosedRange<CalendarDay> { today - (rawValue - 1)...today }
}
