import HabitsDomain
import TitanCore
import TitanProto

extension HabitsV1.Habit {
  init(_ habit: Habit) {
    let facts = habit.facts
    self.init(
      habitID: "\(habit.id)", title: facts.title, kind: .init(rawValue: Int32(facts.kind.rawValue)),
      measure: .init(rawValue: Int32(facts.measure.rawValue)), unit: facts.unit, goal: .init(facts.goal),
      difficulty: UInt32(facts.difficulty), color: facts.color, startDate: "\(facts.startDate)",
      hiddenInActivity: facts.isHiddenInActivity, archived: facts.isArchived,
      linkSource: .init(rawValue: Int32(habit.link?.rawValue ?? 0)), etag: "\(habit.revision)",
      createTime: .init(habit.createTime), deleteTime: habit.deleteTime.map { .init($0) },
      purgeTime: habit.purgeTime.map { .init($0) })
  }

  /// The fields that the client sets, without those that only the server sets.
  var withoutOutputs: HabitsV1.Habit {
    .init(
      habitID: habitID, title: title, kind: kind, measure: measure, unit: unit, goal: goal, difficulty: difficulty,
      color: color, startDate: startDate, hiddenInActivity: hiddenInActivity, archived: archived)
  }
}

extension HabitsV1.HabitGoal {
  fileprivate init(_ goal: HabitGoal) {
    let count = GoogleProtobuf.DoubleValue(value: goal.count.value)
    self.init(
      perDay: goal.period == .day ? count : nil, perWeek: goal.period == .week ? count : nil,
      direction: .init(rawValue: Int32(goal.direction.rawValue)))
  }
}

extension HabitsV1.HabitOverview {
  /// - Parameter today: `nil` omits the habit's state.
  init(_ track: HabitTrack, on today: CalendarDay?) {
    self.init(
      habit: .init(track.habit),
      progress: today.flatMap { day in
        track.habit.deleteTime == nil ? .init(track.standing(on: day), of: track.habit.facts) : nil
      })
  }
}

extension HabitsV1.HabitProgress {
  init(_ standing: HabitStanding, of habit: HabitFacts) {
    self.init(
      today: standing.today.count.value, thisWeek: standing.thisWeek.value, total: standing.total.value,
      goalPercent: UInt32(standing.goalPercent), goalMet: standing.isGoalMet,
      currentStreak: UInt32(standing.currentStreak), longestStreak: UInt32(standing.longestStreak),
      streakUnit: habit.goal.period == .day ? .days : .weeks, todaySkipped: standing.today.isSkipped,
      strength: standing.strength * 100, formulaVersion: StrengthFormula.version)
  }
}
