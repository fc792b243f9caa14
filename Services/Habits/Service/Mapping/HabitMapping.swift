import HabitsDomain
import HabitsProto
import TitanCore
import TitanProto
import TitanRPC

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

extension HabitDraft {
  /// A new habit; fields that are not set get defaults.
  ///
  /// - Throws: INVALID_ARGUMENT for an unknown enum value.
  init(new message: HabitsV1.Habit) throws {
    try self.init(message, { _ in true })
    if message.kind == .unspecified { kind = nil }
    if message.measure == .unspecified { measure = nil }
    if message.difficulty == 0 { difficulty = nil }
    if message.color.isEmpty { color = nil }
    if message.startDate.isEmpty { startDate = nil }
  }

  /// The change that a request asks for: the paths of its mask, or without a mask the fields that are set.
  ///
  /// - Throws: INVALID_ARGUMENT PATH_UNKNOWN, or for an enum value that is unknown or missing.
  init(change message: HabitsV1.Habit, mask: GoogleProtobuf.FieldMask?) throws {
    let wants = try UpdateMask(
      mask,
      of: [
        "title", "kind", "measure", "unit", "goal", "difficulty", "color", "start_date", "hidden_in_activity",
        "archived",
      ], in: message)
    for (path, isSaid) in [("kind", message.kind != .unspecified), ("measure", message.measure != .unspecified)]
    where wants[path] && !isSaid {
      throw RPCError.invalid("habit.\(path)", reason: "MISSING", "got nothing; allowed: one of its values")
    }
    try self.init(message) { wants[$0] }
  }

  private init(_ message: HabitsV1.Habit, _ wants: (String) -> Bool) throws {
    self.init(
      title: wants("title") ? message.title : nil,
      kind: wants("kind") ? try Self.known(message.kind, "habit.kind") : nil,
      measure: wants("measure") ? try Self.known(message.measure, "habit.measure") : nil,
      unit: wants("unit") ? message.unit : nil, goal: wants("goal") ? try GoalDraft(message.goal ?? .init()) : nil,
      difficulty: wants("difficulty") ? Int(message.difficulty) : nil, color: wants("color") ? message.color : nil,
      startDate: wants("start_date") ? message.startDate : nil,
      isHiddenInActivity: wants("hidden_in_activity") ? message.hiddenInActivity : nil,
      isArchived: wants("archived") ? message.archived : nil)
  }

  /// The value of an enum; `nil` if it is not set.
  private static func known<Value: RawRepresentable>(
    _ message: some OpenEnum, _ field: String
  ) throws -> Value? where Value.RawValue == Int {
    if message.rawValue == 0 { return nil }
    guard let value = Value(rawValue: Int(message.rawValue)) else { throw unknownValue(message, field) }
    return value
  }
}

/// INVALID_ARGUMENT for an enum value that this version doesn't know.
func unknownValue(_ message: some OpenEnum, _ field: String, reason: String = "ENUM_UNKNOWN") -> RPCError {
  let known = type(of: message).known.filter { $0.rawValue != 0 }.map { "\($0)" }.joined(separator: ", ")
  return .invalid(field, reason: reason, "got \(message); allowed: \(known)")
}

extension GoalDraft {
  fileprivate init(_ message: HabitsV1.HabitGoal) throws {
    let direction = HabitGoal.Direction(rawValue: Int(message.direction.rawValue))
    guard direction != nil || message.direction == .unspecified else {
      throw unknownValue(message.direction, "habit.goal.direction")
    }
    self.init(
      perDay: try message.perDay.map { try Amount($0.value, field: "habit.goal.per_day") },
      perWeek: try message.perWeek.map { try Amount($0.value, field: "habit.goal.per_week") },
      direction: direction)
  }
}

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
