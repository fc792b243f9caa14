/// The square in which a QR code is drawn.
struct QRCanvas {
  private let version: QRVersion
  private var isDark: [[Bool]]
  /// The modules of patterns, which hold no data and are not masked.
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

  /// §6.3.6: all that don't overlap a finder.
  private mutating func drawAlignment() {
    guard let last = version.alignment.last else { return }
    for centre in version.alignment.flatMap({ row in version.alignment.map { (row, $0) } }) {
      guard centre != (6, 6), centre != (6, last), centre != (last, 6) else { continue }
      for row in -2...2 {
        for column in -2...2 { set(centre.0 + row, centre.1 + column, max(abs(row), abs(column)) != 1) }
      }
    }
  }

  /// §7.10: for 45 modules or more.
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
      // Down column 8, and left along row 8, skipping the timing patterns.
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

  /// The value followed by the remainder of its polynomial division over GF(2).
  private static func withRemainder(_ value: Int, bits: Int, by divisor: Int) -> Int {
    var remainder = value
    for _ in 0..<bits { remainder = remainder << 1 ^ (remainder >> (bits - 1) & 1) * divisor }
    return value << bits | remainder
  }

  /// §7.7.3: pairs of columns from the right, alternating upwards and downwards. Modules that are left over stay light.
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

  /// The modules under the mask that is easiest to read (§7.8).
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

/// How hard a QR code is to read (ISO/IEC 18004 §7.8.3); the mask with the lowest penalty is used.
enum QRPenalty {
  static func of(_ modules: [[Bool]]) -> Int {
    let columns = modules.indices.map { column in modules.map { $0[column] } }
    return (modules + columns).reduce(0) { $0 + runs($1) + finders($1) } + squares(modules) + balance(modules)
  }

  /// Runs of five or more equal modules in a line.
  private static func runs(_ line: [Bool]) -> Int {
    var (penalty, length) = (0, 0)
    for (index, module) in line.enumerated() {
      length = index > 0 && module == line[index - 1] ? length + 1 : 1
      if length == 5 { penalty += 3 } else if length > 5 { penalty += 1 }
    }
    return penalty
  }

  private static let finder = [true, false, true, true, true, false, true]
  private static let finderBefore = [Bool](repeating: false, count: 4) + finder
  private static let finderAfter = finder + [Bool](repeating: false, count: 4)

  /// Patterns that look like a finder.
  private static func finders(_ line: [Bool]) -> Int {
    (0...line.count - 11).reduce(0) { penalty, start in
      let part = line[start..<start + 11]
      return penalty + (part.elementsEqual(finderBefore) || part.elementsEqual(finderAfter) ? 40 : 0)
    }
  }

  /// Squares of four equal modules.
  private static func squares(_ modules: [[Bool]]) -> Int {
    (1..<modules.count).reduce(0) { penalty, row in
      penalty
        + (1..<modules.count).reduce(0) { penalty, column in
          let module = modules[row][column]
          let isSquare =
            modules[row - 1][column] == module && modules[row][column - 1] == module
            && modules[row - 1][column - 1] == module
          return penalty + (isSquare ? 3 : 0)
        }
    }
  }

  /// An imbalance between dark and light.
  private static func balance(_ modules: [[Bool]]) -> Int {
    let dark = modules.reduce(0) { $0 + $1.count { $0 } }
    let percent = dark * 100 / (modules.count * modules.count)
    return abs(percent - 50) / 5 * 10
  }
}
