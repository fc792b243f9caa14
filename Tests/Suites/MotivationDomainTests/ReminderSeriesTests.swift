import MotivationDomain
import Testing
import TitanCore
import TitanZones

@Suite("Series of reminders")
struct ReminderSeriesTests {
  private func said(_ slots: [ReminderSlot]) -> [String] {
    slots.map { "\($0.localDate) \(clock($0.minute)) \($0.time)" }
  }

  @Test(
    "Times spread evenly over a window",
    arguments: [
      // Decision D11.
      (4, "08:00", "20:00", ["08:00", "12:00", "16:00", "20:00"]), (1, "08:00", "20:00", ["08:00"]),
      (2, "08:00", "20:00", ["08:00", "20:00"]), (3, "09:00", "10:00", ["09:00", "09:30", "10:00"]),
      (4, "09:00", "10:00", ["09:00", "09:20", "09:40", "10:00"]), (1, "08:00", "08:00", ["08:00"]),
      (4, "08:00", "09:40", ["08:00", "08:33", "09:06", "09:40"]), (3, "00:00", "00:02", ["00:00", "00:01", "00:02"]),
    ])
  func windows(count: Int, first: String, last: String, expected: [String]) {
    let window = ReminderWindow(first: minute(first), last: minute(last), timesPerDay: count)
    #expect(window.minutes.map(clock) == expected)
  }

  @Test("Times of a window are distinct, ordered, and end with it", arguments: 2...24)
  func evenly(count: Int) {
    for length in [count - 1, count, 60, 61, 719, 720, 1_439] where length >= count - 1 {
      let minutes = ReminderWindow(first: 0, last: length, timesPerDay: count).minutes
      #expect(minutes.count == count && minutes.first == 0 && minutes.last == length)
      let gaps = zip(minutes.dropFirst(), minutes).map(-)
      #expect((gaps.min() ?? 0) >= length / (count - 1) && (gaps.max() ?? 0) <= length / (count - 1) + 1)
      #expect((gaps.min() ?? 0) >= 1)
    }
  }

  @Test("A reminder for one date comes at each of its times, and then never again")
  func once() throws {
    let series = ReminderSeries(frequency: .once, times: .at([480, 1_200]), firstDate: try date("2026-06-03"))
    let berlin = try zone("Europe/Berlin")
    #expect(
      said(series.upcoming(after: noon, limit: 10, zone: berlin)) == [
        "2026-06-03 08:00 2026-06-03T06:00:00Z", "2026-06-03 20:00 2026-06-03T18:00:00Z",
      ])
    #expect(said(series.upcoming(after: try at("2026-06-03T06:00Z"), limit: 10, zone: berlin)).count == 1)
    #expect(series.upcoming(after: try at("2026-06-03T18:00Z"), limit: 10, zone: berlin).isEmpty)
    #expect(series.upcoming(after: try at("2031-06-03T18:00Z"), limit: 10, zone: berlin).isEmpty)
  }

  @Test("A daily reminder comes from its first date to its last")
  func daily() throws {
    var series = ReminderSeries(frequency: .daily, times: .at([480]), firstDate: try date("2026-06-02"))
    let utc = ZoneRules.utc
    #expect(
      series.upcoming(after: noon, limit: 3, zone: utc).map { "\($0.localDate)" } == [
        "2026-06-02", "2026-06-03", "2026-06-04",
      ])
    #expect(series.upcoming(after: noon, limit: 1_000, zone: utc).count == 1_000)
    series.lastDate = try date("2026-06-03")
    #expect(series.upcoming(after: noon, limit: 1_000, zone: utc).count == 2)
    (series.firstDate, series.lastDate) = (try date("2046-02-28"), nil)
    #expect(series.upcoming(after: noon, limit: 1, zone: utc).first?.time == (try at("2046-02-28T08:00Z")))
  }

  @Test("A weekly reminder comes on its weekdays")
  func weekly() throws {
    let series = ReminderSeries(frequency: .weekly, weekdays: [1, 7], times: .at([0, 720]))
    #expect(
      said(series.upcoming(after: noon - .seconds(1), limit: 4, zone: .utc)) == [
        "2026-05-31 12:00 2026-05-31T12:00:00Z", "2026-06-01 00:00 2026-06-01T00:00:00Z",
        "2026-06-01 12:00 2026-06-01T12:00:00Z", "2026-06-07 00:00 2026-06-07T00:00:00Z",
      ])
    let rare = ReminderSeries(frequency: .weekly, weekdays: [3], times: .at([720]))
    let slots = rare.upcoming(after: noon, limit: 60, zone: try zone("America/New_York"))
    #expect(slots.count == 60 && slots.allSatisfy { $0.localDate.weekday == 3 })
    #expect(Set(zip(slots.dropFirst(), slots).map { $0.localDate - $1.localDate }) == [7])
    // Noon in summer and noon in winter.
    #expect(Set(slots.map { $0.time.seconds % 86_400 }) == [57_600, 61_200])
  }

  @Test("A skipped hour delays a reminder, and a repeated hour does not repeat it")
  func changes() throws {
    let series = ReminderSeries(frequency: .daily, times: .at([90, 150, 210]))
    let newYork = try zone("America/New_York")
    // 02:30 does not exist on 8 March and becomes 03:30, which comes only once.
    #expect(
      said(series.upcoming(after: try at("2026-03-08T05:00Z"), limit: 3, zone: newYork)) == [
        "2026-03-08 01:30 2026-03-08T06:30:00Z", "2026-03-08 03:30 2026-03-08T07:30:00Z",
        "2026-03-09 01:30 2026-03-09T05:30:00Z",
      ])
    #expect(
      said(series.upcoming(after: try at("2026-11-01T04:00Z"), limit: 4, zone: newYork)) == [
        "2026-11-01 01:30 2026-11-01T05:30:00Z", "2026-11-01 02:30 2026-11-01T07:30:00Z",
        "2026-11-01 03:30 2026-11-01T08:30:00Z", "2026-11-02 01:30 2026-11-02T06:30:00Z",
      ])
  }

  @Test("A date that was skipped has no reminders of its own")
  func samoa() throws {
    let series = ReminderSeries(frequency: .daily, times: .at([480, 1_200]))
    #expect(
      said(series.upcoming(after: try at("2011-12-29T12:00Z"), limit: 5, zone: try zone("Pacific/Apia"))) == [
        "2011-12-29 08:00 2011-12-29T18:00:00Z", "2011-12-29 20:00 2011-12-30T06:00:00Z",
        "2011-12-31 08:00 2011-12-30T18:00:00Z", "2011-12-31 20:00 2011-12-31T06:00:00Z",
        "2012-01-01 08:00 2011-12-31T18:00:00Z",
      ])
  }

  @Test("A series with its own zone follows that zone wherever the user is")
  func fixed() throws {
    let series = ReminderSeries(frequency: .daily, times: .at([480]), timeZone: "Asia/Tokyo")
    for name in ["Europe/Berlin", "Pacific/Kiritimati", "Etc/GMT+12"] {
      #expect(
        said(series.upcoming(after: noon, limit: 1, zone: try zone(name))) == ["2026-06-01 08:00 2026-05-31T23:00:00Z"])
    }
  }

  @Test("In every zone each date comes once, in order, and adjacent spans fit together", arguments: 0..<8)
  func everyZone(eighth: Int) throws {
    let names = Zones.all
    let series = ReminderSeries(frequency: .daily, times: .at([150]))
    for name in names[names.count * eighth / 8..<names.count * (eighth + 1) / 8] {
      let rules = try zone(name)
      for year in [2011, 2026] {
        let first = try #require(CalendarDay(year: year, month: 1, day: 1))
        let (start, end) = (rules.instant(of: first, minute: 0), rules.instant(of: first + 365, minute: 0))
        let slots = series.slots(in: start..<end, zone: rules)
        let times = slots.map(\.time)
        #expect(times == times.sorted() && Set(times).count == times.count, "\(name) \(year)")
        #expect(Set(slots.map(\.localDate)).count == slots.count, "\(name) \(year)")
        // A zone that moves across the date line skips a date.
        #expect((364...365).contains(slots.count), "\(name) \(year): \(slots.count)")
        let cuts = [start, start + .seconds(86_400 * 70 + 9_000), start + .seconds(86_400 * 300), end]
        let pieces = zip(cuts, cuts.dropFirst()).flatMap { series.slots(in: $0..<$1, zone: rules) }
        #expect(pieces == slots, "\(name) \(year)")
      }
    }
  }
}
