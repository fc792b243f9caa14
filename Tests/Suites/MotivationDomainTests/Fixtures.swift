import Foundation
import MotivationDomain
import Testing
import TitanCore
import TitanZones

/// 2026-05-31T12:00:00Z, a Sunday.
let noon = Timestamp(seconds: 1_780_228_800)

/// An instant written as `2026-03-08T07:30Z`.
func at(_ text: String) throws -> Timestamp {
  let parts = text.dropLast().split(separator: "T")
  let day = try #require(CalendarDay(String(parts[0])))
  let numbers = parts[1].split(separator: ":").compactMap { Int64($0) }
  return Timestamp(seconds: Int64(day.number) * 86_400 + numbers[0] * 3_600 + numbers[1] * 60)
}

func date(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

func zone(_ name: String) throws -> ZoneRules { try #require(ZoneRules(name: name)) }

/// The minutes after midnight of `HH:MM`.
func minute(_ text: String) -> Int {
  let numbers = text.split(separator: ":").compactMap { Int($0) }
  return numbers[0] * 60 + numbers[1]
}

/// `HH:MM` for the minutes after midnight.
func clock(_ minute: Int) -> String {
  "\(minute / 60 < 10 ? "0" : "")\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
}

func reminderID(_ number: Int) -> ReminderID {
  var bytes: [UInt8] = [0x01, 0x90, 0, 0, 0, 0, 0x70, 0, 0x80, 0, 0, 0, 0, 0, 0, 0]
  for index in 0..<4 { bytes[15 - index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
  return ReminderID(bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) })
}

func reminder(_ series: ReminderSeries, _ number: Int = 1, since: Timestamp, isEnabled: Bool = true) -> Reminder {
  Reminder(
    id: reminderID(number), content: ReminderContent(kind: .pushUps, series: series, isEnabled: isEnabled),
    createTime: since, updateTime: since)
}

/// A file of the catalogue, as shipped.
func shipped(_ name: String) throws -> CatalogueFile {
  let folder = URL(filePath: #filePath).appending(path: "../../../../Services/Motivation/Catalogue").standardized
  return try CatalogueFile(String(contentsOf: folder.appending(path: name), encoding: .utf8), name: name)
}

enum Zones {
  /// Every zone of the tz database.
  static let all = TimeZone.knownTimeZoneIdentifiers.filter { ZoneRules(name: $0) != nil }
}
