import Testing
import TitanCore
import TrainingDomain

@Suite("Statistics")
struct StatisticsTests {
  @Test(
    "The trend compares the scores at the start and at the end",
    arguments: [
      (899_999, Trend.strongDecline), (900_000, .decline), (979_999, .decline), (980_000, .steady),
      (1_020_000, .steady), (1_020_001, .growth), (1_100_000, .growth), (1_100_001, .strongGrowth),
      (2_500_000, .strongGrowth),
    ])
  func trend(end: Int, expected: Trend) {
    let (start, end) = (FitnessScore(millionths: 1_000_000), FitnessScore(millionths: end))
    #expect(Trend(from: start, to: end, practices: 2) == expected)
    #expect(Trend(from: start, to: end, practices: 1) == .insufficientData)
  }

  @Test(
    "The commitment is the completed training relative to the plan",
    arguments: [
      (1, 1, Commitment.insufficientData), (2, 7, .low), (2, 6, .behind), (3, 6, .behind), (4, 6, .close),
      (5, 6, .close), (6, 6, .onTrack), (7, 6, .onTrack), (8, 6, .above), (10, 6, .above), (11, 6, .exceptional),
      (2, 1, .exceptional), (1_000, 1, .exceptional),
    ])
  func commitment(done: Int, perWeek: Int, expected: Commitment) {
    #expect(Commitment(done: done, perWeek: perWeek, days: 7) == expected)
  }

  @Test("Every ratio has a commitment, and more training never lowers it")
  func total() {
    for perWeek in 1...14 {
      for period in StatsPeriod.allCases {
        let all = (2...200).map { Commitment(done: $0, perWeek: perWeek, days: period.rawValue).rawValue }
        #expect(zip(all, all.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(all.allSatisfy { $0 > 1 } && all.last == Commitment.exceptional.rawValue)
      }
    }
  }

  @Test("Trends and commitments have texts in both languages")
  func words() {
    let trends = Trend.allCases.map { $0.text(since: sunday - 3, sunday - 6...sunday) }
    for text in trends + Commitment.allCases.map(\.text) {
      #expect(!text.english.isEmpty && !text.german.isEmpty && text.english != text.german)
    }
    #expect(Set(trends).count == Trend.allCases.count)
    #expect(Set(Commitment.allCases.map(\.text)).count == Commitment.allCases.count)
  }

  @Test(
    "Percentages add up to a hundred",
    arguments: [([1, 1, 1], [34, 33, 33]), ([], []), ([0, 0], [0, 0]), ([1, 199], [1, 99]), ([5], [100])])
  func percents(parts: [Int], expected: [Int]) {
    #expect(Percent.split(parts) == expected)
  }

  /// A practice `ago` days before today, `hour` hours after midnight.
  private func day(_ number: Int, ago: Int, hour: Int = 8, sets count: Int = 5) throws -> Practice {
    try practice(number, start: noon - .seconds(ago * 86_400 + 43_200 - hour * 3_600)).performed(sets: count)
  }

  @Test(
    "Periods end today",
    arguments: [(StatsPeriod.week, "2026-05-25"), (.twoWeeks, "2026-05-18"), (.month, "2026-05-02")])
  func windows(period: StatsPeriod, first: String) throws {
    let practices = try [0, 6, 7, 13, 14, 29, 30].enumerated().map { try day($0 + 1, ago: $1) }
    let stats = TrainingStats(period, of: practices.shuffled(), today: sunday, perWeek: 3, tenure: longAgo, .shipped)
    #expect((stats.dates.lowerBound.description, stats.dates.upperBound) == (first, sunday))
    #expect(stats.series.count == [.week: 2, .twoWeeks: 4, .month: 6][period])
    #expect(zip(stats.series, stats.series.dropFirst()).allSatisfy { $0.time < $1.time })
    #expect(stats.byMuscle.reduce(0) { $0 + $1.percent } == 100)
    #expect(stats.byMotorType == [TrainingStats.MotorShare(type: .strength, percent: 100)])
  }

  @Test("A week's facts add up")
  func facts() throws {
    var left = practice(9, start: noon - .seconds(86_400))
    try left.abandon(at: noon)
    let practices = [try day(1, ago: 1), try day(2, ago: 2, sets: 3), left]
    let facts = TrainingStats(.week, of: practices, today: sunday, perWeek: 3, tenure: longAgo, .shipped).facts
    #expect((facts.completed, facts.abandoned, facts.planned) == (2, 1, 3))
    #expect((facts.setsDone, facts.repsDone) == (8, 40 + 20))
    #expect(facts.points == 40_000 + 24_000)
    #expect((facts.best, facts.favorite) == (practices[0].id, WorkoutID("morning-five")))
    #expect(facts.timeSpent == .seconds(8 * 70))
  }

  @Test("A period without practices has no shares and no ratios")
  func empty() {
    let stats = TrainingStats(.month, of: [], today: sunday, perWeek: 2, tenure: longAgo, .shipped)
    #expect(stats.series.isEmpty && stats.byMuscle.isEmpty && stats.byMotorType.isEmpty)
    #expect((stats.statements.trend, stats.statements.commitment) == (.insufficientData, .insufficientData))
    #expect((stats.statements.trendRatio, stats.statements.commitmentRatio) == (0, 0))
  }

  @Test(
    "A week begins on the user's first weekday, and the last seven dates ignore it", arguments: [(1, 2, 2), (7, 1, 2)])
  func week(firstWeekday: Int, inWeek: Int, last7: Int) throws {
    // Today, a Sunday, and Friday; Saturday a week ago is in neither.
    let practices = [try day(1, ago: 0), try day(2, ago: 2), try day(3, ago: 8)]
    let summary = WeekSummary(
      of: practices, around: sunday, firstWeekday: firstWeekday, today: sunday, perWeek: 3, tenure: longAgo)
    #expect(summary.days.count == 7 && summary.days[0].date.weekday == firstWeekday)
    #expect((summary.completed, summary.completedLast7Days) == (inWeek, last7))
    #expect(WeekSummary.dates(around: sunday, firstWeekday: firstWeekday).contains(sunday - 6))
    #expect(summary.days.first { $0.date == sunday }?.workouts == [WorkoutID("morning-five")])
  }

  @Test("A day adds up its completed practices, with the user's own muscle shares")
  func dayProgress() throws {
    var corrected = try day(2, ago: 0, sets: 5)
    try corrected.correct(
      CorrectionDraft(muscles: [.init(.calves, percent: 60), .init(.core, percent: 40)]))
    var left = practice(3)
    try left.abandon(at: noon)
    let progress = DayProgress(of: [try day(1, ago: 0), corrected, left], weight: 70_000, .shipped)
    #expect((progress.completed, progress.setsDone, progress.points) == (2, 10, 80_000))
    #expect(progress.muscles.first == MuscleShare(.calves, percent: 30))
    #expect(progress.muscles.reduce(0) { $0 + $1.percent } == 100)
    #expect(progress.energy.kilocalories != nil)
    #expect(progress.workouts == [WorkoutID("morning-five")])
  }

  @Test(
    "A plan applies only to the dates since the first training and since it was set",
    arguments: [
      // First training and plan, in days ago; judged dates of a month, planned dates of the week that ends today.
      (nil, nil, 1, 1), (0, nil, 1, 1), (3, nil, 4, 4), (400, nil, 30, 7), (400, 2, 3, 3), (1, 20, 2, 2),
    ] as [(Int?, Int?, Int, Int)])
  func tenure(first: Int?, plan: Int?, judged: Int, planned: Int) {
    let tenure = Tenure(firstTraining: first.map { sunday - $0 }, planSet: plan.map { sunday - $0 })
    #expect(tenure.judged(StatsPeriod.month.dates(upTo: sunday), today: sunday).count == judged)
    #expect(tenure.plannedDates(sunday - 6...sunday, today: sunday) == planned)
    // Future weeks are whole; before the first training nothing is planned.
    #expect(tenure.plannedDates(sunday + 1...sunday + 7, today: sunday) == 7)
    #expect(tenure.plannedDates(sunday - 806...sunday - 800, today: sunday) == 0)
  }

  @Test("A user who started yesterday is not behind the plan, and has no trend over a month")
  func newcomer() throws {
    let practices = [try day(1, ago: 1), try day(2, ago: 0)]
    let tenure = Tenure(firstTraining: sunday - 1)
    let stats = TrainingStats(.month, of: practices, today: sunday, perWeek: 4, tenure: tenure, .shipped)
    #expect(stats.statements.commitment.rawValue >= Commitment.onTrack.rawValue)
    #expect(stats.facts.planned == 8.0 / 7 && stats.statements.judged == sunday - 1...sunday)
    #expect((stats.statements.trend, stats.statements.trendRatio) == (.tooYoung, 0))
    #expect(
      stats.statements.trendText[.english].contains("2 days") && stats.statements.trendText[.german].contains("2 Tagen")
    )
    #expect(stats.statements.trendText[.english].contains("\(sunday + 28)"))
    let old = TrainingStats(.month, of: practices, today: sunday, perWeek: 4, tenure: longAgo, .shipped)
    #expect((old.statements.commitment, old.statements.trend) == (.low, .steady))
  }

  @Test("A practice that took no time counts for no day, week or period")
  func tooQuick() throws {
    var quick = practice(1, sets([10], least: 400))
    try quick.skipPreparation(0, at: noon)
    try quick.completeExercise(0, done: 10, at: noon)
    try quick.complete(at: noon, level: .start)
    #expect(!quick.counts)
    let progress = DayProgress(of: [quick], weight: 70_000, .shipped)
    #expect((progress.completed, progress.setsDone, progress.points) == (0, 0, 0))
    let week = WeekSummary(
      of: [quick], around: sunday, firstWeekday: 1, today: sunday, perWeek: 3, tenure: longAgo)
    #expect((week.completed, week.completedLast7Days) == (0, 0))
    let stats = TrainingStats(.week, of: [quick], today: sunday, perWeek: 3, tenure: longAgo, .shipped)
    #expect(stats.series.isEmpty && (stats.facts.completed, stats.facts.repsDone, stats.facts.points) == (0, 0, 0))
  }
}
