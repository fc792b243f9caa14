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
