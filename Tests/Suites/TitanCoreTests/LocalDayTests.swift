import Testing
import TitanCore

/// Which local date an event belongs to: decisions D1 and D2.
@Suite struct LocalDayTests {
  @Test("If a day begins at four, the hours before belong to the previous date")
  func nightOwl() throws {
    let four = try #require(DayStart(minutes: 240))
    let date = try #require(CalendarDay("2026-05-31"))
    let halfPastThree = Timestamp(seconds: Int64(date.number) * 86_400 + 12_600)
    #expect(CalendarDay(of: halfPastThree, utcOffsetSeconds: 0, dayStart: four) == date - 1)
    #expect(CalendarDay(of: halfPastThree, utcOffsetSeconds: 0) == date)
    #expect(CalendarDay(of: halfPastThree, utcOffsetSeconds: 1_800, dayStart: four) == date)
  }

  @Test("The offset decides, even before 1970 and across the date line")
  func offsets() {
    #expect(CalendarDay(of: Timestamp(seconds: 0), utcOffsetSeconds: -1).description == "1969-12-31")
    #expect(CalendarDay(of: Timestamp(seconds: -1), utcOffsetSeconds: 1).description == "1970-01-01")
    #expect(CalendarDay(of: Timestamp(seconds: 39_600), utcOffsetSeconds: 50_400).description == "1970-01-02")
  }

  @Test("A day begins between midnight and six, on a quarter of an hour", arguments: [0, 15, 240, 360])
  func allowed(minutes: Int) { #expect(DayStart(minutes: minutes)?.minutes == minutes) }

  @Test("Any other start of a day is refused", arguments: [-15, 1, 361, 375])
  func refused(minutes: Int) { #expect(DayStart(minutes: minutes) == nil) }
}
