import SessionsDomain
import Testing
import TitanCore

@Suite("Statistics")
struct ActivityStatsTests {
  private let today = CalendarDay(of: noon, utcOffsetSeconds: 0)

  private func entry(
    _ number: Int, daysAgo: Int, reps: Int, _ evidence: Evidence = .verifiedStream, sets: [Int] = [],
    times: [RepTime] = []
  ) -> StatsEntry {
    StatsEntry(
      sessionID: id(number), start: noon - .seconds(86_400 * daysAgo) + .seconds(number), localDate: today - daysAgo,
      reps: reps, evidence: evidence, setReps: sets, repTimes: times)
  }

  private func id(_ number: Int) -> SessionID { SessionID("0190f0aa-0000-7000-8000-00000000000\(number)")! }  // A UUID.

  /// Reps of one second each, with these pauses in milliseconds before them.
  private func times(_ pauses: [Int], form: RepForm? = nil) -> [RepTime] {
    pauses.reduce(into: []) { times, pause in
      let start = (times.last?.endMilliseconds ?? 0) + pause
      times.append(RepTime(startMilliseconds: start, endMilliseconds: start + 1_000, form: form))
    }
  }

  @Test("Statistics without any training are empty")
  func nothing() {
    for period in StatsPeriod.allCases {
      let stats = ActivityStats(period, of: [], today: today)
      #expect((stats.sessions, stats.reps, stats.activeDates) == (0, 0, 0))
      #expect(stats.bests.isEmpty && stats.records.isEmpty && stats.form.repsPerMinute == nil)
      #expect(stats.trend.kind == .insufficientData)
      #expect(stats.dates.upperBound == today)
    }
  }

  @Test(
    "A period ends today, and contains only its own dates",
    arguments: [(StatsPeriod.last7Days, 1, 7), (.last30Days, 3, 30), (.last90Days, 7, 90), (.all, 15, 101)])
  func periods(_ period: StatsPeriod, _ reps: Int, _ length: Int) {
    let history = zip([6, 29, 89, 100], [1, 2, 4, 8]).enumerated().map {
      entry($0.offset, daysAgo: $0.element.0, reps: $0.element.1)
    }
    let stats = ActivityStats(period, of: history, today: today)
    #expect((stats.reps, stats.dates.count) == (reps, length))
    #expect(stats.records.first { $0.kind == .repsInSession }?.value == 8)
  }

  @Test("Totals add up, also by evidence")
  func totals() {
    let history = [
      entry(1, daysAgo: 0, reps: 10), entry(2, daysAgo: 0, reps: 5, .declared),
      entry(3, daysAgo: 2, reps: 7, .declared),
    ]
    let stats = ActivityStats(.last7Days, of: history.reversed(), today: today)
    #expect((stats.sessions, stats.reps, stats.activeDates) == (3, 22, 2))
    #expect(stats.byEvidence.map(\.evidence) == [.verifiedStream, .declared])
    #expect(stats.byEvidence.map(\.reps) == [10, 12])
  }

  @Test("The best set, session and day hold records, and the first of equals does")
  func bests() {
    let history = [
      entry(1, daysAgo: 3, reps: 30, sets: [12, 18]), entry(2, daysAgo: 2, reps: 20), entry(3, daysAgo: 1, reps: 15),
      entry(4, daysAgo: 1, reps: 15), entry(5, daysAgo: 0, reps: 30, sets: [20, 10]),
    ]
    let records = ActivityStats(.last7Days, of: history, today: today).records
    #expect(
      records == [
        PersonalRecord(kind: .repsInSet, value: 20, localDate: today - 2, sessionID: id(2)),
        PersonalRecord(kind: .repsInSession, value: 30, localDate: today - 3, sessionID: id(1)),
        PersonalRecord(kind: .repsInDay, value: 30, localDate: today - 3, sessionID: nil),
      ])
    let late = [entry(6, daysAgo: 40, reps: 31)]
    let stats = ActivityStats(.last30Days, of: history + late, today: today)
    #expect(stats.bests == records)
    #expect(stats.records.map(\.value) == [31, 31, 31])
  }

  @Test(
    "The fastest five are consecutive reps, without a rest or the end of a set between them",
    arguments: [
      ([0, 0, 0, 0], [], nil), ([0, 0, 0, 0, 0], [], 5_000), ([500, 500, 500, 500, 500], [], 7_000),
      ([0, 0, 2_001, 0, 0, 0, 100], [], 5_100), ([0, 0, 2_000, 0, 0], [], 7_000), ([0, 0, 2_001, 0, 0], [], nil),
      ([0, 900, 0, 0, 0, 0], [], 5_000), ([0, 0, 0, 0, 0], [2, 3], nil), ([0, 0, 0, 0, 0, 0], [1, 5], 5_000),
    ] as [([Int], [Int], Int?)])
  func fastestFive(_ pauses: [Int], _ sets: [Int], _ expected: Int?) {
    let session = entry(1, daysAgo: 0, reps: pauses.count, sets: sets, times: times(pauses))
    let records = ActivityStats(.all, of: [session], today: today).records
    #expect(records.first { $0.kind == .fastestFive }?.value == expected)
  }

  @Test("Cadence leaves out rests, and depth and quality are means of the reps that have them")
  func form() throws {
    let good = RepForm(depthPercent: 90, qualityPercent: 80)
    let history = [
      // Four reps in 4.5 s, a rest of 5 s, then one rep.
      entry(1, daysAgo: 0, reps: 5, times: times([0, 0, 500, 0, 5_000], form: good)),
      entry(2, daysAgo: 1, reps: 1, times: times([0], form: RepForm(depthPercent: 60, qualityPercent: 20))),
      entry(3, daysAgo: 1, reps: 2, times: times([0, 0])), entry(4, daysAgo: 1, reps: 100, .declared),
    ]
    let form = ActivityStats(.last7Days, of: history, today: today).form
    #expect(try #require(form.repsPerMinute) == 8 * 60_000 / 8_500)
    #expect(form.meanDepthPercent == 85)
    #expect(form.meanQualityPercent == 70)
    #expect(SessionForm([]).repsPerMinute == nil)
  }

  @Test(
    "The trend compares the later half of the period with the earlier one",
    arguments: [
      (0, 50, RepTrend.Kind.insufficientData), (100, 0, .strongDecline), (100, 89, .strongDecline), (100, 90, .decline),
      (100, 97, .decline), (100, 98, .steady), (100, 102, .steady), (100, 103, .growth), (100, 110, .growth),
      (100, 111, .strongGrowth),
    ])
  func trend(_ earlier: Int, _ later: Int, _ kind: RepTrend.Kind) {
    // The fourth of seven dates belongs to neither half.
    let all = [(6, earlier), (3, 1_000), (0, later)].enumerated().map {
      entry($0.offset, daysAgo: $0.element.0, reps: $0.element.1)
    }
    let trend = ActivityStats(.last7Days, of: all.filter { $0.reps > 0 }, today: today).trend
    #expect((trend.kind, trend.earlierReps, trend.laterReps) == (kind, earlier, later))
  }

  @Test("A period that began before the first session has no trend")
  func newcomer() {
    let month = [entry(1, daysAgo: 20, reps: 10), entry(2, daysAgo: 1, reps: 30)]
    #expect(ActivityStats(.last30Days, of: month, today: today).trend.kind == .insufficientData)
    let older = [entry(3, daysAgo: 40, reps: 1)] + month
    #expect(ActivityStats(.last30Days, of: older, today: today).trend.kind == .strongGrowth)
  }
}
