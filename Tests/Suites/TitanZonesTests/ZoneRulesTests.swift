import Testing
import TitanCore
import TitanZones

@Suite struct ZoneRulesTests {
  @Test(
    "Zones have the names of the tz database",
    arguments: ["Europe/Berlin", "UTC", "Etc/UTC", "America/Argentina/Ushuaia", "GMT", "Japan", "EST5EDT"])
  func known(name: String) { #expect(ZoneRules(name: name)?.name == name) }

  @Test(
    "Abbreviations, offsets and invented names are not zones",
    arguments: [
      "", "PST", "IST", "GMT+2", "+02:00", "Mars/Olympus_Mons", "../etc/passwd", String(repeating: "A/", count: 40),
    ])
  func unknown(name: String) { #expect(ZoneRules(name: name) == nil) }

  @Test(
    "Zones without a region in their name are found in the tz database",
    arguments: [
      ("GMT", "Etc/UTC"), ("Japan", "Asia/Tokyo"), ("EST5EDT", "America/New_York"), ("CET", "Europe/Brussels"),
      ("NZ", "Pacific/Auckland"), ("W-SU", "Europe/Moscow"),
    ])
  func withoutRegion(name: String, regional: String) throws {
    let (rules, same) = (try #require(ZoneRules(name: name)), try #require(ZoneRules(name: regional)))
    // A summer and a winter of 2026.
    for seconds: Int64 in [1_782_000_000, 1_795_000_000] {
      #expect(
        rules.utcOffsetSeconds(at: Timestamp(seconds: seconds))
          == same.utcOffsetSeconds(at: Timestamp(seconds: seconds)))
    }
  }

  @Test("The offset is the one at that instant")
  func offset() throws {
    let berlin = try #require(ZoneRules(name: "Europe/Berlin"))
    #expect(berlin.utcOffsetSeconds(at: Timestamp(seconds: 1_774_745_999)) == 3_600)
    #expect(berlin.utcOffsetSeconds(at: Timestamp(seconds: 1_774_746_000)) == 7_200)
  }

  @Test(
    "Dates have 23 to 25 hours when clocks change",
    arguments: [
      // New York's 23-hour and 25-hour days, and Lord Howe's half-hour change.
      ("America/New_York", "2026-03-08", 23.0), ("America/New_York", "2026-11-01", 25.0),
      ("Europe/Berlin", "2026-03-29", 23.0), ("Australia/Lord_Howe", "2026-04-05", 24.5),
      ("Australia/Lord_Howe", "2026-10-04", 23.5),
    ])
  func changes(zone: String, date: String, hours: Double) throws {
    let rules = try #require(ZoneRules(name: zone))
    let day = try #require(CalendarDay(date))
    // Every minute of three days around it: the number of the date's minutes is the day's length.
    let midnight = Int64(day.number) * 86_400
    let minutes = stride(from: midnight - 129_600, to: midnight + 129_600, by: 60)
    let inside = minutes.filter { rules.day(of: Timestamp(seconds: $0)) == day }
    #expect(Double(inside.count) == hours * 60)
    #expect(inside.last.map { $0 - (inside.first ?? 0) } == Int64(hours * 3_600) - 60)
  }
}
