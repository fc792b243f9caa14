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
    var canvas = BrailleCanvas(width: width, height: height)
    var last: Int?
    for column in 0..<canvas.columns {
      guard let value = value(at: column, of: canvas.columns) else {
        last = nil
        continue
      }
      let share = (min(max(value, range.lowerBound), range.upperBound) - range.lowerBound) / extent
      let row = canvas.rows - 1 - Int((share * Double(canvas.rows - 1)).rounded())
      // Steep parts stay one line.
      for dot in min(row, last ?? row)...max(row, last ?? row) { canvas.set(column: column, row: dot) }
      last = row
    }
    return canvas.lines
  }

  private var extent: Double { max(.ulpOfOne, range.upperBound - range.lowerBound) }

  /// The smallest value of a column's share of the time: no dip is lost, however many values share a column.
  private func value(at column: Int, of columns: Int) -> Double? {
    guard !values.isEmpty else { return nil }
    let first = column * values.count / columns
    let end = max(first + 1, (column + 1) * values.count / columns)
    return values[first..<min(end, values.count)].compactMap(\.self).min()
  }
}
