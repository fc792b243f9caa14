import Foundation
import TitanZones

enum Zones {
  /// Every zone of the tz database.
  static let all = TimeZone.knownTimeZoneIdentifiers.filter { ZoneRules(name: $0) != nil }
}
