import HabitsProto
import Testing
import TitanProto
@testable import CommandLineClient

@Suite("Habits on the screen")
struct HabitPresentationTests {
  private let wide = Terminal(width: 100, isInteractive: false, style: .plain)

  private func overview(
    _ title: String, perDay: Double? = nil, perWeek: Double? = nil, bad: Bool = false, unit: String = "",
    _ progress: HabitsV1.HabitProgress
  ) -> HabitsV1.HabitOverview {
    let goal = HabitsV1.HabitGoal(
      perDay: perDay.map { .init(value: $0) }, perWeek: perWeek.map { .init(value: $0) },
      direction: bad ? .atMost : .atLeast)
    return .init(habit: .init(title: title, unit: unit, goal: goal), progress: progress)
  }

  @Test("The list of habits shows today's marks")
  func table() {
    let habits = [
      overview("Read", perDay: 1, .init(today: 1, thisWeek: 3, goalMet: true, currentStreak: 1, strength: 79.8)),
      overview("Run", perWeek: 20, unit: "km", .init(today: 5, thisWeek: 5, currentStreak: 2, streakUnit: .weeks)),
      overview("Smoke", perDay: 0, bad: true, .init(goalMet: true, strength: 100)),
      overview("Rest", perDay: 1, .init(todaySkipped: true)),
    ]
    #expect(
      HabitPresentation.table(habits, terminal: wide) == [
        "   habit  today  week  goal                    streak  strength",
        "●  Read       1     3  at least 1 a day         1 day      80 %",
        "◐  Run        5     5  at least 20 km a week  2 weeks       0 %",
        "○  Smoke      0     0  at most 0 a day                    100 %",
        "–  Rest       0     0  at least 1 a day                     0 %",
      ])
    let narrow = Terminal(width: 30, isInteractive: false, style: .plain)
    for line in HabitPresentation.table(habits, terminal: narrow) { #expect(line.displayWidth <= 30) }
  }

  @Test("Completion covers only the days that have passed")
  func rates() {
    func kept(_ rates: [(UInt32, UInt32, Double?)]) -> String? {
      let completion = rates.map { window, days, percent in
        HabitsV1.CompletionRate(windowDays: window, days: days, percent: percent.map { .init(value: $0) })
      }
      return HabitFiguresPresentation.lines(.init(completion: completion), terminal: wide).first {
        $0.hasPrefix("kept")
      }
    }
    #expect(kept([(7, 1, 100), (30, 1, 100), (90, 1, 100)]) == "kept       100 % of the 1 day since it began")
    #expect(
      kept([(7, 1, nil), (30, 1, nil), (90, 1, nil)]) == "kept       nothing decided yet of the 1 day since it began")
    #expect(
      kept([(7, 7, 80), (30, 10, 70), (90, 10, 70)]) == "kept       80 % of 7 days, 70 % of the 10 days since it began")
    #expect(
      kept([(7, 7, 80), (30, 30, 70), (90, 90, 60)]) == "kept       80 % of 7 days, 70 % of 30 days, 60 % of 90 days")
  }

  @Test("A tap shows the new totals")
  func tap() {
    let least = overview("Read", perDay: 1, .init()).habit ?? .init()
    let totals = HabitsV1.RecordTotals(day: 2, week: 5, all: 40, goalMet: true)
    #expect(
      HabitPresentation.lines(least, totals, terminal: wide) == ["Read: 2 that day, 5 that week, 40 in all – goal met"])
    let most = overview("Smoke", perDay: 1, bad: true, .init()).habit ?? .init()
    #expect(HabitPresentation.lines(most, totals, terminal: wide) == ["Smoke: 2 that day, 5 that week, 40 in all"])
    let over = HabitsV1.RecordTotals(day: 2, week: 5, all: 40)
    #expect(HabitPresentation.lines(most, over, terminal: wide)[0].hasSuffix("over the limit"))
    let run = HabitsV1.RecordTotals(day: 2.5, week: 7.25, all: 40.125)
    #expect(
      HabitPresentation.lines(least, run, terminal: wide) == ["Read: 2.5 that day, 7.25 that week, 40.125 in all"])
  }

  @Test("Weeks are compared without a percentage of zero")
  func weeks() {
    let days = (1...7).map { HabitsV1.WeekdayDelta(weekday: $0, delta: $0 == 1 ? 2 : 0, toCome: $0 > 2) }
    let habit = HabitsV1.HabitWeekOverWeek(
      title: "Read", rolling: .init(count: 10, delta: 10),
      calendar: .init(count: 6, previousCount: 8, delta: -2, percent: .init(value: -25)), weekdays: days)
    let lines = HabitFiguresPresentation.lines(.init(habits: [habit]), terminal: wide)
    #expect(lines.count == 5)
    #expect(lines[1].contains("10  +10"))
    #expect(lines[1].contains("6  −2 (−25 %)"))
    #expect(lines[3].contains("Mon") && lines[3].contains("Sun") && lines[4].contains("+2"))
  }

  @Test("The activity chart has a line for each habit, all on one scale")
  func activity() {
    let lines = HabitFiguresPresentation.lines(
      .init(
        localDates: ["2026-06-01", "2026-06-02"],
        series: [.init(title: "One", counts: [0, 30], total: 30), .init(title: "Two", counts: [1, 1], total: 2)]),
      terminal: wide)
    #expect(lines.filter { $0.hasPrefix("One") || $0.hasPrefix("Two") } == ["One · 30 in all", "Two · 2 in all"])
    #expect(lines.count == 9 && lines.last == "2026-06-01 – 2026-06-02, 0 to 30")
  }
}
