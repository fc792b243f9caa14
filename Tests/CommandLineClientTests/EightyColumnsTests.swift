import Testing
import TitanProto
import TitanZones

@testable import CommandLineClient

/// Whatever names people and servers give, nothing of them is cut at 80 columns, and no line is longer.
@Suite("Tables at 80 columns")
struct EightyColumnsTests {
  private let terminal = Terminal(width: 80, isInteractive: false, style: .plain)
  private let long = String(repeating: "abcdefghi ", count: 9) + "jklmnopqrs"
  private let id = "01998c3e-4ad1-7000-8000-123456789abc"

  private func check(
    _ lines: [String], has words: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for line in lines { #expect(line.displayWidth <= 80, "\(line)", sourceLocation: sourceLocation) }
    let text = lines.joined(separator: " ")
    for word in words { #expect(text.contains(word), "\(word) in \(lines)", sourceLocation: sourceLocation) }
    #expect(!text.contains("…"), sourceLocation: sourceLocation)
  }

  private var habit: HabitsV1.Habit {
    .init(
      habitID: id, title: long, unit: "twenty characters, 20", goal: .init(perWeek: .init(value: 999_999.125)),
      startDate: "2026-01-01", purgeTime: .init(seconds: 1_800_000_000))
  }

  @Test("Habits")
  func habits() {
    let progress = HabitsV1.HabitProgress(
      today: 123_456.125, thisWeek: 999_999.125, currentStreak: 1_000, streakUnit: .weeks, strength: 100)
    let overview = HabitsV1.HabitOverview(habit: habit, progress: progress)
    check(
      HabitPresentation.table([overview], terminal: terminal),
      has: ["jklmnopq", "rs", "123456.125", "999999.125", "1000 weeks", "100 %"])
    check(HabitPresentation.removed([habit], zone: .utc, terminal: terminal), has: ["jklmnopqrs", id, "2027-01-15"])
    check(
      HabitPresentation.lines(habit, .init(day: 1, week: 2, all: 3, goalMet: true), terminal: terminal),
      has: ["jklmnopqrs", "goal met"])
    let record = HabitsV1.HabitRecord(recordID: id, change: .value(999_999.125), localDate: "2026-01-01", note: long)
    check(HabitRecordPresentation.table([record], terminal: terminal), has: [id, "999999.125", "2026-01-01"])
    check(
      HabitFiguresPresentation.lines(
        .init(
          overview: overview,
          completion: [7, 30, 90].map { .init(windowDays: $0, days: $0, percent: .init(value: 99.9)) }),
        terminal: terminal),
      has: ["jklmnopqrs", "99.9 % of 90 days"])
    check(
      HabitFiguresPresentation.lines(
        .init(localDates: ["2026-01-01"], series: [.init(title: long, counts: [1], total: 1)]), terminal: terminal),
      has: ["jklmnopqrs"])
    let days = (1...7).map { HabitsV1.WeekdayDelta(weekday: $0, delta: -99_999.125) }
    let change = HabitsV1.WeekComparison(count: 999_999.125, delta: -999_999.125, percent: .init(value: -99))
    check(
      HabitFiguresPresentation.lines(
        .init(habits: [.init(title: long, rolling: change, calendar: change, weekdays: days)]), terminal: terminal),
      has: ["jklmnopqrs", "999999.125", "Sun"])
  }

  @Test("Words, voices and reminders")
  func words() {
    let quote = MotivationV1.Quote(
      quoteID: "somebody-with-a-long-name-and-a-work-12-34", text: long, author: long, source: long, isTranslation: true
    )
    check(MotivationPresentation.lines(quote, terminal: terminal), has: ["jklmnopqrs", quote.quoteID, "(translated)"])
    let pack = MotivationV1.VoicePack(
      voicePackID: "recruit", title: "Recruit", description: long, lines: [.init(event: .countdown, text: long)])
    check(
      MotivationPresentation.table(.init(voicePacks: [pack], titanLevel: 1), terminal: terminal), has: ["jklmnopqrs"])
    check(MotivationPresentation.lines(pack, terminal: terminal), has: ["countdown", "jklmnopqrs"])
    let reminder = MotivationV1.Reminder(
      reminderID: id, kind: .pushUps, text: long, frequency: .weekly, weekdays: [1, 2, 3, 4, 5, 6, 7],
      minutes: (0..<24).map { $0 * 60 }, timeZone: "America/Argentina/ComodRivadavia", isDisabled: true)
    check(ReminderPresentation.lines(reminder, terminal: terminal), has: [id, "jklmnopqrs", "23:00", "(off)"])
  }

  @Test("Profile, settings and weights")
  func profile() {
    check(
      ProfilePresentation.lines(ProfileV1.Profile(displayName: long, locale: "de"), terminal: terminal),
      has: ["jklmnopqrs"])
    let times = (0..<24).map { UInt32($0 * 60) }
    check(
      ProfilePresentation.lines(
        ProfileV1.Settings(pushupsPerDay: .init(atMinutes: times), profileVisibility: .groups), terminal: terminal),
      has: ["23:00", "without effect yet"])
    check(
      BodyPresentation.table(
        [.init(measurementID: id, localDate: "2026-01-01", weightKg: 123.456_789)], terminal: terminal),
      has: [id, "123.456789 kg"])
  }

  @Test("Columns without room stand below their row, with their titles")
  func below() {
    var table = Table([.init("what", minimumWidth: 8), .init("place", expendability: 2), .init("id", expendability: 1)])
    table.add([.init(long), .init(String(repeating: "x", count: 39)), .init(id)])
    check(table.render(width: 80, style: .plain), has: ["jklmnopqrs", id, String(repeating: "x", count: 39)])
  }
}
