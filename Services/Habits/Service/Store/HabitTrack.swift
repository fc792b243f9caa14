package import HabitsDomain
package import TitanCore

/// A habit with enough of its records to compute its state.
package struct HabitTrack: Sendable, Hashable {
  package var habit: Habit
  /// The habit's place in its user's order; among equal places the id decides.
  package var position: Int
  /// Its user's number of changes when it last changed.
  package var changeNumber: Int
  /// The state at the end of some date, stored to save time; `nil` for the beginning.
  package var checkpoint: HabitFold?
  /// The data after that date.
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

  /// The state at the end of a date, which must not be before the checkpoint's.
  func fold(through date: CalendarDay) -> HabitFold {
    var fold = checkpoint ?? HabitFold(from: habit.facts.startDate, by: rule)
    fold.close(through: date, counted(from: fold, to: date), by: rule)
    return fold
  }

  package func standing(on today: CalendarDay) -> HabitStanding {
    let fold = checkpoint ?? HabitFold(from: habit.facts.startDate, by: rule)
    return HabitStanding(fold, counted(from: fold, to: today), on: today, by: rule)
  }

  /// The data after a fold, with the user's pauses.
  private func counted(from fold: HabitFold, to date: CalendarDay) -> HabitDays {
    guard fold.through < date else { return days }
    return days.skipping(dayRules.pauses, in: fold.through + 1...date)
  }
}
