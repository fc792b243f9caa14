/// A QR code (ISO/IEC 18004) for a text in UTF-8 bytes.
package struct QRCode: Hashable, Sendable {
  /// Rows of modules; true is dark. The quiet zone is not included.
  package let modules: [[Bool]]

  /// Returns `nil` for a text of more than 271 bytes.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = QRVersion.all.first(where: { bytes.count <= $0.capacity }) else { return nil }
    var canvas = QRCanvas(version)
    canvas.place(Self.interleaved(Self.data(bytes, version), version))
    modules = canvas.masked()
  }

  /// Mode, count and bytes, padded to the version's size (§7.4).
  private static func data(_ bytes: [UInt8], _ version: QRVersion) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      bits += (0..<count).map { value >> (count - 1 - $0) & 1 == 1 }
    }
    append(0b0100, 4)
    append(bytes.count, version.countBits)
    for byte in bytes { append(Int(byte), 8) }
    let room = version.dataBytes * 8
    append(0, min(4, room - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    while data.count < version.dataBytes { data.append((data.count - bits.count / 8) % 2 == 0 ? 0xEC : 0x11) }
    return data
  }

  /// The blocks' bytes interleaved, then those of their error correction (§7.6).
  private static func interleaved(_ data: [UInt8], _ version: QRVersion) -> [UInt8] {
    var (blocks, rest): ([[UInt8]], ArraySlice<UInt8>) = ([], data[...])
    for length in version.blocks {
      blocks.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    let corrections = blocks.map { ReedSolomon.correction(of: $0, count: version.correction) }
    return [blocks, corrections].flatMap { group in
      (0..<(group.map(\.count).max() ?? 0)).flatMap { index in
        group.compactMap { index < $0.count ? $0[index] : nil }
      }
    }
  }

  /// The width of the light margin that readers need to find the code. The standard requires four modules, but two
  /// suffice for readers of screens.
  private static let quietZone = 2

  /// Each line of half blocks shows two rows of modules. Light modules are drawn and dark ones are not, because most
  /// terminals are dark; if colours are allowed, the code sets both explicitly.
  package func lines(style: Style) -> [String] {
    let size = modules.count + 2 * Self.quietZone
    func isLight(_ row: Int, _ column: Int) -> Bool {
      let (row, column) = (row - Self.quietZone, column - Self.quietZone)
      guard modules.indices.contains(row), modules.indices.contains(column) else { return row < modules.count + 2 }
      return !modules[row][column]
    }
    return stride(from: 0, to: size, by: 2).map { row in
      let line = (0..<size).map { column in
        switch (isLight(row, column), row + 1 < size && isLight(row + 1, column)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      .joined()
      return style.isColoured ? "\u{1B}[97;40m\(line)\u{1B}[0m" : line
    }
  }
}

/// The sizes of QR codes up to 57 modules, with error correction level L (ISO/IEC 18004, tables 9 and E.1): a screen
/// doesn't get scratched, and small codes fit on it.
struct QRVersion: Hashable, Sendable {
  let number: Int
  /// The number of error correction bytes in each block.
  let correction: Int
  /// The number of data bytes in each block.
  let blocks: [Int]
  /// The rows and columns at which alignment patterns are centred.
  let alignment: [Int]

  var size: Int { 17 + 4 * number }
  var dataBytes: Int { blocks.reduce(0, +) }
  /// The number of bits in the leading byte count (table 3).
  var countBits: Int { number < 10 ? 8 : 16 }
  /// The number of text bytes it can hold, after mode and count.
  var capacity: Int { (dataBytes * 8 - 4 - countBits) / 8 }

  static let all = [
    QRVersion(number: 1, correction: 7, blocks: [19], alignment: []),
    QRVersion(number: 2, correction: 10, blocks: [34], alignment: [6, 18]),
    QRVersion(number: 3, correction: 15, blocks: [55], alignment: [6, 22]),
    QRVersion(number: 4, correction: 20, blocks: [80], alignment: [6, 26]),
    QRVersion(number: 5, correction: 26, blocks: [108], alignment: [6, 30]),
    QRVersion(number: 6, correction: 18, blocks: [68, 68], alignment: [6, 34]),
    QRVersion(number: 7, correction: 20, blocks: [78, 78], alignment: [6, 22, 38]),
    QRVersion(number: 8, correction: 24, blocks: [97, 97], alignment: [6, 24, 42]),
    QRVersion(number: 9, correction: 30, blocks: [116, 116], alignment: [6, 26, 46]),
    QRVersion(number: 10, correction: 18, blocks: [68, 68, 69, 69], alignment: [6, 28, 50]),
  ]
}

/// Error correction of QR codes (ISO/IEC 18004 §7.5): Reed-Solomon over GF(256), the field of x⁸+x⁴+x³+x²+1.
enum ReedSolomon {
  /// The powers of 2, and the logarithm of each number.
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

  /// The remainder of `data`, as a polynomial, divided by (x-2⁰)(x-2¹)…: `count` bytes.
  static func correction(of data: [UInt8], count: Int) -> [UInt8] {
    var divisor: [UInt8] = [1]
    for exponent in 0..<count {
      // Multiplied by (x - 2^exponent); the leading coefficient stays 1.
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
