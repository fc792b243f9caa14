import ProfileProto
import TitanProto
import TitanProtoJSON

/// The home screen for scripts.
extension HomePresentation {
  static func json(_ home: ProfileV1.GetDashboardResponse) -> JSONValue {
    [
      "display_name": home.profile.map { .string($0.displayName) } ?? .null,
      "theme_id": home.profile.map { .string($0.themeID) } ?? .null,
      "today": home.today.map(json) ?? .null,
      "week": home.week.map(json) ?? .null,
      "month": home.month.map(json) ?? .null,
      "streak": home.streak.map(json) ?? .null,
      "last_session": home.lastSession.map(json) ?? .null,
      "awards": .array(
        home.awards.map {
          ["trophy_id": .string($0.trophyID), "title": .string($0.title), "earn_time": .time($0.earnTime)]
        }),
      "medals": .array(
        home.medals.map {
          ["medal_id": .string($0.medalID), "title": .string($0.title), "count": .number($0.count)]
        }),
      "level": home.level.map(json) ?? .null,
      "suggestions": .array(
        (home.suggestions?.workouts ?? []).map {
          ["workout_id": .string($0.workoutID), "name": .string($0.name), "explanation": .string($0.explanation)]
        }),
      "training_week": home.trainingWeek.map(json) ?? .null,
      "last_practice": home.lastPractice.map(json) ?? .null,
      "last_workout_date": home.lastWorkout.map { .string($0.localDate) } ?? .null,
      "habits": .array((home.habits?.habits ?? []).map(json)),
      "slogan": home.slogan.map { .string($0.text) } ?? .null,
      "pep_talk": home.pepTalk.map(json) ?? .null,
      "unavailable": .array(
        home.unavailable.map { ["part": .string($0.part.description), "code": .string($0.code)] }),
    ]
  }

  private static func json(_ chart: ProfileV1.DashboardChart) -> JSONValue {
    [
      "total_reps": .number(chart.totalReps), "goal_reps": .number(chart.goalReps),
      "remaining_reps": .number(chart.remainingReps),
      "bars": .array(
        chart.bars.map {
          [
            "local_date": .string($0.localDate), "reps": .number($0.reps), "verified_reps": .number($0.verifiedReps),
            "sessions": .number($0.sessions),
          ]
        }),
    ]
  }

  private static func json(_ streak: ProfileV1.DashboardStreak) -> JSONValue {
    [
      "current": .number(streak.current), "longest": .number(streak.longest), "today_done": .bool(streak.todayDone),
      "at_risk": .bool(streak.atRisk), "freezes_left": .number(streak.freezesLeft),
      "verified_current": .number(streak.verifiedCurrent),
    ]
  }

  private static func json(_ session: ProfileV1.DashboardSession) -> JSONValue {
    [
      "session_id": .string(session.sessionID), "local_date": .string(session.localDate),
      "reps": .number(session.reps), "target": .number(session.target), "target_met": .bool(session.targetMet),
      "verified": .bool(session.verified),
    ]
  }

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
