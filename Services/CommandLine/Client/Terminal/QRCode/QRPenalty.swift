/// What makes a QR code hard to read (ISO/IEC 18004 §7.8.3): of the masks, the one with the least is taken.
enum QRPenalty {
  static func of(_ modules: [[Bool]]) -> Int {
    let columns = modules.indices.map { column in modules.map { $0[column] } }
    return (modules + columns).reduce(0) { $0 + runs($1) + finders($1) } + squares(modules) + balance(modules)
  }

  /// Five alike in a line and more.
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

  /// What looks like a corner.
  private static func finders(_ line: [Bool]) -> Int {
    (0...line.count - 11).reduce(0) { penalty, start in
      let part = line[start..<start + 11]
      return penalty + (part.elementsEqual(finderBefore) || part.elementsEqual(finderAfter) ? 40 : 0)
    }
  }

  /// Four alike in a square.
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

  /// Much more dark than light, or the other way round.
  private static func balance(_ modules: [[Bool]]) -> Int {
    let dark = modules.reduce(0) { $0 + $1.count { $0 } }
    let percent = dark * 100 / (modules.count * modules.count)
    return abs(percent - 50) / 5 * 10
  }
}
