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
  /// round up, so that a server never gives up before its client. Eleven thousand years are the most that can be said.
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

  /// What eight digits can say.
  private static let limit: Int64 = 99_999_999

  private func up(_ value: Int64, _ divisor: Int64) -> Int64 { (value + divisor - 1) / divisor }
}
