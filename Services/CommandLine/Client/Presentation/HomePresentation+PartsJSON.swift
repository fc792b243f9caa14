import TitanProto

extension HomePresentation {
  static func json(_ level: ProfileV1.DashboardLevel) -> JSONValue {
    [
      "number": .number(level.number), "experience": .number(level.experience), "threshold": .number(level.threshold),
      "next_threshold": .number(level.nextThreshold),
    ]
  }

  static func json(_ week: ProfileV1.DashboardTrainingWeek) -> JSONValue {
    [
      "completed": .number(week.completed), "completed_last_7_days": .number(week.completedLast7Days),
      "planned": .number(week.planned), "seconds": .number(Int(week.timeSpent?.seconds ?? 0)),
      "days": .array(
        week.days.map { ["local_date": .string($0.localDate), "completed": .number($0.completed)] }),
    ]
  }

  static func json(_ practice: ProfileV1.DashboardPractice) -> JSONValue {
    [
      "practice_id": .string(practice.practiceID), "workout_ids": .array(practice.workoutIDs.map { .string($0) }),
      "end_time": .time(practice.endTime), "local_date": .string(practice.localDate),
      "seconds": .number(Int(practice.timeSpent?.seconds ?? 0)), "points": .decimal(practice.points),
    ]
  }

  static func json(_ habit: ProfileV1.DashboardHabit) -> JSONValue {
    [
      "habit_id": .string(habit.habitID), "title": .string(habit.title), "today": .amount(habit.today),
      "goal_percent": .number(habit.goalPercent), "goal_met": .bool(habit.goalMet),
      "current_streak": .number(habit.currentStreak),
    ]
  }

  static func json(_ talk: ProfileV1.DashboardPepTalk) -> JSONValue {
    [
      "quote": talk.quote.map { .string($0.text) } ?? .null, "author": talk.quote.map { .string($0.author) } ?? .null,
      "line": .string(talk.line), "voice_pack_id": .string(talk.voicePackID),
    ]
  }
}
