import TitanCore

/// The trend of a user's reps: the later half of a period compared with the earlier half.
package struct RepTrend: Sendable, Hashable {
  /// The raw values are those of the contract.
  package enum Kind: Int, Sendable, Hashable, CaseIterable {
    case insufficientData = 1
    /// Less than 90 percent.
    case strongDecline
    /// Less than 98 percent.
    case decline
    /// 98 to 102 percent.
    case steady
    /// Up to 110 percent.
    case growth
    case strongGrowth
  }

  package let kind: Kind
  package let earlierReps: Int
  package let laterReps: Int

  /// - Parameters:
  ///   - reps: per date, without dates that have none.
  ///   - dates: the period. If it has an odd number of dates, the middle one belongs to neither half, so that both have
  ///     the same length.
  ///   - first: the date of the user's first session. A period that begins earlier has no trend.
  init(_ reps: [CalendarDay: Int], over dates: ClosedRange<CalendarDay>, since first: CalendarDay?) {
    let half = dates.count / 2
    func sum(_ inside: (CalendarDay) -> Bool) -> Int {
      reps.reduce(0) { $0 + (dates.contains($1.key) && inside($1.key) ? $1.value : 0) }
    }
    earlierReps = sum { $0 < dates.lowerBound + half }
    laterReps = sum { $0 > dates.upperBound - half }
    let isComparable = first.map { $0 <= dates.lowerBound } ?? false
    kind = isComparable ? Self.kind(earlierReps, laterReps) : .insufficientData
  }

  private static func kind(_ earlier: Int, _ later: Int) -> Kind {
    guard earlier > 0 else { return .insufficientData }
    let percent = later * 100
    if percent < earlier * 90 { return .strongDecline }
    if percent < earlier * 98 { return .decline }
    if percent <= earlier * 102 { return .steady }
    return percent <= earlier * 110 ? .growth : .strongGrowth
  }
}
