import HabitsDomain
import Testing
import TitanCore

@Suite("Habits and records as clients send them")
struct DraftTests {
  private func fields(_ body: () throws -> Void) -> [String] {
    let error = #expect(throws: InvalidInput.self) { try body() }
    return error?.violations.map { "\($0.field) \($0.reason)" } ?? []
  }

  @Test("Missing values get defaults")
  func defaults() throws {
    let good = try HabitDraft(title: "Read", goal: GoalDraft(perDay: 1)).made(today: monday)
    #expect((good.kind, good.measure, good.difficulty, good.color) == (.good, .times, 3, "#3B82F6"))
    #expect((good.startDate, good.goal) == (monday, HabitGoal(1, per: .day)))
    let bad = try HabitDraft(title: "Smoke", kind: .bad, goal: GoalDraft(perWeek: 0)).made(today: monday)
    #expect(bad.goal == HabitGoal(0, per: .week, .atMost))
    let least = try HabitDraft(title: "x", kind: .bad, goal: GoalDraft(perDay: 2, direction: .atLeast))
      .made(today: monday)
    #expect(least.goal.direction == .atLeast)
  }

  @Test("A goal both per day and per week is refused")
  func bothPeriods() {
    let draft = HabitDraft(title: "Read", goal: GoalDraft(perDay: 1, perWeek: 7))
    #expect(fields { _ = try draft.made(today: monday) } == ["habit.goal GOAL_BOTH_PERIODS"])
  }

  @Test("Every wrong field is named")
  func everything() {
    let draft = HabitDraft(
      title: " x", unit: String(repeating: "u", count: 21), goal: GoalDraft(perDay: 0), difficulty: 6, color: "#12345G",
      startDate: "2026-02-30")
    #expect(
      fields { _ = try draft.made(today: monday) } == [
        "habit.title CHARACTER_INVALID", "habit.unit LENGTH_INVALID", "habit.goal.per_day OUT_OF_RANGE",
        "habit.difficulty OUT_OF_RANGE", "habit.color COLOR_INVALID", "habit.start_date DATE_INVALID",
      ])
    #expect(
      fields { _ = try HabitDraft().made(today: monday) } == ["habit.title MISSING", "habit.goal MISSING"])
  }

  @Test(
    "Titles have 1 to 100 characters",
    arguments: [
      (String(repeating: "ß", count: 100), true), (String(repeating: "ß", count: 101), false), ("a\u{7}b", false),
      ("💪🏽 Liegestütze", true), ("a\n", false),
    ])
  func titles(_ title: String, _ isGood: Bool) {
    let made = try? HabitDraft(title: title, goal: GoalDraft(perDay: 1)).made(today: monday)
    #expect((made?.title == title) == isGood)
  }

  @Test("A change affects only the fields it sets")
  func change() throws {
    let habit = try HabitDraft(title: "Read", unit: "p", goal: GoalDraft(perDay: 3), difficulty: 5).made(today: monday)
    var expected = habit
    (expected.color, expected.isHiddenInActivity) = ("#AABBCC", true)
    #expect(
      try HabitDraft(color: "#aabbcc", isHiddenInActivity: true).applied(to: habit, today: monday + 9) == expected)
    #expect(try HabitDraft().applied(to: habit, today: monday + 9) == habit)
    #expect(fields { _ = try HabitDraft(startDate: "2026-06-03").applied(to: habit, today: monday) }.count == 1)
    #expect(try HabitDraft(startDate: "2026-06-02").applied(to: habit, today: monday).startDate == monday + 1)
  }

  @Test("A record's date is decided once, by its device's clock")
  func dates() throws {
    // 23:30 in Berlin, 21:30 in UTC.
    let late = noon + .seconds(9 * 3_600 + 1_800)
    let berlin = try RecordDraft(.add(1), at: .at(late)).checked(at: late) { _ in 7_200 }
    #expect((berlin.localDate, berlin.utcOffsetSeconds) == (monday, 7_200))
    let device = try RecordDraft(.add(1), at: .at(late), utcOffsetSeconds: 10_800).checked(at: late) { _ in 7_200 }
    #expect((device.localDate, device.utcOffsetSeconds) == (monday + 1, 10_800))
    let owl = try RecordDraft(.add(1), at: .at(late), utcOffsetSeconds: 10_800)
      .checked(at: late, dayStart: { _ in DayStart(minutes: 240) ?? .midnight }) { _ in 0 }
    #expect(owl.localDate == monday)
    // Only values and skips can name a date.
    #expect(try RecordDraft(.add(1), localDate: "2020-01-01").checked(at: noon) { _ in 0 }.localDate == monday)
    #expect(try RecordDraft(.set(1), localDate: "2020-01-01").checked(at: noon) { _ in 0 }.localDate < monday)
    #expect(try RecordDraft(.skip(true)).checked(at: noon) { _ in 0 }.localDate == monday)
  }

  @Test(
    "A wrong field of a record is named",
    arguments: [
      (RecordDraft(.add(10_001)), "record.delta OUT_OF_RANGE"),
      (RecordDraft(.set(-1)), "record.value OUT_OF_RANGE"),
      (RecordDraft(.add(1), at: .at(noon + .seconds(301))), "record.occur_time TIME_IN_FUTURE"),
      (RecordDraft(.add(1), at: .at(Timestamp(seconds: 1))), "record.occur_time TIME_TOO_EARLY"),
      (RecordDraft(.add(1), at: .malformed("x")), "record.occur_time TIME_INVALID"),
      (RecordDraft(.add(1), utcOffsetSeconds: 64_801), "record.utc_offset_seconds OUT_OF_RANGE"),
      (RecordDraft(.add(1), note: "a\0"), "record.note NOTE_INVALID"),
      (RecordDraft(.set(1), localDate: "2026-06-03"), "record.local_date DATE_IN_FUTURE"),
      (RecordDraft(.skip(true), localDate: "1999-12-31"), "record.local_date DATE_INVALID"),
    ])
  func wrongRecords(_ draft: RecordDraft, _ field: String) {
    #expect(fields { _ = try draft.checked(at: noon) { _ in 0 } } == [field])
  }

  @Test("A clock may be five minutes ahead, and tomorrow is allowed because it has begun further east")
  func edges() throws {
    #expect(try RecordDraft(.add(1), at: .at(noon + .seconds(300))).checked(at: noon) { _ in 0 }.localDate == monday)
    #expect(try RecordDraft(.set(1), localDate: "2026-06-02").checked(at: noon) { _ in 0 }.localDate == monday + 1)
  }
}
