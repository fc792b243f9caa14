package import TitanCore

/// How often or how much to do something (decision D20).
package struct HabitGoal: Sendable, Hashable {
  /// The raw values are the store's.
  package enum Period: Int, Sendable, Hashable, CaseIterable {
    case day = 1
    case week = 2

    package var days: Int { self == .day ? 1 : 7 }
  }

  /// The raw values are the contract's and the store's.
  package enum Direction: Int, Sendable, Hashable, CaseIterable {
    case atLeast = 1
    case atMost = 2
  }

  /// Repetitions per period; 0 is allowed only as an upper limit.
  package var count: Amount
  package var period: Period
  package var direction: Direction

  package init(_ count: Amount, per period: Period, _ direction: Direction = .atLeast) {
    self.count = count
    self.period = period
    self.direction = direction
  }

  /// Whether this amount in a period meets the goal.
  package func isMet(by sum: Amount) -> Bool {
    switch direction {
    case .atLeast: sum >= count
    case .atMost: sum <= count
    }
  }

  /// The share of the goal that this amount reaches, as a whole percentage, at most 100. If the goal is zero, any
  /// amount exceeds it.
  package func percent(of sum: Amount) -> Int {
    guard count > 0 else { return sum > 0 ? 100 : 0 }
    return min(sum, count).thousandths * 100 / count.thousandths
  }
}

/// The rule by which a habit's days are judged.
package struct HabitRule: Sendable, Hashable {
  package let goal: HabitGoal
  /// The weekday on which weeks begin, by ISO 8601.
  package let firstWeekday: Int
  package let strength: StrengthFormula

  package init(_ goal: HabitGoal, _ measure: HabitMeasure, firstWeekday: Int = 1) {
    self.goal = goal
    self.firstWeekday = firstWeekday
    strength = StrengthFormula(goal, measure)
  }

  /// The first date of a date's week.
  package func weekStart(of date: CalendarDay) -> CalendarDay { date - (date.weekday - firstWeekday + 7) % 7 }

  /// The first date of the day or week to which the goal applies.
  func unitStart(of date: CalendarDay) -> CalendarDay { goal.period == .day ? date : weekStart(of: date) }

  /// The last date of the day or week to which the goal applies.
  package func unitEnd(of date: CalendarDay) -> CalendarDay { unitStart(of: date) + (goal.period.days - 1) }

  /// The outcome of a day or week that is over.
  package func outcome(of days: some Sequence<HabitDay>) -> UnitOutcome {
    var (sum, dates, skipped) = (Amount.zero, 0, 0)
    for day in days {
      sum += day.count
      dates += 1
      if day.isSkipped { skipped += 1 }
    }
    if skipped == dates { return .leftOut }
    if goal.isMet(by: sum) { return .kept }
    // A skipped date excuses too little, but not too much.
    return skipped > 0 && goal.direction == .atLeast ? .leftOut : .missed
  }
}

/// The outcome of a day or week.
package enum UnitOutcome: Sendable, Hashable {
  case kept, missed
  /// It neither adds to a streak nor ends it.
  case leftOut
}
