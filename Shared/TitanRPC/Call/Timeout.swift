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

  /// The finest unit that still fits eight digits. A time that is up is `1n`, since zero is not allowed; fractions
  /// round up, so that a server never gives up before its client.
  package var wireForm: String {
    let (seconds, attoseconds) = duration.components
    guard seconds > 0 || (seconds == 0 && attoseconds > 0) else { return "1n" }
    let limit: Int64 = 99_999_999
    if seconds == 0, attoseconds <= limit * 1_000_000_000 { return "\(up(attoseconds, 1_000_000_000))n" }
    if seconds < 100, let micro = whole(seconds, 1_000_000, attoseconds, 1_000_000_000_000), micro <= limit {
      return "\(micro)u"
    }
    if let milli = whole(seconds, 1_000, attoseconds, 1_000_000_000_000_000), milli <= limit { return "\(milli)m" }
    let rounded = attoseconds > 0 ? seconds + 1 : seconds
    if rounded <= limit { return "\(rounded)S" }
    if up(rounded, 60) <= limit { return "\(up(rounded, 60))M" }
    return "\(min(limit, up(rounded, 3600)))H"
  }

  private func up(_ value: Int64, _ divisor: Int64) -> Int64 { (value + divisor - 1) / divisor }
  private func whole(_ seconds: Int64, _ perSecond: Int64, _ attoseconds: Int64, _ divisor: Int64) -> Int64? {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: perSecond)
    return overflow ? nil : product + up(attoseconds, divisor)
  }
}
