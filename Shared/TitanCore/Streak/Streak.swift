/// Dates in a row, as a function of the active dates, the pauses and today alone: no job at night, nothing stored, and
/// data that come late are counted as if they had been there (decisions D5, D7 and D30).
package struct Streak: Hashable, Sendable {
  /// What one date did to the streak.
  package enum Kind: Hashable, Sendable {
    /// Trained: one more.
    case active
    /// Missed, and protected by a freeze.
    case frozen
    /// In a pause that its user has declared.
    case paused
    /// Lost on a journey; see `TravelBridge`.
    case bridged
    /// Missed: the streak is over.
    case missed
    /// Not over yet.
    case open
  }

  package struct Day: Hashable, Sendable {
    package var date: CalendarDay
    package var kind: Kind
    /// Active dates in the streak at the end of this one.
    package var count: Int
  }

  /// Active dates in the streak that lasts until today, or until yesterday while today is open.
  package private(set) var current = 0
  package private(set) var longest = 0
  package private(set) var isTodayDone = false
  /// Whether the streak depends on today.
  package private(set) var isAtRisk = false
  package private(set) var freezesLeft = 0
  /// Active dates to come before the next freeze; `nil` while no more can be had.
  package private(set) var activeDatesToNextFreeze: Int?
  /// Every date from the first active one to today, or to the last active one where that is later: who flew east to west
  /// has trained on a date that has not begun here.
  package private(set) var days: [Day] = []

  /// - Parameters:
  ///   - dates: each date once, in any order.
  ///   - pauses: in any order; they may touch and overlap.
  package init(
    of dates: some Sequence<ActiveDate>, pauses: [ClosedRange<CalendarDay>] = [], policy: FreezePolicy = .standard,
    today: CalendarDay
  ) {
    let active = Dictionary(dates.map { ($0.date, $0) }) { first, _ in first }
    guard let first = active.keys.min(), let last = active.keys.max() else {
      activeDatesToNextFreeze = FreezeBank(policy).activeDatesToNext
      return
    }
    var bank = FreezeBank(policy)
    for date in first...max(last, today) {
      var kind = Self.kind(of: date, active, pauses, today: today)
      if kind == .missed, current > 0, bank.spend() { kind = .frozen }
      switch kind {
      case .active:
        current += 1
        longest = max(longest, current)
        bank.addActiveDate()
      case .missed: current = 0
      case .frozen, .paused, .bridged, .open: break
      }
      days.append(Day(date: date, kind: kind, count: current))
    }
    isTodayDone = active[today] != nil
    isAtRisk = current > 0 && last < today && !pauses.contains { $0.contains(today) }
    (freezesLeft, activeDatesToNextFreeze) = (bank.freezes, bank.activeDatesToNext)
  }

  /// What a date is before freezes are looked at.
  private static func kind(
    of date: CalendarDay, _ active: [CalendarDay: ActiveDate], _ pauses: [ClosedRange<CalendarDay>],
    today: CalendarDay
  ) -> Kind {
    if active[date] != nil { return .active }
    if pauses.contains(where: { $0.contains(date) }) { return .paused }
    if let before = active[date - 1], let after = active[date + 1], TravelBridge.spans(from: before, to: after) {
      return .bridged
    }
    return date < today ? .missed : .open
  }
}
