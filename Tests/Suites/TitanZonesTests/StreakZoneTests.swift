import Foundation
import Testing
import TitanCore
import TitanZones

/// Dates and streaks in every zone of the tz database, at every clock change from 2007 to 2037.
@Suite struct StreakZoneTests {
  @Test("Training on every local date gives an unbroken streak", arguments: 0..<16)
  func everyZone(sixteenth: Int) throws {
    let zones = TimeZone.knownTimeZoneIdentifiers.filter { ZoneRules(name: $0) != nil }
    #expect(zones.count > 400)
    for name in zones[zones.count * sixteenth / 16..<zones.count * (sixteenth + 1) / 16] {
      let zone = try #require(TimeZone(identifier: name))
      let rules = try #require(ZoneRules(name: name), "\(name)")
      for change in Self.changes(of: zone) {
        let around = CalendarDay(number: Int(change / 86_400))
        let dates = (around - 4...around + 4).compactMap { Self.evening(of: $0, rules) }
        let streak = Streak(of: dates, policy: .none, today: around + 4)
        // A date that the zone skipped is bridged; every other one counts.
        #expect(streak.current == dates.count, "\(name) around \(around)")
        #expect(dates.count >= 8, "\(name) around \(around)")
      }
    }
  }

  @Test("Clocks change when the tz database says so", arguments: [("Europe/Berlin", 63), ("Asia/Tokyo", 1)])
  func changes(name: String, count: Int) throws {
    #expect(Self.changes(of: try #require(TimeZone(identifier: name))).count == count)
  }

  @Test("Samoa skipped a date, and no streak ended")
  func samoa() throws {
    let rules = try #require(ZoneRules(name: "Pacific/Apia"))
    let missing = try #require(CalendarDay("2011-12-30"))
    #expect(Self.evening(of: missing, rules) == nil)
    let dates = (missing - 2...missing + 2).compactMap { Self.evening(of: $0, rules) }
    let streak = Streak(of: dates, policy: .none, today: missing + 2)
    #expect(streak.days.map(\.kind) == [.active, .active, .bridged, .active, .active])
  }

  /// Seconds since 1970 at which the zone's clocks change; at least one instant for a zone that never does.
  private static func changes(of zone: TimeZone) -> [Int64] {
    let (first, last) = (Date(timeIntervalSince1970: 1_167_609_600), Date(timeIntervalSince1970: 2_145_916_800))
    var changes = [Int64(first.timeIntervalSince1970)]
    var date = first
    while let next = zone.nextDaylightSavingTimeTransition(after: date), next < last, next > date {
      changes.append(Int64(next.timeIntervalSince1970))
      date = next
    }
    return changes
  }

  /// A session at eight in the evening on the zone's clock; `nil` for a date that the zone skipped.
  private static func evening(of date: CalendarDay, _ rules: ZoneRules) -> ActiveDate? {
    var instant = Timestamp(seconds: Int64(date.number) * 86_400 + 72_000)
    for _ in 0..<2 {
      let offset = rules.utcOffsetSeconds(at: instant)
      instant = Timestamp(seconds: Int64(date.number) * 86_400 + 72_000 - Int64(offset))
    }
    let moment = ActiveDate.Moment(start: instant, utcOffsetSeconds: rules.utcOffsetSeconds(at: instant))
    guard rules.day(of: instant) == date else { return nil }
    return ActiveDate(date: date, first: moment, last: moment)
  }
}
