import Foundation
import Testing
import TitanCore

@Suite struct CalendarDayTests {
  @Test(
    "Days are counted from 1970-01-01",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2000-03-01", 11_017), ("1900-03-01", -25_508),
      ("2026-11-21", 20_778), ("9999-12-31", 2_932_896), ("0001-01-01", -719_162),
    ])
  func numbers(text: String, number: Int) throws {
    let day = try #require(CalendarDay(text))
    #expect(day.number == number)
    #expect(day.description == text)
  }

  @Test(
    "Text that isn't a date is rejected",
    arguments: [
      "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-4-01", "2026-04-1", "26-04-01",
      "2026/04/01", "2026-04-01T", "+026-04-01", "", "0000-01-01", "２０２６-04-01",
    ])
  func refused(text: String) { #expect(CalendarDay(text) == nil) }

  @Test(
    "Months earlier is the same day of its month, or the month's last",
    arguments: [
      ("2026-05-31", 3, "2026-02-28"), ("2024-05-31", 3, "2024-02-29"), ("2026-01-15", 1, "2025-12-15"),
      ("2026-03-31", 1, "2026-02-28"), ("2026-11-22", 3, "2026-08-22"), ("2026-11-22", 23, "2024-12-22"),
      ("2026-11-22", 0, "2026-11-22"), ("0001-02-01", 1, "0001-01-01"),
    ])
  func months(text: String, months: Int, earlier: String) throws {
    #expect(try #require(CalendarDay(text)).monthsEarlier(months)?.description == earlier)
  }

  @Test("No date is before the year 1")
  func beginning() throws {
    #expect(try #require(CalendarDay("0001-01-31")).monthsEarlier(1) == nil)
  }

  @Test("Every day of 800 years agrees with the Gregorian calendar")
  func everyDay() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for number in stride(from: -135_000, through: 157_000, by: 1) {
      let (year, month, day) = CalendarDay(number: number).components
      #expect(CalendarDay(year: year, month: month, day: day)?.number == number)
      guard number % 37 == 0 else { continue }
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(number) * 86_400))
      #expect((parts.year, parts.month, parts.day) == (year, month, day))
      #expect(parts.weekday == CalendarDay(number: number).weekday % 7 + 1)
    }
  }

  @Test("Days can be stepped through")
  func steps() throws {
    let monday = try #require(CalendarDay("2026-11-16"))
    #expect((monday...monday + 6).map(\.weekday) == [1, 2, 3, 4, 5, 6, 7])
    #expect((monday + 14) - monday == 14)
    #expect(monday - 1 < monday)
  }
}

private func == (left: (Int?, Int?, Int?), right: (Int, Int, Int)) -> Bool {
  left.0 == right.0 && left.1 == right.1 && left.2 == right.2
}
