import TitanCore

/// The period that statistics cover.
package enum StatsPeriod: Sendable, Hashable, CaseIterable {
  case last7Days, last30Days, last90Days
  /// Everything since the first session.
  case all

  /// - Parameter first: the first date with a session, if any.
  func dates(upTo today: CalendarDay, since first: CalendarDay?) -> ClosedRange<CalendarDay> {
    switch self {
    case .last7Days: today - 6...today
    case .last30Days: today - 29...today
    case .last90Days: today - 89...today
    case .all: min(first ?? today, today)...today
    }
  }
}
