import Foundation
package import TitanCore
import TitanProto
import TitanZones

/// Formats numbers and times for people.
package enum Format {
  /// `1:05`, `12:30`, `1:00:07`.
  package static func clock(_ duration: Duration) -> String {
    let seconds = max(0, duration.components.seconds)
    let (minutes, second) = (seconds / 60, two(seconds % 60))
    return minutes < 60 ? "\(minutes):\(second)" : "\(minutes / 60):\(two(minutes % 60)):\(second)"
  }

  /// `1.6 s`, rounded to a tenth.
  package static func seconds(_ duration: Duration) -> String {
    let tenths = (max(0, duration.milliseconds) + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// `12 push-ups`, `1 push-up`.
  package static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
  }

  /// `3`, `2.5`: with up to three decimals, like the amounts of habits.
  package static func amount(_ value: Double) -> String {
    let thousandths = Int((value * 1_000).rounded())
    let (whole, rest) = (thousandths.magnitude / 1_000, thousandths.magnitude % 1_000)
    let sign = thousandths < 0 ? "−" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = "\(1_000 + rest)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// `Sat 2026-11-21 14:20` on a clock that is `utcOffsetSeconds` ahead of UTC.
  package static func localTime(_ time: Timestamp, utcOffsetSeconds: Int) -> String {
    let day = CalendarDay(of: time, utcOffsetSeconds: utcOffsetSeconds)
    let second = time.seconds + Int64(utcOffsetSeconds) - Int64(day.number) * 86_400
    return "\(weekday(day)) \(day) \(two(second / 3600)):\(two(second / 60 % 60))"
  }

  /// `Mon` … `Sun`.
  package static func weekday(_ day: CalendarDay) -> String {
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day.weekday - 1]
  }

  private static func two(_ value: Int64) -> String { value < 10 ? "0\(value)" : "\(value)" }
}

extension Format {
  /// The time on the zone's clock; empty if absent.
  static func localTime(_ time: GoogleProtobuf.Timestamp?, _ zone: ZoneRules) -> String {
    guard let time = time.map(Timestamp.init) else { return "" }
    return localTime(time, utcOffsetSeconds: zone.utcOffsetSeconds(at: time))
  }
}
