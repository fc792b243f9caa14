/// An instant in UTC with PostgreSQL's resolution: whole microseconds since 1970-01-01T00:00:00Z.
package struct Timestamp: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var microseconds: Int64

  package init(microseconds: Int64) { self.microseconds = microseconds }
  package init(seconds: Int64) { microseconds = seconds * 1_000_000 }
  package init(milliseconds: Int64) { microseconds = milliseconds * 1_000 }

  package static func < (left: Self, right: Self) -> Bool { left.microseconds < right.microseconds }

  /// Whole seconds since the epoch, rounded towards the past.
  package var seconds: Int64 { floorDivide(microseconds, 1_000_000) }
  /// Whole milliseconds since the epoch, rounded towards the past.
  package var milliseconds: Int64 { floorDivide(microseconds, 1_000) }

  package static func + (left: Self, right: Duration) -> Self {
    Self(microseconds: left.microseconds + right.microseconds)
  }
  package static func - (left: Self, right: Duration) -> Self {
    Self(microseconds: left.microseconds - right.microseconds)
  }
  package static func - (left: Self, right: Self) -> Duration {
    .microseconds(left.microseconds - right.microseconds)
  }

  /// ISO 8601 in UTC, with fractional seconds if there are any: `2026-05-31T06:00:00.25Z`.
  package var description: String {
    let day = CalendarDay(number: Int(floorDivide(seconds, 86_400)))
    let second = Int(seconds - Int64(day.number) * 86_400)
    let fraction = Int(microseconds - seconds * 1_000_000)
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    var text = "\(day)T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
    if fraction > 0 {
      var digits = String(String(1_000_000 + fraction).dropFirst())
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return text + "Z"
  }
}

extension Duration {
  /// Whole microseconds, rounded towards zero.
  package var microseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }
  /// Whole milliseconds, rounded towards zero.
  package var milliseconds: Int64 { microseconds / 1_000 }
}

/// Division that rounds towards negative infinity, as calendars need.
package func floorDivide(_ value: Int64, _ divisor: Int64) -> Int64 {
  let quotient = value / divisor
  return value % divisor < 0 ? quotient - 1 : quotient
}
