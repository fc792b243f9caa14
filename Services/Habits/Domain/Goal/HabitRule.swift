package import TitanCore

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
  package func unitStart(of date: CalendarDay) -> CalendarDay { goal.period == .day ? date : weekStart(of: date) }

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
