import Foundation
package import TitanCore

/// The rules of one IANA time zone, from the system's tz database.
///
/// It has a module of its own because it alone needs all of Foundation, which programs that don't need it should not
/// load.
package struct ZoneRules: Sendable {
  package let name: String
  private let zone: TimeZone

  package static let utc = ZoneRules(name: "Etc/UTC", zone: TimeZone(secondsFromGMT: 0) ?? .gmt)

  private init(name: String, zone: TimeZone) {
    self.name = name
    self.zone = zone
  }

  /// `nil` if the tz database has no zone with that name. Abbreviations ("PST") and bare offsets are not zones: they do
  /// not say when clocks change.
  package init?(name: String) {
    guard name.contains("/") || Self.withoutRegion.contains(name), name.utf8.count <= 64 else { return nil }
    guard let zone = TimeZone(identifier: name) else { return nil }
    self.init(name: name, zone: zone)
  }

  /// Zones of the tz database whose names have no region. Devices report them: Foundation says "GMT" for UTC.
  private static let withoutRegion = Set(
    """
    CET CST6CDT Cuba EET EST5EDT Egypt Eire GB GB-Eire GMT GMT0 Greenwich Hongkong Iceland Iran Israel Jamaica Japan \
    Kwajalein Libya MET MST7MDT NZ NZ-CHAT Navajo PRC PST8PDT Poland Portugal ROC ROK Singapore Turkey UCT UTC Universal \
    W-SU WET Zulu
    """.split(separator: " ").map(String.init))

  /// The offset in seconds ahead of UTC at an instant.
  package func utcOffsetSeconds(at instant: Timestamp) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant.seconds)))
  }

  /// The local date of an instant in this zone.
  package func day(of instant: Timestamp, dayStart: DayStart = .midnight) -> CalendarDay {
    CalendarDay(of: instant, utcOffsetSeconds: utcOffsetSeconds(at: instant), dayStart: dayStart)
  }
}
