package import TitanCore

/// What a group's own board is of, seen from the date where the person is who asks.
package enum BoardPeriod: Sendable, CaseIterable {
  case week, month, lastWeek, lastMonth

  package func dates(today: CalendarDay) -> ClosedRange<CalendarDay> {
    switch self {
    case .week: Self.week(of: today)
    case .lastWeek: Self.week(of: today - 7)
    case .month: Self.month(of: today)
    case .lastMonth: Self.month(of: Self.month(of: today).lowerBound - 1)
    }
  }

  /// From Monday.
  package static func week(of date: CalendarDay) -> ClosedRange<CalendarDay> {
    let monday = date - (date.weekday - 1)
    return monday...(monday + 6)
  }

  private static func month(of date: CalendarDay) -> ClosedRange<CalendarDay> {
    let (year, month, day) = date.components
    let first = date - (day - 1)
    return first...(first + (CalendarDay.daysInMonth(year: year, month: month) - 1))
  }

  /// Wherever people are, no board that one of them can ask for begins before this date.
  package static func firstKept(at now: Timestamp) -> CalendarDay {
    lastMonth.dates(today: CalendarDay(of: now, utcOffsetSeconds: -86_400)).lowerBound
  }
}

/// Which board.
package enum Board: Hashable, Sendable {
  case week(GroupID, ClosedRange<CalendarDay>)
  case month(GroupID, ClosedRange<CalendarDay>)
  case challenge(ChallengeID, ClosedRange<CalendarDay>)

  package init(of group: GroupID, _ period: BoardPeriod, today: CalendarDay) {
    let dates = period.dates(today: today)
    switch period {
    case .week, .lastWeek: self = .week(group, dates)
    case .month, .lastMonth: self = .month(group, dates)
    }
  }

  package var dates: ClosedRange<CalendarDay> {
    switch self {
    case .week(_, let dates), .month(_, let dates), .challenge(_, let dates): dates
    }
  }
}

/// A member's total on a board.
package struct Standing: Hashable, Sendable {
  package var member: MemberID
  package var name: String
  package var total: Int
  package var isSelf: Bool

  package init(member: MemberID, name: String, total: Int, isSelf: Bool) {
    (self.member, self.name, self.total, self.isSelf) = (member, name, total, isSelf)
  }
}

/// Ranks standings that come best first: equal totals share a rank, and the next rank is as if they had not (1, 2, 2, 4).
/// It can stop after any of them and go on from there.
package struct Ranking: Hashable, Sendable {
  /// How many were ranked.
  package private(set) var count: Int
  /// The rank and total of the last one.
  package private(set) var rank: Int
  package private(set) var total: Int?

  package init() { (count, rank, total) = (0, 0, nil) }

  /// Goes on where another stopped.
  package init(after count: Int, rank: Int, total: Int) { (self.count, self.rank, self.total) = (count, rank, total) }

  /// The rank of the next one.
  package mutating func next(_ total: Int) -> Int {
    count += 1
    if total != self.total { (rank, self.total) = (count, total) }
    return rank
  }
}
