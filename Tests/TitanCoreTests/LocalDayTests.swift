import Testing
import TitanCore

/// Which local date an event belongs to: decisions D1 and D2.
@Suite struct LocalDayTests {
  @Test("A day that begins at four has the hours before it on the date before")
  func nightOwl() throws {
    let four = try #require(DayStart(minutes: 240))
    let date = try #require(CalendarDay("2026-05-31"))
    let halfPastThree = Timestamp(seconds: Int64(date.number) * 86_400 + 12_600)
    #expect(CalendarDay(of: halfPastThree, utcOffsetSeconds: 0, dayStart: four) == date - 1)
    #expect(CalendarDay(of: halfPastThree, utcOffsetSeconds: 0) == date)
    #expect(CalendarDay(of: halfPastThree, utcOffsetSeconds: 1_800, dayStart: four) == date)
  }

  @Test("The offset decides, also before 1970 and across the date line")
  func offsets() {
    #expect(CalendarDay(of: Timestamp(seconds: 0), utcOffsetSeconds: -1).description == "1969-12-31")
    #expect(CalendarDay(of: Timestamp(seconds: -1), utcOffsetSeconds: 1).description == "1970-01-01")
    #expect(CalendarDay(of: Timestamp(seconds: 39_600), utcOffsetSeconds: 50_400).description == "1970-01-02")
  }

  @Test("Days begin between midnight and six, on the quarter of an hour", arguments: [0, 15, 240, 360])
  func allowed(minutes: Int) { #expect(DayStart(minutes: minutes)?.minutes == minutes) }

  @Test("Other beginnings are refused", arguments: [-15, 1, 361, 375])
  func refused(minutes: Int) { #expect(DayStart(minutes: minutes) == nil) }
}
