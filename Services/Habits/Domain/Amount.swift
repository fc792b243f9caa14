/// A count or a quantity, to a thousandth: 30 push-ups, 2.5 km.
package struct Amount: Sendable, Hashable {
  package var thousandths: Int

  package init(thousandths: Int) { self.thousandths = thousandths }

  package init(_ whole: Int) { self.init(thousandths: whole * 1_000) }

  /// Returns `nil` if `value` isn't a number, or is larger than any allowed amount.
  package init?(rounding value: Double) {
    guard value.isFinite, abs(value) <= 1e12 else { return nil }
    self.init(thousandths: Int((value * 1_000).rounded()))
  }

  /// Also returns `nil` for more than three decimals. Rounding errors of binary fractions don't count as decimals.
  package init?(exactly value: Double) {
    self.init(rounding: value)
    guard abs(value - self.value) <= 1e-9 * max(1, abs(value)) else { return nil }
  }

  package var value: Double { Double(thousandths) / 1_000 }
  package var isWhole: Bool { thousandths % 1_000 == 0 }
}

extension Amount: ExpressibleByIntegerLiteral, Comparable, AdditiveArithmetic {
  package init(integerLiteral value: Int) { self.init(value) }

  package static func < (one: Amount, other: Amount) -> Bool { one.thousandths < other.thousandths }

  package static func + (one: Amount, other: Amount) -> Amount {
    Amount(thousandths: one.thousandths + other.thousandths)
  }

  package static func - (one: Amount, other: Amount) -> Amount {
    Amount(thousandths: one.thousandths - other.thousandths)
  }
}

extension Amount: CustomStringConvertible {
  /// For example `30` or `2.5`.
  package var description: String {
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1_000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = "\(1_000 + rest)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
