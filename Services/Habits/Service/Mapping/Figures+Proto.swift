import HabitsDomain
import TitanCore
import TitanProto

extension HabitsV1.GetHabitStatsResponse {
  init(_ figures: HabitFigures, of habit: Habit, today: CalendarDay, timeZone: String) {
    self.init(
      overview: .init(habit: .init(habit), progress: .init(figures.standing, of: habit.facts)),
      days: UInt32(figures.days), averagePerDay: figures.averagePerDay, averagePerWeek: figures.averagePerDay * 7,
      bestDay: figures.standing.best.map { .init(localDate: "\($0.date)", count: UInt32($0.count)) },
      completion: figures.completion.map { .init(days: UInt32($0.days), percent: $0.percent) },
      strength: figures.strength.map { .init(localDate: "\($0.date)", strength: $0.strength * 100) },
      today: "\(today)", timeZone: timeZone)
  }
}

extension HabitsV1.ActivitySeries {
  init(_ habit: Habit, _ days: HabitDays, on axis: ClosedRange<CalendarDay>) {
    let counts = axis.map { days[$0]?.count ?? 0 }
    self.init(
      habitID: "\(habit.id)", title: habit.facts.title, color: habit.facts.color,
      hiddenInActivity: habit.facts.isHiddenInActivity, counts: counts.map { UInt32($0) },
      total: UInt64(counts.reduce(0, +)))
  }
}

extension HabitsV1.HabitWeekOverWeek {
  init(_ weeks: WeekOverWeek, of habit: Habit) {
    self.init(
      habitID: "\(habit.id)", title: habit.facts.title, rolling: .init(weeks.rolling),
      calendar: .init(weeks.calendar),
      weekdays: weeks.weekdays.map {
        .init(
          weekday: UInt32($0.weekday), count: UInt32($0.count), previousCount: UInt32($0.previousCount),
          delta: Int32($0.delta), toCome: $0.isToCome)
      })
  }
}

extension HabitsV1.WeekComparison {
  fileprivate init(_ comparison: WeekOverWeek.Comparison) {
    self.init(
      firstLocalDate: "\(comparison.dates.lowerBound)", lastLocalDate: "\(comparison.dates.upperBound)",
      count: UInt64(comparison.count), previousCount: UInt64(comparison.previousCount),
      delta: Int64(comparison.delta), percent: comparison.percent.map { .init(value: $0) })
  }
}
