@testable import CommandLineClient
import Testing
import TitanProto

@Suite("How habits are shown")
struct HabitPresentationTests {
  private let wide = Terminal(width: 100, isInteractive: false, style: .plain)

  private func overview(
    _ title: String, perDay: UInt32? = nil, perWeek: UInt32? = nil, bad: Bool = false, unit: String = "",
    _ progress: HabitsV1.HabitProgress
  ) -> HabitsV1.HabitOverview {
    let goal = HabitsV1.HabitGoal(
      perDay: perDay.map { .init(value: $0) }, perWeek: perWeek.map { .init(value: $0) },
      direction: bad ? .atMost : .atLeast)
    return .init(habit: .init(title: title, unit: unit, goal: goal), progress: progress)
  }

  @Test("A list with today's marks")
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

  @Test("A tap says what it has led to")
  func tap() {
    let least = overview("Read", perDay: 1, .init()).habit ?? .init()
    let totals = HabitsV1.RecordTotals(day: 2, week: 5, all: 40, goalMet: true)
    #expect(
      HabitPresentation.line(least, totals, style: .plain) == "Read: 2 that day, 5 that week, 40 in all  goal met")
    let most = overview("Smoke", perDay: 1, bad: true, .init()).habit ?? .init()
    #expect(HabitPresentation.line(most, totals, style: .plain) == "Smoke: 2 that day, 5 that week, 40 in all")
    let over = HabitsV1.RecordTotals(day: 2, week: 5, all: 40)
    #expect(HabitPresentation.line(most, over, style: .plain).hasSuffix("too much"))
  }

  @Test("Weeks beside each other, without a percentage of nothing")
  func weeks() {
    let days = (1...7).map { HabitsV1.WeekdayDelta(weekday: $0, delta: $0 == 1 ? 2 : 0, toCome: $0 > 2) }
    let habit = HabitsV1.HabitWeekOverWeek(
      title: "Read", rolling: .init(count: 10, delta: 10),
      calendar: .init(count: 6, previousCount: 8, delta: -2, percent: .init(value: -25)), weekdays: days)
    let lines = HabitFiguresPresentation.lines(.init(habits: [habit]), terminal: wide)
    #expect(lines.count == 2)
    #expect(lines[1].contains("10  +10"))
    #expect(lines[1].contains("6  −2 (−25 %)"))
    #expect(lines[0].contains("Mon") && lines[0].contains("Sun"))
  }

  @Test("A line for each habit, all on one scale")
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
