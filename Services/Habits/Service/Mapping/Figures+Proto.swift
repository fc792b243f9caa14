import HabitsDomain
import TitanCore
import TitanProto

extension HabitsV1.GetHabitStatsResponse {
  init(_ figures: HabitFigures, of habit: Habit, today: CalendarDay, timeZone: String) {
    self.init(
      overview: .init(habit: .init(habit), progress: .init(figures.standing, of: habit.facts)),
      days: UInt32(figures.days), averagePerDay: figures.averagePerDay, averagePerWeek: figures.averagePerDay * 7,
      bestDay: figures.standing.best.map { .init(localDate: "\($0.date)", count: $0.count.value) },
      completion: figures.completion.map {
        .init(windowDays: UInt32($0.window), days: UInt32($0.days), percent: $0.percent.map { .init(value: $0) })
      },
      strength: figures.strength.map { .init(localDate: "\($0.date)", strength: $0.strength * 100) },
      today: "\(today)", timeZone: timeZone)
  }
}

extension HabitsV1.ActivitySeries {
  init(_ habit: Habit, _ days: HabitDays, on axis: ClosedRange<CalendarDay>) {
    let counts = axis.map { days[$0]?.count ?? .zero }
    self.init(
      habitID: "\(habit.id)", title: habit.facts.title, color: habit.facts.color,
      hiddenInActivity: habit.facts.isHiddenInActivity, counts: counts.map(\.value),
      total: counts.reduce(.zero, +).value)
  }
}

extension HabitsV1.HabitWeekOverWeek {
  init(_ weeks: WeekOverWeek, of habit: Habit) {
    self.init(
      habitID: "\(habit.id)", title: habit.facts.title, rolling: .init(weeks.rolling),
      calendar: .init(weeks.calendar),
      weekdays: weeks.weekdays.map {
        .init(
          weekday: UInt32($0.weekday), count: $0.count.value, previousCount: $0.previousCount.value,
          delta: $0.delta.value, toCome: $0.isToCome)
      })
  }
}

extension HabitsV1.WeekComparison {
  fileprivate init(_ comparison: WeekOverWeek.Comparison) {
    self.init(
      firstLocalDate: "\(comparison.dates.lowerBound)", lastLocalDate: "\(comparison.dates.upperBound)",
      count: comparison.count.value, previousCount: comparison.previousCount.value,
      delta: comparison.delta.value, percent: comparison.percent.map { .init(value: $0) })
  }
}
