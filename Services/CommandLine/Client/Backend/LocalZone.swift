import Foundation
import TitanCore
import TitanZones

extension ZoneRules {
  /// The system's zone: `TZ`, else what /etc/localtime names. A system that names none keeps UTC.
  static func local(_ identifier: String = TimeZone.current.identifier) -> ZoneRules {
    ZoneRules(name: identifier) ?? ZoneRules(name: "UTC") ?? .utc
  }
}
