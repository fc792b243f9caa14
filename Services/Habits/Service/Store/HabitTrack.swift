package import HabitsDomain
package import TitanCore

/// A habit with enough of what was recorded to say where it stands.
package struct HabitTrack: Sendable, Hashable {
  package var habit: Habit
  /// In its user's order; of one place the id decides.
  package var position: Int
  /// Its user's count of changes when it changed last.
  package var changeNumber: Int
  /// A short cut: where it stood at the end of some date; `nil` for the beginning.
  package var checkpoint: HabitFold?
  /// What there is behind that date.
  package var days: HabitDays
  package var dayRules: DayRules

  package init(
    habit: Habit, position: Int, changeNumber: Int, checkpoint: HabitFold? = nil, days: HabitDays,
    dayRules: DayRules = .standard
  ) {
    self.habit = habit
    self.position = position
    self.changeNumber = changeNumber
    self.checkpoint = checkpoint
    self.days = days
    self.dayRules = dayRules
  }

  package var rule: HabitRule { habit.facts.rule(firstWeekday: dayRules.firstWeekday) }

  /// Where it stood at the end of a date that is not before the short cut's.
  func fold(through date: CalendarDay) -> HabitFold {
    var fold = checkpoint ?? HabitFold(from: habit.facts.startDate, by: rule)
    fold.close(through: date, counted(from: fold, to: date), by: rule)
    return fold
  }

  package func standing(on today: CalendarDay) -> HabitStanding {
    let fold = checkpoint ?? HabitFold(from: habit.facts.startDate, by: rule)
    return HabitStanding(fold, counted(from: fold, to: today), on: today, by: rule)
  }

  /// What there is behind a fold, with the pauses of its user.
  private func counted(from fold: HabitFold, to date: CalendarDay) -> HabitDays {
    guard fold.through < date else { return days }
    return days.skipping(dayRules.pauses, in: fold.through + 1...date)
  }
}
