package import TitanCore

/// The training progress on a date (decision D25).
package struct DayProgress: Sendable, Hashable {
  /// Practices and push-up sessions.
  package let completed: Int
  package let pushUpSessions: Int
  package let pushUps: Int
  package let setsDone: Int
  package let timeSpent: Duration
  /// In hundredths.
  package let points: Int
  package let muscles: [MuscleShare]
  package let energy: Energy
  /// The workouts in completed practices of the date.
  package let workouts: Set<WorkoutID>

  /// - Parameters:
  ///   - practices: the date's practices, in any order.
  ///   - sessions: the date's sessions that are not part of a practice.
  ///   - weight: in grams, if it is known.
  package init(
    of practices: [Practice], _ sessions: [PushUpSession] = [], weight: Int?, _ catalogue: Catalogue
  ) {
    let done = practices.filter(\.counts)
    completed = done.count + sessions.count
    pushUpSessions = sessions.count
    pushUps = sessions.reduce(0) { $0 + $1.reps }
    setsDone = sessions.reduce(done.reduce(0) { $0 + $1.credit.counted.count }) { $0 + $1.sets }
    timeSpent = sessions.reduce(done.reduce(.zero) { $0 + $1.timeSpent(at: $1.end ?? $1.start) }) { $0 + $1.timeSpent }
    points = done.reduce(0) { $0 + $1.points }
    var (tally, energy) = (MuscleTally(), Energy(weight: weight))
    for practice in done {
      tally.add(practice.muscles(catalogue), weight: practice.credit.counted.count)
      energy.add(practice, catalogue)
    }
    for session in sessions {
      tally.add(session, catalogue)
      energy.add(session)
    }
    muscles = tally.shares
    self.energy = energy
    workouts = Set(done.flatMap(\.workouts))
  }
}

/// The training of a week (requirements R4-17 and R4-19).
package struct WeekSummary: Sendable, Hashable {
  package struct Day: Sendable, Hashable {
    package var date: CalendarDay
    /// The workouts of the completed practices, in order, each once for every time it was done.
    package var workouts: [WorkoutID]
    /// Practices and push-up sessions.
    package var completed: Int
    package var pushUpSessions: Int
    package var pushUps: Int
    package var timeSpent: Duration
  }

  /// The seven days, starting with the first weekday.
  package let days: [Day]
  package let completedLast7Days: Int
  /// The number of days for which the plan counts.
  package let plannedDates: Int
  /// The practices that the plan asks for on these days: at least one if there are any such days.
  package let planned: Int

  package var completed: Int { days.reduce(0) { $0 + $1.completed } }
  package var pushUpSessions: Int { days.reduce(0) { $0 + $1.pushUpSessions } }
  package var timeSpent: Duration { days.reduce(.zero) { $0 + $1.timeSpent } }

  /// The dates whose training a summary needs.
  package static func dates(around date: CalendarDay, firstWeekday: Int) -> ClosedRange<CalendarDay> {
    let week = week(of: date, firstWeekday: firstWeekday)
    return min(week.lowerBound, date - 6)...week.upperBound
  }

  private static func week(of date: CalendarDay, firstWeekday: Int) -> ClosedRange<CalendarDay> {
    let first = date - (date.weekday - firstWeekday + 7) % 7
    return first...first + 6
  }

  /// - Parameters:
  ///   - practices: in any order.
  ///   - sessions: those that are not part of a practice, in any order.
  ///   - firstWeekday: ISO 8601: Monday 1 … Sunday 7.
  ///   - perWeek: the planned practices per week.
  ///   - tenure: when the plan starts to count.
  package init(
    of practices: [Practice], _ sessions: [PushUpSession] = [], around date: CalendarDay, firstWeekday: Int,
    today: CalendarDay, perWeek: Int, tenure: Tenure
  ) {
    let week = Self.week(of: date, firstWeekday: firstWeekday)
    plannedDates = tenure.plannedDates(week, today: today)
    planned = plannedDates == 0 ? 0 : max(1, (2 * perWeek * plannedDates + 7) / 14)
    let completed = practices.filter(\.counts)
      .sorted { ($0.start, "\($0.id)") < ($1.start, "\($1.id)") }
    days = week.map { day in
      let done = completed.filter { $0.localDate == day }
      let sessions = sessions.filter { $0.localDate == day }
      let time = done.reduce(.zero) { $0 + $1.timeSpent(at: $1.end ?? $1.start) }
      return Day(
        date: day, workouts: done.flatMap(\.workouts), completed: done.count + sessions.count,
        pushUpSessions: sessions.count, pushUps: sessions.reduce(0) { $0 + $1.reps },
        timeSpent: sessions.reduce(time) { $0 + $1.timeSpent })
    }
    completedLast7Days = (completed.map(\.localDate) + sessions.map(\.localDate)).count {
      (date - 6...date).contains($0)
    }
  }
}
