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

  package init(habit: Habit, position: Int, changeNumber: Int, checkpoint: HabitFold? = nil, days: HabitDays) {
    self.habit = habit
    self.position = position
    self.changeNumber = changeNumber
    self.checkpoint = checkpoint
    self.days = days
  }

  package func standing(on today: CalendarDay) -> HabitStanding {
    let rule = habit.facts.rule(firstWeekday: WeekClock.firstWeekday)
    return HabitStanding(
      checkpoint ?? HabitFold(from: habit.facts.startDate, by: rule), days, on: today, by: rule)
  }
}

/// By which clock days and weeks are told, until the users' own clocks are known here.
package enum WeekClock {
  /// Monday.
  package static let firstWeekday = 1
  package static let dayStart = DayStart.midnight
}
