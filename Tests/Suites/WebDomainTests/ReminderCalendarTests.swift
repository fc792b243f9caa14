import Testing
import TitanCore
import TitanZones

@testable import WebDomain

@Suite("Reminders as a calendar")
struct ReminderCalendarTests {
  private static let berlin = zone("Europe/Berlin")
  /// Friday, 12:30 in Berlin.
  private static let changed = Timestamp(seconds: 1_779_445_800)

  /// A zone that the tz database has.
  private static func zone(_ name: String) -> ZoneRules { ZoneRules(name: name)! }

  private static func date(_ text: String?) -> CalendarDay? { text.flatMap { CalendarDay($0) } }

  private static func reminder(
    _ dates: PlannedReminder.Dates = .daily, _ minutes: [Int] = [480], from first: String? = nil,
    to last: String? = nil, text: String = "Push-ups", zone: ZoneRules = berlin, followsUser: Bool = false
  ) -> PlannedReminder {
    PlannedReminder(
      id: "0190", text: text, dates: dates, minutes: minutes, firstDate: date(first), lastDate: date(last), zone: zone,
      followsUser: followsUser, createTime: Timestamp(seconds: 1_779_000_000), updateTime: changed)
  }

  private func text(_ reminders: PlannedReminder..., zone: ZoneRules = berlin) -> String {
    ReminderCalendar(reminders, zone: zone, at: Self.changed).text
  }

  /// The values of a property in events, wherever it is.
  private func values(_ name: String, _ reminder: PlannedReminder) -> [String] {
    let events = text(reminder).split(separator: "BEGIN:VEVENT\r\n").dropFirst()
    return events.flatMap { crlfLines(String($0)) }.filter { $0.hasPrefix(name) }
      .map { String($0.dropFirst(name.count)) }
  }

  @Test("A calendar is text that any program of calendars reads")
  func whole() {
    let expected = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//TitanUp//TitanUp//EN
      CALSCALE:GREGORIAN
      NAME:TitanUp
      X-WR-CALNAME:TitanUp
      X-WR-TIMEZONE:Asia/Kathmandu
      REFRESH-INTERVAL;VALUE=DURATION:PT1H
      X-PUBLISHED-TTL:PT1H
      BEGIN:VTIMEZONE
      TZID:Asia/Kathmandu
      BEGIN:STANDARD
      DTSTART:20260101T054500
      TZOFFSETFROM:+0545
      TZOFFSETTO:+0545
      END:STANDARD
      END:VTIMEZONE
      BEGIN:VEVENT
      UID:0190-0805
      DTSTAMP:20260522T103000Z
      CREATED:20260517T064000Z
      LAST-MODIFIED:20260522T103000Z
      DTSTART:20260523T080500
      RRULE:FREQ=DAILY
      SUMMARY:Up\\, down\\; up
      TRANSP:TRANSPARENT
      BEGIN:VALARM
      ACTION:DISPLAY
      TRIGGER:PT0S
      DESCRIPTION:Up\\, down\\; up
      END:VALARM
      END:VEVENT
      END:VCALENDAR

      """
    let zone = Self.zone("Asia/Kathmandu")
    let reminder = Self.reminder(.daily, [485], text: "Up, down; up", zone: zone, followsUser: true)
    #expect(text(reminder, zone: zone) == expected.replacing("\n", with: "\r\n"))
  }

  @Test(
    "An event begins with the first date that comes after the change, and repeats as its series does",
    arguments: [
      // At 12:30:00, what was due at 12:30 has come.
      (
        reminder(.daily, [749, 750, 751]), ["20260523T122900", "20260523T123000", "20260522T123100"],
        ["DAILY", "DAILY", "DAILY"]
      ),
      (reminder(.daily, from: "2026-05-01"), ["20260523T080000"], ["DAILY"]),
      (reminder(.daily, from: "2026-06-10", to: "2026-06-10"), ["20260610T080000"], ["DAILY;COUNT=1"]),
      (
        reminder(.daily, [480, 1_200], to: "2026-05-24"), ["20260523T080000", "20260522T200000"],
        ["DAILY;COUNT=2", "DAILY;COUNT=3"]
      ),
      (reminder(.weekly([5, 1])), ["20260525T080000"], ["WEEKLY;BYDAY=MO,FR"]),
      (reminder(.weekly([5]), [1_439]), ["20260522T235900"], ["WEEKLY;BYDAY=FR"]),
      (reminder(.weekly([7, 6]), to: "2026-06-06"), ["20260523T080000"], ["WEEKLY;BYDAY=SA,SU;COUNT=5"]),
      (reminder(.weekly([3]), to: "2026-06-02"), ["20260527T080000"], ["WEEKLY;BYDAY=WE;COUNT=1"]),
      (reminder(.weekly([3]), to: "2026-05-26"), [], []), (reminder(.daily, to: "2026-05-22"), [], []),
      (reminder(.once, [0], from: "2027-01-01"), ["20270101T000000"], []),
      (reminder(.once, [480, 1_200], from: "2026-05-22"), ["20260522T200000"], []),
    ])
  func events(_ reminder: PlannedReminder, _ starts: [String], _ rules: [String]) {
    #expect(values("DTSTART;TZID=Europe/Berlin:", reminder) == starts)
    #expect(values("RRULE:FREQ=", reminder) == rules)
  }

  @Test("Every time of a series has an identity that a change of its text or dates leaves alone")
  func identities() {
    #expect(values("UID:", Self.reminder(.daily, [0, 485, 1_439])) == ["0190-0000", "0190-0805", "0190-2359"])
    #expect(values("UID:", Self.reminder(.weekly([1]), [485], from: "2027-01-01", text: "x")) == ["0190-0805"])
  }

  @Test(
    "A series ends with its last date, in its own zone",
    arguments: [
      (reminder(), false), (reminder(to: "2026-05-22"), false), (reminder(to: "2026-05-21"), true),
      (reminder(.once, from: "2026-05-21"), true), (reminder(.once, from: "2026-05-22"), false),
      (reminder(to: "2026-05-21", zone: zone("Pacific/Niue")), false),
      (reminder(to: "2026-05-22", zone: zone("Pacific/Kiritimati")), true),
    ])
  func over(_ reminder: PlannedReminder, _ isOver: Bool) {
    #expect(reminder.isOver(at: Self.changed) == isOver)
  }

  @Test("Times are spread over a part of the day")
  func spread() {
    #expect(PlannedReminder.spread(from: 480, to: 1_200, times: 1) == [480])
    #expect(PlannedReminder.spread(from: 480, to: 1_200, times: 3) == [480, 840, 1_200])
    #expect(PlannedReminder.spread(from: 0, to: 10, times: 4) == [0, 3, 6, 10])
  }
}

@Suite("Time zones of a calendar")
struct CalendarZoneTests {
  private func lines(_ name: String, _ years: ClosedRange<Int>) throws -> [String] {
    func start(_ year: Int) throws -> Timestamp {
      Timestamp(seconds: Int64(try #require(CalendarDay(year: year, month: 1, day: 1)).number) * 86_400)
    }
    var lines = CalendarLines()
    CalendarZone(
      try #require(ZoneRules(name: name)), from: try start(years.lowerBound), to: try start(years.upperBound)
    )
    .add(to: &lines)
    return crlfLines(lines.text)
  }

  @Test("Clocks change at the time that they show until then")
  func berlin() throws {
    #expect(
      try lines("Europe/Berlin", 2026...2028) == [
        "BEGIN:VTIMEZONE", "TZID:Europe/Berlin",
        "BEGIN:STANDARD", "DTSTART:20260101T010000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "END:STANDARD",
        "BEGIN:DAYLIGHT", "DTSTART:20260329T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "RDATE:20270328T020000",
        "END:DAYLIGHT",
        "BEGIN:STANDARD", "DTSTART:20261025T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "RDATE:20271031T030000",
        "END:STANDARD", "END:VTIMEZONE", "",
      ])
  }

  @Test(
    "Every offset and every change is there",
    arguments: [
      ("Etc/UTC", 2026...2028, ["+0000"], 0), ("America/St_Johns", 2026...2027, ["-0230", "-0330"], 2),
      // Clocks there go by Ramadan.
      ("Africa/Casablanca", 2026...2028, ["+0000", "+0100"], 4),
      ("Australia/Lord_Howe", 2026...2027, ["+1030", "+1100"], 2),
      ("Asia/Pyongyang", 2014...2019, ["+0830", "+0900"], 2),
    ])
  func offsets(_ name: String, _ years: ClosedRange<Int>, _ offsets: [String], _ changes: Int) throws {
    let lines = try lines(name, years)
    #expect(Set(lines.filter { $0.hasPrefix("TZOFFSETTO:") }.map { String($0.dropFirst(11)) }) == Set(offsets))
    let onsets = lines.filter { $0.hasPrefix("DTSTART:") || $0.hasPrefix("RDATE:") }.map {
      $0.split(separator: ",").count
    }
    #expect(onsets.reduce(0, +) - 1 == changes)
  }
}
