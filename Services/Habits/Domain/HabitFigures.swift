package import TitanCore

/// The figures in a habit's details, from its whole history.
package struct HabitFigures: Sendable, Hashable {
  package struct StrengthDay: Sendable, Hashable {
    package var date: CalendarDay
    /// 0 to 1.
    package var strength: Double
  }

  package struct Completion: Sendable, Hashable {
    /// The length of the window, in dates up to today.
    package var window: Int
    /// The number of these dates on which the habit existed.
    package var days: Int
    package var kept: Int
    package var missed: Int

    /// `nil` until something is decided.
    package var percent: Double? { kept + missed == 0 ? nil : Double(kept) * 100 / Double(kept + missed) }
  }

  package let standing: HabitStanding
  /// The number of dates from the first to today.
  package let days: Int
  package let completion: [Completion]
  /// Oldest first.
  package let strength: [StrengthDay]

  /// Repetitions per date; 0 before the first date.
  package var averagePerDay: Double { days == 0 ? 0 : standing.total.value / Double(days) }

  package init(
    from start: CalendarDay, _ history: HabitDays, today: CalendarDay, by rule: HabitRule,
    strengthDays: Int = HabitLimits.defaultStrengthDays
  ) {
    var fold = HabitFold(from: start, by: rule)
    var (strength, units) = ([StrengthDay](), [(last: CalendarDay, outcome: UnitOutcome)]())
    while fold.through < today - 1 {
      if let outcome = fold.close(history[fold.through + 1] ?? .empty, by: rule) {
        units.append((fold.through, outcome))
      }
      if fold.through > today - strengthDays { strength.append(.init(date: fold.through, strength: fold.strength)) }
    }
    standing = HabitStanding(fold, history, on: today, by: rule)
    days = max(0, today - start + 1)
    if days > 0 {
      strength.append(.init(date: today, strength: standing.strength))
      // The current day or week counts as soon as it is decided.
      switch (rule.goal.direction, standing.isGoalMet) {
      case (.atLeast, true): units.append((today, .kept))
      case (.atMost, false): units.append((today, .missed))
      default: break
      }
    }
    self.strength = strength
    completion = [7, 30, 90].map { [days] window in
      let inside = units.filter { $0.last > today - window }
      return Completion(
        window: window, days: min(window, days), kept: inside.count { $0.outcome == .kept },
        missed: inside.count { $0.outcome == .missed })
    }
  }
}

/// The change against the week before, by both definitions (decision D21).
package struct WeekOverWeek: Sendable, Hashable {
  /// Two spans of equal length, seven dates apart.
  package struct Comparison: Sendable, Hashable {
    package var dates: ClosedRange<CalendarDay>
    package var count: Amount
    package var previousCount: Amount

    package var delta: Amount { count - previousCount }
    /// `nil` if the week before has nothing, since no percentage of zero exists.
    package var percent: Double? {
      previousCount == 0 ? nil : delta.value * 100 / previousCount.value
    }

    init(_ dates: ClosedRange<CalendarDay>, _ days: HabitDays) {
      self.dates = dates
      count = dates.reduce(.zero) { $0 + (days[$1]?.count ?? 0) }
      previousCount = dates.reduce(.zero) { $0 + (days[$1 - 7]?.count ?? 0) }
    }
  }

  package struct Weekday: Sendable, Hashable {
    /// Monday 1 … Sunday 7.
    package var weekday: Int
    package var count: Amount
    package var previousCount: Amount
    /// Whether the day is still to come.
    package var isToCome: Bool

    package var delta: Amount { isToCome ? 0 : count - previousCount }
  }

  /// The last seven dates.
  package let rolling: Comparison
  /// The calendar week up to today.
  package let calendar: Comparison
  /// The seven days, starting with the first weekday.
  package let weekdays: [Weekday]

  /// The dates that the comparison needs.
  package static func dates(upTo today: CalendarDay) -> ClosedRange<CalendarDay> { today - 13...today }

  package init(_ days: HabitDays, today: CalendarDay, by rule: HabitRule) {
    let first = rule.weekStart(of: today)
    rolling = Comparison(today - 6...today, days)
    calendar = Comparison(first...today, days)
    weekdays = (first...first + 6).map { date in
      Weekday(
        weekday: date.weekday, count: date > today ? 0 : days[date]?.count ?? 0,
        previousCount: days[date - 7]?.count ?? 0, isToCome: date > today)
    }
  }
}
