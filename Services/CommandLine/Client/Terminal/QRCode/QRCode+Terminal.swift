extension QRCode {
  /// Light modules around the code, which readers need to find it. The standard asks for four, and readers of screens
  /// make do with two.
  private static let quietZone = 2

  /// Two rows of modules in each line of half blocks. Light is drawn, dark is left out: most terminals are dark, and
  /// where colours may be used the code says which it means.
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
