/// Durations as written in environment variables: a whole number and a unit, `500ms`, `10s`, `5m`, `1h`, `30d`.
enum DurationText {
  private static let units: [(suffix: String, milliseconds: Int64)] = [
    ("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000),
  ]

  /// `nil` without digits or a unit, or if the milliseconds do not fit into 64 bits.
  static func parse(_ text: String) -> Duration? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard let amount = Int64(digits), let unit = units.first(where: { $0.suffix == text[digits.endIndex...] }) else {
      return nil
    }
    let (milliseconds, overflow) = amount.multipliedReportingOverflow(by: unit.milliseconds)
    return overflow ? nil : .milliseconds(milliseconds)
  }

  /// Uses the largest unit that divides the duration evenly.
  static func format(_ duration: Duration) -> String {
    let milliseconds = duration.components.seconds * 1_000 + duration.components.attoseconds / 1_000_000_000_000_000
    let unit = units.last { milliseconds % $0.milliseconds == 0 && milliseconds >= $0.milliseconds } ?? units[0]
    return "\(milliseconds / unit.milliseconds)\(unit.suffix)"
  }
}
