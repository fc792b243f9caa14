import Foundation

/// A `numeric` in binary format: sign and base-10,000 digits (`numeric_send`).
struct Numeric {
  private let negative: Bool
  /// The power of 10,000 of the first digit.
  private let weight: Int
  private let digits: [Int]

  init(_ bytes: UnsafeRawBufferPointer) throws(PostgresDecodingFailure) {
    let count = Int(try bytes.integer(at: 0, Int16.self))
    let sign = try bytes.integer(at: 4, UInt16.self)
    guard count >= 0, bytes.count == 8 + 2 * count else { throw .malformed }
    // 0xC000 is NaN, 0xD000 and 0xF000 are the infinities.
    guard sign == 0 || sign == 0x4000 else { throw .outOfRange }
    negative = sign == 0x4000
    weight = Int(try bytes.integer(at: 2, Int16.self))
    var digits: [Int] = []
    for index in 0..<count { digits.append(Int(try bytes.integer(at: 8 + 2 * index, Int16.self))) }
    self.digits = digits
  }

  func integer() throws(PostgresDecodingFailure) -> Int64 {
    guard !digits.isEmpty else { return 0 }
    guard weight >= 0, weight < 5, digits.dropFirst(weight + 1).allSatisfy({ $0 == 0 }) else { throw .outOfRange }
    // Accumulate negative values, so that Int64.min is within reach.
    var value: Int64 = 0
    for position in 0...weight {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10_000)
      let digit = position < digits.count ? digits[position] : 0
      let (difference, underflow) = product.subtractingReportingOverflow(Int64(digit))
      guard !overflow, !underflow else { throw .outOfRange }
      value = difference
    }
    guard !negative else { return value }
    guard value != .min else { throw .outOfRange }
    return -value
  }

  func double() throws(PostgresDecodingFailure) -> Double {
    guard let first = digits.first else { return 0 }
    var text = (negative ? "-" : "") + String(first)
    for digit in digits.dropFirst() { text += String(String(10_000 + digit).dropFirst()) }
    text += "e\((weight - digits.count + 1) * 4)"
    guard let value = Double(text) else { throw .malformed }
    return value
  }
}
