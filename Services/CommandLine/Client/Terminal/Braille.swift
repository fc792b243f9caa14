/// A picture of dots, two columns by four rows in each Braille character.
package struct BrailleCanvas: Sendable, Equatable {
  /// The width in characters.
  package let width: Int
  package let height: Int
  private var cells: [UInt32]

  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = [UInt32](repeating: 0, count: self.width * self.height)
  }

  package var columns: Int { width * 2 }
  package var rows: Int { height * 4 }

  /// Coordinates start at the top left; dots outside are ignored.
  package mutating func set(column: Int, row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    cells[row / 4 * width + column / 2] |= Self.bits[row % 4][column % 2]
  }

  /// Lines from the top, each `width` characters.
  package var lines: [String] {
    (0..<height).map { line in
      String(
        String.UnicodeScalarView(
          cells[line * width..<(line + 1) * width].map { Unicode.Scalar(0x2800 + $0) ?? " " }))
    }
  }

  /// The bit of each dot (Unicode, Braille Patterns): by row, then by column.
  private static let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}

/// A curve over time, drawn with the dots of Braille characters: two columns by four rows in each cell.
package struct BrailleCurve: Sendable, Equatable {
  /// In equal time steps; `nil` where no value is known.
  package var values: [Double?]
  /// The values of the lowest and the highest row.
  package var range: ClosedRange<Double>

  package init(values: [Double?], range: ClosedRange<Double>) {
    self.values = values
    self.range = range
  }

  /// Lines from the top, each `width` characters.
  package func render(width: Int, height: Int) -> [String] {
    guard width > 0, height > 0 else { return [] }
    var canvas = BrailleCanvas(width: width, height: height)
    var last: Int?
    for column in 0..<canvas.columns {
      guard let value = value(at: column, of: canvas.columns) else {
        last = nil
        continue
      }
      let share = (min(max(value, range.lowerBound), range.upperBound) - range.lowerBound) / extent
      let row = canvas.rows - 1 - Int((share * Double(canvas.rows - 1)).rounded())
      // Fills steep parts, so that the curve stays connected.
      for dot in min(row, last ?? row)...max(row, last ?? row) { canvas.set(column: column, row: dot) }
      last = row
    }
    return canvas.lines
  }

  private var extent: Double { max(.ulpOfOne, range.upperBound - range.lowerBound) }

  /// The smallest value in a column's share of the time, so that no dip is lost, however many values share a column.
  private func value(at column: Int, of columns: Int) -> Double? {
    guard !values.isEmpty else { return nil }
    let first = column * values.count / columns
    let end = max(first + 1, (column + 1) * values.count / columns)
    return values[first..<min(end, values.count)].compactMap(\.self).min()
  }
}
