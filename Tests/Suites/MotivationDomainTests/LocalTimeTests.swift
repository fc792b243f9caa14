import Foundation
import MotivationDomain
import Testing
import TitanCore
import TitanZones

@Suite("Local times as instants")
struct LocalTimeTests {
  @Test(
    "A local time that is skipped or repeated has one defined instant",
    arguments: [
      // Formulas §7: a skipped time moves by the length of the gap, a repeated one counts the first time.
      ("America/New_York", "2026-03-08", "02:30", "2026-03-08T07:30Z"),
      ("America/New_York", "2026-03-08", "01:59", "2026-03-08T06:59Z"),
      ("America/New_York", "2026-03-08", "03:00", "2026-03-08T07:00Z"),
      ("America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30Z"),
      ("America/New_York", "2026-11-01", "00:59", "2026-11-01T04:59Z"),
      ("America/New_York", "2026-11-01", "02:00", "2026-11-01T07:00Z"),
      ("Europe/Berlin", "2026-03-29", "02:30", "2026-03-29T01:30Z"),
      ("Europe/Berlin", "2026-10-25", "02:30", "2026-10-25T00:30Z"),
      ("Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03T15:45Z"),
      ("Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T14:45Z"),
      // Dates without a midnight.
      ("Africa/Cairo", "2026-04-24", "00:00", "2026-04-23T22:00Z"),
      ("Asia/Beirut", "2026-03-29", "00:00", "2026-03-28T22:00Z"),
      ("America/Santiago", "2026-09-06", "00:00", "2026-09-06T04:00Z"),
      // The date that Samoa skipped, and its neighbours.
      ("Pacific/Apia", "2011-12-29", "08:00", "2011-12-29T18:00Z"),
      ("Pacific/Apia", "2011-12-30", "08:00", "2011-12-30T18:00Z"),
      ("Pacific/Apia", "2011-12-31", "08:00", "2011-12-30T18:00Z"),
      ("Asia/Kathmandu", "2026-05-31", "08:00", "2026-05-31T02:15Z"),
      ("Pacific/Kiritimati", "2026-05-31", "00:00", "2026-05-30T10:00Z"),
      ("Etc/GMT+12", "2026-05-31", "23:59", "2026-06-01T11:59Z"),
      ("UTC", "2026-05-31", "12:00", "2026-05-31T12:00Z"),
    ])
  func vectors(name: String, day: String, time: String, expected: String) throws {
    #expect(try zone(name).instant(of: date(day), minute: minute(time)) == at(expected))
  }

  /// What clocks show around a change follows from the offsets before and after it alone.
  @Test(
    "Every local time around every change of clocks from 2007 to 2037 has the right instant, in every zone",
    arguments: 0..<16)
  func everyChange(sixteenth: Int) throws {
    let names = TimeZone.knownTimeZoneIdentifiers.filter { ZoneRules(name: $0) != nil }
    #expect(names.count > 400)
    for name in names[names.count * sixteenth / 16..<names.count * (sixteenth + 1) / 16] {
      let (rules, system) = (try zone(name), try #require(TimeZone(identifier: name)))
      for change in Self.changes(of: system) {
        let before = Int64(rules.utcOffsetSeconds(at: Timestamp(seconds: change - 1)))
        let after = Int64(rules.utcOffsetSeconds(at: Timestamp(seconds: change)))
        for step in Self.steps {
          let local = change + before + step
          let expected = local < change + max(before, after) ? local - before : local - after
          let day = CalendarDay(number: Int(floorDivide(local, 86_400)))
          let minute = Int((local - Int64(day.number) * 86_400) / 60)
          #expect(
            rules.instant(of: day, minute: minute) == Timestamp(seconds: expected),
            "\(name) at \(day) \(clock(minute)), which changes at \(Timestamp(seconds: change))")
        }
      }
    }
  }

  @Test(
    "A local time that occurs once maps to that instant",
    arguments: ["Europe/Berlin", "America/St_Johns", "Asia/Tokyo"])
  func shown(name: String) throws {
    let rules = try zone(name)
    let first = try date("2007-01-01")
    for day in stride(from: 0, to: 11_322, by: 3) {
      let instant = rules.instant(of: first + day, minute: 720)
      #expect(rules.day(of: instant) == first + day)
      let local = instant.seconds + Int64(rules.utcOffsetSeconds(at: instant))
      #expect(local == Int64((first + day).number) * 86_400 + 43_200)
    }
  }

  /// Half-hours around the change, and instants further away, in seconds.
  private static let steps: [Int64] =
    (-8...8).map { $0 * 1_800 } + [-129_600, -86_400, -43_200, 43_200, 86_400, 129_600]

  /// Seconds since 1970 at which the zone's clocks change.
  private static func changes(of zone: TimeZone) -> [Int64] {
    let (first, last) = (Date(timeIntervalSince1970: 1_167_609_600), Date(timeIntervalSince1970: 2_145_916_800))
    var (changes, date): ([Int64], Date) = ([], first)
    while let next = zone.nextDaylightSavingTimeTransition(after: date), next < last, next > date {
      changes.append(Int64(next.timeIntervalSince1970))
      date = next
    }
    return changes
  }
}
