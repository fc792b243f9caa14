import HabitsDomain
import Testing
import TitanCore

@Suite("Figures of a habit")
struct FiguresTests {
  private func figures(_ counts: [Int?], by rule: HabitRule = daily, strengthDays: Int = 90) -> HabitFigures {
    HabitFigures(
      from: monday, days(counts), today: monday + (counts.count - 1), by: rule, strengthDays: strengthDays)
  }

  @Test("Averages are over existing dates, and never divide by zero")
  func averages() {
    #expect(figures([3, 0, 0, 5]).averagePerDay == 2)
    #expect(figures([0]).averagePerDay == 0)
    let tomorrow = HabitFigures(from: monday + 1, [:], today: monday, by: daily)
    #expect((tomorrow.days, tomorrow.averagePerDay, tomorrow.strength.count) == (0, 0, 0))
    #expect(tomorrow.completion.map(\.percent) == [nil, nil, nil])
    #expect(tomorrow.completion.map(\.days) == [0, 0, 0])
  }

  @Test("The best day is the first of equals, and may be today")
  func best() {
    #expect(figures([1, 4, 4]).standing.best == HabitFold.Best(date: monday + 1, count: 4))
    #expect(figures([1, 4, 5]).standing.best == HabitFold.Best(date: monday + 2, count: 5))
    #expect(figures([0, nil]).standing.best == nil)
  }

  @Test("Rates leave out skipped dates, and today until it is decided")
  func completion() {
    let week = figures([1, 1, 0, nil, 1, 1, 0]).completion
    #expect(week.map(\.window) == [7, 30, 90] && week.map(\.days) == [7, 7, 7])
    #expect(week[0].kept == 4 && week[0].missed == 1 && week[0].percent == 80)
    #expect(figures([1, 1, 0, nil, 1, 1, 1]).completion[0].kept == 5)
    // Older than seven dates.
    #expect(figures([0, 1, 1, 1, 1, 1, 1, 1]).completion[0].percent == 100)
    #expect(figures([0, 1, 1, 1, 1, 1, 1, 1]).completion[1].percent == 87.5)
    let left = HabitRule(HabitGoal(0, per: .day, .atMost), .times)
    #expect(figures([0, 0, 0], by: left).completion[0].kept == 2)
    #expect(figures([0, 0, 1], by: left).completion[0].missed == 1)
  }

  @Test("A rate covers the days since the habit began, and gives their number")
  func young() {
    let first = figures([1]).completion
    #expect(first.map(\.days) == [1, 1, 1] && first.map(\.percent) == [100, 100, 100])
    // Nothing has been decided yet.
    #expect(figures([0]).completion.map(\.percent) == [nil, nil, nil])
    #expect(figures(Array(repeating: 1, count: 10)).completion.map(\.days) == [7, 10, 10])
    #expect(figures(Array(repeating: 1, count: 100)).completion.map(\.days) == [7, 30, 90])
  }

  @Test("A week counts in the window that contains its last date")
  func weeks() {
    let counts: [Int?] = [3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1]
    let completion = figures(counts, by: threeAWeek).completion
    // The missed week, and the current one, whose goal is met.
    #expect(completion[0].kept == 1 && completion[0].missed == 1)
    #expect(completion[1].kept == 2 && completion[1].missed == 1)
  }

  @Test("The series of strengths ends with the current one")
  func series() {
    let counts = (0..<40).map { $0 % 5 == 4 ? 0 : 1 } as [Int?]
    let shown = figures(counts, strengthDays: 10)
    #expect(shown.strength.map(\.date) == Array(monday + 30...monday + 39))
    for day in shown.strength.dropLast() {
      let closed = fold(Array(counts.prefix(day.date - monday + 1)), by: daily)
      #expect(day.strength == closed.strength)
    }
    #expect(shown.strength.last?.strength == shown.standing.strength)
    #expect(figures(counts, strengthDays: 3_660).strength.count == 40)
  }

  @Test("The rolling comparison sets the last seven dates against the seven before")
  func rolling() {
    let counts = days([1, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 0, 0])
    let weeks = WeekOverWeek(counts, today: monday + 13, by: daily)
    #expect((weeks.rolling.count, weeks.rolling.previousCount, weeks.rolling.delta) == (10, 2, 8))
    #expect(weeks.rolling.percent == 400)
    #expect(weeks.rolling.dates == monday + 7...monday + 13)
  }

  @Test("Ten against zero is ten more, without a percentage")
  func fromNothing() {
    let weeks = WeekOverWeek(days([10]), today: monday, by: daily)
    #expect((weeks.rolling.delta, weeks.rolling.percent) == (10, nil))
    #expect((weeks.calendar.delta, weeks.calendar.percent) == (10, nil))
  }

  @Test("The calendar comparison sets this week so far against the same weekdays, and each weekday against itself")
  func calendar() {
    // Wednesday of the second week.
    let counts = days([1, 2, 3, 9, 9, 9, 9, 2, 2, 2])
    let weeks = WeekOverWeek(counts, today: monday + 9, by: daily)
    #expect((weeks.calendar.count, weeks.calendar.previousCount, weeks.calendar.percent) == (6, 6, 0))
    #expect(weeks.weekdays.map(\.weekday) == Array(1...7))
    #expect(weeks.weekdays.map(\.delta) == [1, 0, -1, 0, 0, 0, 0])
    #expect(weeks.weekdays.map(\.isToCome) == [false, false, false, true, true, true, true])
    let sunday = HabitRule(HabitGoal(1, per: .day), .times, firstWeekday: 7)
    #expect(WeekOverWeek(counts, today: monday + 9, by: sunday).weekdays.map(\.weekday) == [7, 1, 2, 3, 4, 5, 6])
    #expect(WeekOverWeek(counts, today: monday + 9, by: sunday).calendar.dates == monday + 6...monday + 9)
  }
}
