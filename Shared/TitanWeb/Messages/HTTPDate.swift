import Glibc
import Synchronization
import TitanCore

/// The time as `date` has it (RFC 9110 §5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func text(_ time: Timestamp) -> String {
    var seconds = time_t(time.seconds)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)])"
    return "\(day) \(parts.tm_year + 1900) \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
  }
}

/// That text for now, made once a second.
final class DateText: Sendable {
  private let now: WallClock
  private let last = Mutex<(seconds: Int64, text: String)>((.min, ""))

  init(_ now: @escaping WallClock) { self.now = now }

  var text: String {
    let time = now()
    return last.withLock { last in
      if last.seconds != time.seconds { last = (time.seconds, HTTPDate.text(time)) }
      return last.text
    }
  }
}
