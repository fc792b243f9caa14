/// The instant by which a call must be over, on the monotonic clock.
package struct Deadline: Sendable, Hashable, Comparable {
  package var instant: ContinuousClock.Instant

  package init(_ instant: ContinuousClock.Instant) { self.instant = instant }
  package static func after(_ duration: Duration, from now: ContinuousClock.Instant = .now) -> Deadline {
    Deadline(now + duration)
  }

  /// Time left; negative once it has passed.
  package func remaining(from now: ContinuousClock.Instant = .now) -> Duration { now.duration(to: instant) }

  /// The deadline for calls made on behalf of a call with this one: a little sooner, so that there is time to report
  /// what failed.
  package func onward(from now: ContinuousClock.Instant = .now) -> Deadline {
    Deadline(instant - max(.zero, min(.milliseconds(20), remaining(from: now) / 10)))
  }

  package static func < (left: Self, right: Self) -> Bool { left.instant < right.instant }
}

/// The wire form of a deadline, `grpc-timeout`: at most eight digits and a unit.
package struct Timeout: Sendable, Hashable {
  package var duration: Duration

  package init(_ duration: Duration) { self.duration = duration }

  /// Reads `1S`, `250m`, …; `nil` if there is no digit, more than eight, or an unknown unit.
  package init?(_ text: String) {
    let bytes = text.utf8
    guard let unit = bytes.last, (2...9).contains(bytes.count) else { return nil }
    var amount: Int64 = 0
    for byte in bytes.dropLast() {
      guard (0x30...0x39).contains(byte) else { return nil }
      amount = amount * 10 + Int64(byte - 0x30)
    }
    switch unit {
    case UInt8(ascii: "H"): duration = .seconds(amount * 3600)
    case UInt8(ascii: "M"): duration = .seconds(amount * 60)
    case UInt8(ascii: "S"): duration = .seconds(amount)
    case UInt8(ascii: "m"): duration = .milliseconds(amount)
    case UInt8(ascii: "u"): duration = .microseconds(amount)
    case UInt8(ascii: "n"): duration = .nanoseconds(amount)
    default: return nil
    }
  }

  /// Uses the finest unit that fits into eight digits. A time that is up becomes `1n`, since zero is not allowed;
  /// fractions round up, so that a server never gives up before its client. The longest time is about eleven thousand
  /// years.
  package var wireForm: String {
    guard duration > .zero else { return "1n" }
    guard duration < .seconds(Self.limit * 3600) else { return "\(Self.limit)H" }
    let (seconds, attoseconds) = duration.components
    if seconds == 0, attoseconds <= Self.limit * 1_000_000_000 { return "\(up(attoseconds, 1_000_000_000))n" }
    let micro = seconds * 1_000_000 + up(attoseconds, 1_000_000_000_000)
    if micro <= Self.limit { return "\(micro)u" }
    let milli = seconds * 1_000 + up(attoseconds, 1_000_000_000_000_000)
    if milli <= Self.limit { return "\(milli)m" }
    let rounded = attoseconds > 0 ? seconds + 1 : seconds
    if rounded <= Self.limit { return "\(rounded)S" }
    if up(rounded, 60) <= Self.limit { return "\(up(rounded, 60))M" }
    return "\(up(rounded, 3600))H"
  }

  /// The largest number of eight digits.
  private static let limit: Int64 = 99_999_999

  private func up(_ value: Int64, _ divisor: Int64) -> Int64 { (value + divisor - 1) / divisor }
}
