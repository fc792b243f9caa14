import Testing
import TitanCore
import TrainingDomain

@Suite("Push-up sessions as training")
struct PushUpSessionTests {
  private func session(
    _ number: Int = 1, seconds: Int = 0, reps: Int = 10, sets: Int = 1, activeSeconds: Int = 60
  ) -> PushUpSession {
    let start = noon + .seconds(seconds)
    return PushUpSession(
      id: PushUpSessionID(uuid(number)), start: start, end: start + .seconds(activeSeconds),
      localDate: CalendarDay(of: start, utcOffsetSeconds: 0), reps: reps, sets: sets,
      activeTime: .seconds(activeSeconds), timeZone: "UTC")
  }

  @Test(
    "The MET code depends on the pace: below 10 a minute, below 25, or more",
    arguments: [(9, "02056"), (10, "02022"), (24, "02022"), (25, "02020"), (60, "02020")])
  func pace(reps: Int, code: String) {
    #expect(session(reps: reps).met?.code == code)
  }

  @Test("Ten minutes at a moderate pace use the expected energy")
  func energy() throws {
    var energy = Energy(weight: 70_000)
    energy.add(session(reps: 150, activeSeconds: 600))
    let kilocalories = try #require(energy.kilocalories)
    #expect(abs(kilocalories.gross - 44.33) < 0.005 && abs(kilocalories.net - 32.67) < 0.005)
    #expect(energy.codes == ["02022"])
  }

  @Test("Active time comes from the pace, else the sets, else the session, at 0.4 to 10 s per push-up")
  func activeTime() {
    func time(_ reps: Int, _ pace: Double, _ sets: [Int], _ seconds: Int) -> Duration {
      PushUpSession.activeTime(
        reps: reps, repsPerMinute: pace, sets: sets.map { .seconds($0) }, from: noon, to: noon + .seconds(seconds))
    }
    #expect(time(30, 20, [50, 50], 600) == .seconds(90))
    #expect(time(30, 0, [50, 50], 600) == .seconds(100))
    #expect(time(30, 0, [], 120) == .seconds(120))
    #expect(time(3, 0, [], 21_600) == .seconds(30))
    #expect(time(10, 0, [], 0) == .seconds(4))
    #expect(time(10, .leastNonzeroMagnitude, [], 0) == .seconds(100))
  }

  @Test("Sessions counted during a practice with push-ups belong to it")
  func apart() throws {
    let done = try practice(start: noon).performed()
    let end = try #require(done.end)
    let length = Int((end - noon).components.seconds)
    let sessions = [
      session(1, seconds: -1), session(2), session(3, seconds: length - 1), session(4, seconds: length),
    ]
    #expect(PushUpSession.apart(sessions, from: [done]) == [sessions[0], sessions[3]])
    // This holds for neither a practice without push-ups nor an abandoned one.
    let squats = try practice(2, sets([10, 10], "squat")).performed()
    var left = practice(3)
    try left.skipPreparation(0, at: noon)
    try left.completeExercise(0, done: 5, at: noon + .seconds(60))
    try left.abandon(at: noon + .seconds(100_000))
    #expect(PushUpSession.apart(sessions, from: [squats, left]) == sessions)
    let knees = try practice(4, sets([10], "knee-push-up")).performed()
    #expect(PushUpSession.apart([session(5)], from: [knees]).isEmpty)
  }

  @Test("A day, a week and a period count practices and sessions")
  func counted() throws {
    let done = try practice(1, sets([10, 10, 10], "squat"), countdown: 0).performed()
    let sessions = [session(1, seconds: 3_600, reps: 20, sets: 2), session(2, seconds: -86_400)]
    let day = DayProgress(of: [done], [sessions[0]], weight: 60_000, .shipped)
    #expect((day.completed, day.pushUpSessions, day.pushUps, day.setsDone) == (2, 1, 20, 5))
    #expect(day.timeSpent == .seconds(240) && day.workouts == [WorkoutID("morning-five")])
    let alone = DayProgress(of: [], [sessions[0]], weight: 60_000, .shipped)
    #expect(alone.muscles.first?.muscle == .chest && alone.points == 0)
    let squats = DayProgress(of: [done], weight: 60_000, .shipped)
    let gross = { (progress: DayProgress) in progress.energy.kilocalories?.gross ?? 0 }
    #expect(abs(gross(day) - gross(alone) - gross(squats)) < 1e-9)

    let week = WeekSummary(
      of: [done], sessions, around: sunday, firstWeekday: 1, today: sunday, perWeek: 3, tenure: longAgo)
    #expect((week.completed, week.completedLast7Days, week.pushUpSessions) == (3, 3, 2))
    #expect(week.days.map(\.completed) == [0, 0, 0, 0, 0, 1, 2] && week.days[6].workouts.count == 1)

    let stats = TrainingStats(.week, of: [done], sessions, today: sunday, perWeek: 3, tenure: longAgo, .shipped)
    #expect((stats.facts.completed, stats.facts.pushUpSessions) == (1, 2))
    #expect((stats.facts.setsDone, stats.facts.repsDone) == (6, 24 + 30) && stats.series.count == 1)
    #expect(stats.byMuscle.map(\.percent).reduce(0, +) == 100 && stats.byMuscle.contains { $0.muscle == .chest })
    #expect(stats.byMotorType.map(\.percent) == [100])
    #expect(Suggestion.recentSets([done], sessions, .shipped)[.chest] == 3)
  }

  @Test("A date's weight is the last one until then, or else the first one after it")
  func weights() {
    let weights = Weights([
      .init(localDate: sunday - 9, grams: 80_000), .init(localDate: sunday, grams: 79_000),
      .init(localDate: sunday, grams: 78_000),
    ])
    #expect([-20, -9, -1, 0, 5].map { weights.on(sunday + $0) } == [80_000, 80_000, 80_000, 78_000, 78_000])
    #expect(Weights.none.on(sunday) == nil)
  }
}
