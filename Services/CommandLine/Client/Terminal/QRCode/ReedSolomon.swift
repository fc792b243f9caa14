/// Error correction of QR codes (ISO/IEC 18004 §7.5): Reed-Solomon over GF(256), the field of x⁸+x⁴+x³+x²+1.
enum ReedSolomon {
  /// Powers of 2, and what power a number is.
  private static let (powers, logarithms): ([UInt8], [Int]) = {
    var (powers, logarithms) = ([UInt8](repeating: 0, count: 255), [Int](repeating: 0, count: 256))
    var value = 1
    for exponent in 0..<255 {
      powers[exponent] = UInt8(value)
      logarithms[value] = exponent
      value <<= 1
      if value > 255 { value ^= 0x11D }
    }
    return (powers, logarithms)
  }()

  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    left == 0 || right == 0 ? 0 : powers[(logarithms[Int(left)] + logarithms[Int(right)]) % 255]
  }

  /// The remainder of `data`, as a polynomial, by (x-2⁰)(x-2¹)…: `count` bytes.
  static func correction(of data: [UInt8], count: Int) -> [UInt8] {
    var divisor: [UInt8] = [1]
    for exponent in 0..<count {
      // Times (x - 2^exponent); the leading coefficient stays 1.
      var next = divisor + [0]
      for index in divisor.indices { next[index + 1] ^= product(divisor[index], powers[exponent]) }
      divisor = next
    }
    var remainder = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ remainder[0]
      remainder = Array(remainder.dropFirst()) + [0]
      for index in remainder.indices { remainder[index] ^= product(divisor[index + 1], factor) }
    }
    return remainder
  }
}
