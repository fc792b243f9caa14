/// A curve over time, drawn with the dots of Braille characters: two beside and four above each other in every cell.
package struct BrailleCurve: Sendable, Equatable {
  /// In equal steps of time; `nil` where nothing is known.
  package var values: [Double?]
  /// From the lowest row to the highest.
  package var range: ClosedRange<Double>

  package init(values: [Double?], range: ClosedRange<Double>) {
    self.values = values
    self.range = range
  }

  /// Lines from the top, each `width` characters.
  package func render(width: Int, height: Int) -> [String] {
    guard width > 0, height > 0 else { return [] }
    let (columns, rows) = (width * 2, height * 4)
    var cells = [[UInt32]](repeating: [UInt32](repeating: 0, count: width), count: height)
    var last: Int?
    for column in 0..<columns {
      guard let value = value(at: column, of: columns) else {
        last = nil
        continue
      }
      let share = (min(max(value, range.lowerBound), range.upperBound) - range.lowerBound) / extent
      let row = rows - 1 - Int((share * Double(rows - 1)).rounded())
      // Steep parts stay one line.
      for dot in min(row, last ?? row)...max(row, last ?? row) {
        cells[dot / 4][column / 2] |= Self.bits[dot % 4][column % 2]
      }
      last = row
    }
    return cells.map { row in
      String(String.UnicodeScalarView(row.map { Unicode.Scalar(0x2800 + $0) ?? " " }))
    }
  }

  private var extent: Double { max(.ulpOfOne, range.upperBound - range.lowerBound) }

  /// The smallest value of a column's share of the time: no dip is lost, however many values share a column.
  private func value(at column: Int, of columns: Int) -> Double? {
    guard !values.isEmpty else { return nil }
    let first = column * values.count / columns
    let end = max(first + 1, (column + 1) * values.count / columns)
    return values[first..<min(end, values.count)].compactMap(\.self).min()
  }

  /// Which bit is which dot (Unicode, Braille Patterns): by row, then by column.
  private static let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}
