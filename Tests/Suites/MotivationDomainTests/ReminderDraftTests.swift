import MotivationDomain
import Testing
import TitanCore
import TitanZones

/// What a client may get wrong, and which error it gets.
struct Mistake: Sendable, CustomTestStringConvertible {
  let field: String
  let reason: String
  let spoil: @Sendable (inout ReminderDraft) -> Void

  init(_ field: String, _ reason: String, _ spoil: @escaping @Sendable (inout ReminderDraft) -> Void) {
    (self.field, self.reason, self.spoil) = (field, reason, spoil)
  }

  var testDescription: String { "\(field) \(reason)" }
}

@Suite("Reminders as clients send them")
struct ReminderDraftTests {
  private let good = ReminderDraft(kind: 1, frequency: 2, minutes: [1_200, 480], isEnabled: true)

  @Test("Valid values are read as they were sent")
  func understood() throws {
    let daily = try good.checked()
    #expect(daily.series == ReminderSeries(frequency: .daily, times: .at([480, 1_200])))
    #expect(daily.kind == .pushUps && daily.text.isEmpty && daily.isEnabled)
    let weekly = ReminderDraft(
      kind: 4, text: "Knie 🦵", frequency: 3, weekdays: [5, 1],
      window: ReminderWindow(first: 480, last: 1_200, timesPerDay: 4), timeZone: "Europe/Berlin",
      firstLocalDate: "2026-06-01", lastLocalDate: "2026-06-01")
    let content = try weekly.checked()
    #expect(content.series.times.minutes == [480, 720, 960, 1_200])
    #expect(content.series.weekdays == [1, 5] && content.series.timeZone == "Europe/Berlin")
    let asSet = try ReminderDraft(kind: 1, frequency: 2, isAtPushUpTimes: true).checked()
    #expect(asSet.series.times == .asSet)
    for content in [daily, content, asSet] { #expect(try ReminderDraft(content).checked() == content) }
  }

  @Test(
    "Each wrong field is named",
    arguments: [
      Mistake("kind", "MISSING") { $0.kind = 0 }, Mistake("kind", "VALUE_UNKNOWN") { $0.kind = 9 },
      Mistake("frequency", "MISSING") { $0.frequency = 0 }, Mistake("frequency", "VALUE_UNKNOWN") { $0.frequency = 4 },
      Mistake("text", "MISSING") { $0.kind = 4 },
      Mistake("text", "MISSING") { ($0.kind, $0.text) = (4, " \u{3000}\n") },
      Mistake("text", "CHARACTER_INVALID") { $0.text = "a\0b" },
      Mistake("text", "TOO_LONG") { $0.text = String(repeating: "ä", count: 201) },
      Mistake("weekdays", "MISSING") { $0.frequency = 3 },
      Mistake("weekdays", "OUT_OF_RANGE") { ($0.frequency, $0.weekdays) = (3, [0]) },
      Mistake("weekdays", "OUT_OF_RANGE") { ($0.frequency, $0.weekdays) = (3, [8]) },
      Mistake("weekdays", "OUT_OF_RANGE") { ($0.frequency, $0.weekdays) = (3, [1, 1]) },
      Mistake("weekdays", "NOT_ALLOWED") { $0.weekdays = [1] },
      Mistake("minutes", "MISSING") { $0.minutes = [] }, Mistake("minutes", "OUT_OF_RANGE") { $0.minutes = [1_440] },
      Mistake("minutes", "OUT_OF_RANGE") { $0.minutes = [-1] },
      Mistake("minutes", "OUT_OF_RANGE") { $0.minutes = [5, 5] },
      Mistake("minutes", "OUT_OF_RANGE") { $0.minutes = Array(0..<25) },
      Mistake("minutes", "NOT_ALLOWED") { $0.isAtPushUpTimes = true },
      Mistake("minutes", "NOT_ALLOWED") { $0.window = ReminderWindow(first: 0, last: 1, timesPerDay: 2) },
      Mistake("window.times_per_day", "OUT_OF_RANGE") { $0.spread(0, 100, 0) },
      Mistake("window.times_per_day", "OUT_OF_RANGE") { $0.spread(0, 100, 25) },
      Mistake("window.first_minute", "OUT_OF_RANGE") { $0.spread(1_440, 1_440, 1) },
      Mistake("window.last_minute", "OUT_OF_RANGE") { $0.spread(0, 1_440, 4) },
      Mistake("window.last_minute", "OUT_OF_RANGE") { $0.spread(600, 599, 1) },
      Mistake("window.last_minute", "OUT_OF_RANGE") { $0.spread(600, 602, 4) },
      Mistake("time_zone", "ZONE_UNKNOWN") { $0.timeZone = "PST" },
      Mistake("first_local_date", "MISSING") { $0.frequency = 1 },
      Mistake("first_local_date", "DATE_INVALID") { $0.firstLocalDate = "2026-02-30" },
      Mistake("first_local_date", "OUT_OF_RANGE") { $0.firstLocalDate = "3000-01-01" },
      Mistake("last_local_date", "DATE_INVALID") { $0.lastLocalDate = "tomorrow" },
      Mistake("last_local_date", "OUT_OF_RANGE") {
        ($0.firstLocalDate, $0.lastLocalDate) = ("2026-06-02", "2026-06-01")
      },
      Mistake("last_local_date", "NOT_ALLOWED") {
        ($0.frequency, $0.firstLocalDate, $0.lastLocalDate) = (1, "2026-06-01", "2026-06-01")
      },
    ])
  func wrong(_ mistake: Mistake) {
    var spoilt = good
    mistake.spoil(&spoilt)
    let draft = spoilt
    let error = #expect(throws: InvalidReminder.self) { try draft.checked() }
    #expect(error?.violations.map(\.field) == ["reminder.\(mistake.field)"])
    #expect(error?.violations.map(\.reason) == [mistake.reason])
    #expect(error?.violations.allSatisfy { $0.description.contains("; allowed: ") } == true)
  }

  @Test("The error lists the choices", arguments: [("kind", "4 for OTHER"), ("frequency", "3 for WEEKLY")])
  func choices(field: String, last: String) {
    let error = #expect(throws: InvalidReminder.self) { try ReminderDraft(minutes: [480]).checked() }
    let violation = error?.violations.first { $0.field == "reminder.\(field)" }
    #expect(violation?.description.hasSuffix(last) == true)
  }

  @Test("The latest first date leaves room for the longest list, within the years of a timestamp")
  func far() throws {
    var draft = ReminderDraft(kind: 1, frequency: 3, weekdays: [1], minutes: [0], lastLocalDate: "9999-12-31")
    draft.firstLocalDate = "\(ReminderDraft.latestFirstDate)"
    let upcoming = try draft.checked().series.upcoming(after: Timestamp(seconds: 0), limit: 200, zone: .utc)
    #expect(upcoming.count == 200 && upcoming[199].time < Timestamp(seconds: 253_402_300_800))
  }

  @Test("All wrong fields are named at once")
  func everything() {
    let error = #expect(throws: InvalidReminder.self) { try ReminderDraft(timeZone: "x").checked() }
    #expect(
      error?.violations.map(\.field) == [
        "reminder.kind", "reminder.frequency", "reminder.minutes", "reminder.time_zone",
      ])
  }
}

extension ReminderDraft {
  fileprivate mutating func spread(_ first: Int, _ last: Int, _ timesPerDay: Int) {
    (minutes, window) = ([], ReminderWindow(first: first, last: last, timesPerDay: timesPerDay))
  }
}
