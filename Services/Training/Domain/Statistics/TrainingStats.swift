package import TitanCore

/// The statistics of a period, in numbers and in words.
package struct TrainingStats: Sendable, Hashable {
  package struct Point: Sendable, Hashable {
    package var practice: PracticeID
    package var time: Timestamp
    package var score: FitnessScore
    /// In hundredths.
    package var points: Int
  }

  package struct MotorShare: Sendable, Hashable {
    package var type: MotorType
    package var percent: Int

    package init(type: MotorType, percent: Int) {
      self.type = type
      self.percent = percent
    }
  }

  package struct Facts: Sendable, Hashable {
    package var completed = 0
    package var abandoned = 0
    package var pushUpSessions = 0
    /// The number of practices that the plan asks for on the dates that count.
    package var planned = 0.0
    package var setsDone = 0
    package var repsDone = 0
    package var timeSpent: Duration = .zero
    /// In hundredths.
    package var points = 0
    package var best: PracticeID?
    package var favorite: WorkoutID?
  }

  package let dates: ClosedRange<CalendarDay>
  /// Completed practices, oldest first.
  package private(set) var series: [Point] = []
  package let statements: Statements
  package private(set) var byMuscle: [MuscleShare] = []
  /// Shares of the sets done, in the order of the contract; empty if there are none.
  package private(set) var byMotorType: [MotorShare] = []
  package private(set) var facts = Facts()

  /// - Parameters:
  ///   - practices: in any order; those of other dates are ignored.
  ///   - sessions: the period's sessions that are not part of a practice.
  ///   - perWeek: the planned practices per week.
  ///   - tenure: when the plan starts to count.
  package init(
    _ period: StatsPeriod, of practices: [Practice], _ sessions: [PushUpSession] = [], today: CalendarDay,
    perWeek: Int, tenure: Tenure, _ catalogue: Catalogue
  ) {
    let dates = period.dates(upTo: today)
    self.dates = dates
    let inside = practices.filter { dates.contains($0.localDate) }
    let completed = inside.filter(\.counts)
      .sorted { ($0.end ?? $0.start, "\($0.id)") < ($1.end ?? $1.start, "\($1.id)") }
    statements = Statements(completed, perWeek: perWeek, dates, tenure)
    facts.abandoned = inside.count { $0.state == .abandoned }
    facts.planned = Double(perWeek * statements.judged.count) / 7
    var uses: [WorkoutID: Int] = [:]
    var (muscles, motor) = (MuscleTally(), [MotorType: Int]())
    for practice in completed {
      guard let end = practice.end else { continue }
      series.append(
        Point(practice: practice.id, time: end, score: practice.levelAfter.score, points: practice.points))
      muscles.add(practice.muscles(catalogue), weight: practice.credit.counted.count)
      for set in practice.exercises where set.credited > 0 {
        facts.setsDone += 1
        if set.unit == .reps { facts.repsDone += set.credited }
        if let exercise = catalogue.exercise(set.exercise) { motor[exercise.motorType, default: 0] += 1 }
      }
      for workout in Set(practice.workouts) { uses[workout, default: 0] += 1 }
      facts.timeSpent += practice.timeSpent(at: end)
      facts.points += practice.points
    }
    for session in sessions {
      muscles.add(session, catalogue)
      facts.setsDone += session.sets
      facts.repsDone += session.reps
      facts.timeSpent += session.timeSpent
      motor[catalogue.exercise(PushUpSession.exercise)?.motorType ?? .strength, default: 0] += session.sets
    }
    facts.pushUpSessions = sessions.count
    facts.completed = completed.count
    facts.best = series.max { ($0.points, $1.time) < ($1.points, $0.time) }?.practice
    facts.favorite = uses.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    byMuscle = muscles.shares
    byMotorType = Self.shares(motor)
  }

  private static func shares(_ sets: [MotorType: Int]) -> [MotorShare] {
    let types = MotorType.allCases.filter { sets[$0] != nil }
    return zip(types, Percent.split(types.map { sets[$0] ?? 0 })).map { MotorShare(type: $0, percent: $1) }
  }
}

extension Statements {
  /// - Parameter practices: completed ones, oldest first.
  fileprivate init(_ practices: [Practice], perWeek: Int, _ dates: ClosedRange<CalendarDay>, _ tenure: Tenure) {
    let start = practices.first?.levelBefore.score ?? .start
    let end = practices.last?.levelAfter.score ?? .start
    let isYoung = tenure.firstTraining.map { $0 > dates.lowerBound } ?? false
    let trend = isYoung ? .tooYoung : Trend(from: start, to: end, practices: practices.count)
    let isTold = trend != .tooYoung && trend != .insufficientData
    let judged = tenure.judged(dates, today: dates.upperBound)
    let (done, days) = (practices.count { judged.contains($0.localDate) }, judged.count)
    self.init(
      trend: trend, trendRatio: isTold ? Double(end.millionths) / Double(start.millionths) : 0,
      commitment: Commitment(done: done, perWeek: perWeek, days: days),
      commitmentRatio: perWeek * days == 0 ? 0 : Double(7 * done) / Double(perWeek * days), judged: judged,
      trendText: trend.text(since: tenure.firstTraining, dates))
  }
}

/// The period of statistics (decision D17): dates that end with today.
package enum StatsPeriod: Int, Sendable, Hashable, CaseIterable {
  case week = 7
  case twoWeeks = 14
  case month = 30

  package func dates(upTo today: CalendarDay) -> ClosedRange<CalendarDay> { today - (rawValue - 1)...today }
}
