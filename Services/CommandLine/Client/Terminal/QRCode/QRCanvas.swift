/// The square in which a QR code is drawn.
struct QRCanvas {
  private let version: QRVersion
  private var isDark: [[Bool]]
  /// Modules of patterns, which hold no data and are not masked.
  private var isReserved: [[Bool]]

  private var size: Int { version.size }

  init(_ version: QRVersion) {
    self.version = version
    let empty = [[Bool]](repeating: [Bool](repeating: false, count: version.size), count: version.size)
    (isDark, isReserved) = (empty, empty)
    drawFinders()
    drawTiming()
    drawAlignment()
    drawVersion()
    drawFormat(mask: 0)
  }

  private mutating func set(_ row: Int, _ column: Int, _ dark: Bool) {
    isDark[row][column] = dark
    isReserved[row][column] = true
  }

  /// §6.3.3, §6.3.4: three corners, with the light modules around them.
  private mutating func drawFinders() {
    for (top, left) in [(0, 0), (0, size - 7), (size - 7, 0)] {
      for row in max(0, top - 1)..<min(size, top + 8) {
        for column in max(0, left - 1)..<min(size, left + 8) {
          let distance = max(abs(row - top - 3), abs(column - left - 3))
          set(row, column, distance != 2 && distance != 4)
        }
      }
    }
  }

  /// §6.3.5.
  private mutating func drawTiming() {
    for index in 8..<size - 8 {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
  }

  /// §6.3.6: wherever they do not meet a finder.
  private mutating func drawAlignment() {
    guard let last = version.alignment.last else { return }
    for centre in version.alignment.flatMap({ row in version.alignment.map { (row, $0) } }) {
      guard centre != (6, 6), centre != (6, last), centre != (last, 6) else { continue }
      for row in -2...2 {
        for column in -2...2 { set(centre.0 + row, centre.1 + column, max(abs(row), abs(column)) != 1) }
      }
    }
  }

  /// §7.10: from 45 modules on.
  private mutating func drawVersion() {
    guard version.number >= 7 else { return }
    let bits = Self.withRemainder(version.number, bits: 12, by: 0x1F25)
    for index in 0..<18 {
      let dark = bits >> index & 1 == 1
      set(index / 3, size - 11 + index % 3, dark)
      set(size - 11 + index % 3, index / 3, dark)
    }
  }

  /// §7.9: level L and the mask, twice; and the module that is always dark.
  private mutating func drawFormat(mask: Int) {
    let bits = Self.withRemainder(0b01 << 3 | mask, bits: 10, by: 0x537) ^ 0x5412
    for index in 0..<15 {
      let dark = bits >> index & 1 == 1
      // Downwards on column 8, and leftwards on row 8, past the timing patterns.
      switch index {
      case 0..<6: set(index, 8, dark)
      case 6, 7: set(index + 1, 8, dark)
      case 8: set(8, 7, dark)
      default: set(8, 14 - index, dark)
      }
      if index < 8 { set(8, size - 1 - index, dark) } else { set(size - 15 + index, 8, dark) }
    }
    set(size - 8, 8, true)
  }

  /// The value followed by the remainder of its division, as a polynomial over GF(2).
  private static func withRemainder(_ value: Int, bits: Int, by divisor: Int) -> Int {
    var remainder = value
    for _ in 0..<bits { remainder = remainder << 1 ^ (remainder >> (bits - 1) & 1) * divisor }
    return value << bits | remainder
  }

  /// §7.7.3: columns in pairs from the right, upwards and downwards in turn. What is left over stays light.
  mutating func place(_ bytes: [UInt8]) {
    var bit = 0
    for right in stride(from: size - 1, to: 0, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
      let isUpward = (right + 1) & 2 == 0
      for step in 0..<size {
        let row = isUpward ? size - 1 - step : step
        for column in [right, right - 1] where !isReserved[row][column] && bit < bytes.count * 8 {
          isDark[row][column] = bytes[bit / 8] >> (7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
    }
  }

  /// The modules under the mask that makes them easiest to read (§7.8).
  func masked() -> [[Bool]] {
    let candidates = (0..<8).map { mask in
      var canvas = self
      canvas.drawFormat(mask: mask)
      for row in 0..<size {
        for column in 0..<size where !isReserved[row][column] && Self.isFlipped(mask, row, column) {
          canvas.isDark[row][column].toggle()
        }
      }
      return canvas.isDark
    }
    return candidates.min { QRPenalty.of($0) < QRPenalty.of($1) } ?? isDark
  }

  private static func isFlipped(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    default: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }
}
