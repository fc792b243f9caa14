package import TitanCore

/// The period of statistics (decision D17): dates that end with today.
package enum StatsPeriod: Int, Sendable, Hashable, CaseIterable {
  case week = 7
  case twoWeeks = 14
  case month = 30

  package func dates(upTo today: CalendarDay) -> ClosedRange<CalendarDay> { today - (rawValue - 1)...today }
}
