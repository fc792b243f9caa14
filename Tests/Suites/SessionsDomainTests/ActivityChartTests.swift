import SessionsDomain
import Testing
import TitanCore

@Suite("Activity chart")
struct ActivityChartTests {
  private let today = CalendarDay("2026-05-31")!  // A date that exists.

  private func entry(_ daysAgo: Int, _ hour: Int, _ reps: Int, _ evidence: Evidence = .verifiedStream)
    -> ActivityChart.Entry
  {
    let start = noon - .seconds(daysAgo * 86_400) + .seconds((hour - 12) * 3_600)
    return ActivityChart.Entry(
      sessionID: SessionID(.version7(at: start)), start: start, localDate: today - daysAgo, reps: reps,
      evidence: evidence)
  }

  @Test("TODAY has a slice per session, oldest first, and the reps that remain to the goal")
  func slices() {
    let entries = [entry(0, 18, 5, .declared), entry(0, 7, 12), entry(1, 7, 50)]
    let chart = ActivityChart(.today, of: entries, today: today, dailyGoal: 30)
    #expect(chart.buckets.map(\.reps) == [12, 5])
    #expect(chart.buckets.map(\.slice?.sessionID) == [entries[1].sessionID, entries[0].sessionID])
    #expect((chart.totalReps, chart.goalReps, chart.remainingReps) == (17, 30, 13))
  }

  @Test("LAST_7_DAYS ends today, has all seven dates, and splits by evidence")
  func week() {
    let entries = [
      entry(0, 7, 3), entry(6, 7, 10), entry(6, 8, 20, .declared), entry(6, 9, 1), entry(7, 7, 1_000), entry(-1, 7, 99),
    ]
    let chart = ActivityChart(.last7Days, of: entries.shuffled(), today: today, dailyGoal: 10)
    #expect(
      chart.buckets.map(\.dates.lowerBound.description) == [
        "2026-05-25", "2026-05-26", "2026-05-27", "2026-05-28", "2026-05-29", "2026-05-30", "2026-05-31",
      ])
    #expect(chart.buckets.map(\.reps) == [31, 0, 0, 0, 0, 0, 3])
    #expect(chart.buckets.map(\.sessions) == [3, 0, 0, 0, 0, 0, 1])
    #expect(chart.buckets[0].byEvidence.map(\.evidence) == [.verifiedStream, .declared])
    #expect(chart.buckets[0].byEvidence.map(\.reps) == [11, 20])
    #expect(chart.buckets[1].byEvidence.isEmpty)
    #expect((chart.totalReps, chart.remainingReps) == (34, 7))
  }

  @Test(
    "A month is thirty dates, and three months go back to the same day of the month",
    arguments: [
      ("2026-05-31", ChartRange.month, "2026-05-02", 30), ("2026-05-31", .last3Months, "2026-02-28", 93),
      ("2024-05-31", .last3Months, "2024-02-29", 93), ("2026-11-22", .last3Months, "2026-08-22", 93),
      ("2026-01-01", .month, "2025-12-03", 30), ("2026-01-01", .today, "2026-01-01", 1),
    ])
  func ranges(today: String, range: ChartRange, first: String, count: Int) throws {
    let dates = range.dates(upTo: try #require(CalendarDay(today)))
    #expect((dates.lowerBound.description, dates.upperBound.description, dates.count) == (first, today, count))
  }

  @Test(
    "Weekly bars begin on Monday, monthly ones on the first, and partial bars stay",
    arguments: [
      (ChartStep.week, ["2026-02-28...2026-03-01", "2026-03-02...2026-03-08"], "2026-05-25...2026-05-31", 14),
      (.month, ["2026-02-28...2026-02-28", "2026-03-01...2026-03-31"], "2026-05-01...2026-05-31", 4),
      (.day, ["2026-02-28...2026-02-28", "2026-03-01...2026-03-01"], "2026-05-31...2026-05-31", 93),
    ])
  func steps(step: ChartStep, first: [String], last: String, count: Int) {
    let chart = ActivityChart(.last3Months, by: step, of: [], today: today, dailyGoal: 10)
    let dates = chart.buckets.map { "\($0.dates.lowerBound)...\($0.dates.upperBound)" }
    #expect((Array(dates.prefix(2)), dates.last, dates.count) == (first, last, count))
  }

  @Test("Bars of any size contain every rep once", arguments: ChartStep.allCases)
  func totals(step: ChartStep) {
    let entries = (0..<100).map { entry($0, 7, $0 + 1, $0 % 2 == 0 ? .verifiedStream : .declared) }
    for range in ChartRange.allCases {
      let chart = ActivityChart(range, by: step, of: entries.shuffled(), today: today, dailyGoal: 10)
      let inside = entries.filter { range.dates(upTo: today).contains($0.localDate) }
      #expect(chart.totalReps == inside.reduce(0) { $0 + $1.reps })
      #expect(chart.buckets.reduce(0) { $0 + $1.reps } == chart.totalReps)
      #expect(chart.buckets.flatMap(\.byEvidence).reduce(0) { $0 + $1.reps } == chart.totalReps)
      #expect(chart.buckets.reduce(0) { $0 + $1.sessions } == inside.count)
    }
  }

  @Test("Nothing remains once the goal is reached")
  func reached() {
    let chart = ActivityChart(.today, of: [entry(0, 7, 11)], today: today, dailyGoal: 10)
    #expect(chart.remainingReps == 0)
    #expect(ActivityChart(.today, of: [], today: today, dailyGoal: 10).remainingReps == 10)
  }

  @Test("A declared day is drawn, and marked as declared")
  func declared() {
    let chart = ActivityChart(.last7Days, of: [entry(0, 7, 300, .declared)], today: today, dailyGoal: 10)
    #expect(chart.buckets.last?.reps == 300)
    #expect(chart.buckets.last?.byEvidence.map(\.evidence) == [.declared])
  }
}
