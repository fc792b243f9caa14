/// Lines of aligned cells under a headline.
package struct Table: Sendable, Equatable {
  package struct Column: Sendable, Equatable {
    package var title: String
    package var alignment: Alignment
    /// If there is not enough room, the column with the largest value moves below its row first; 0 never moves.
    package var expendability: Int
    /// Cells may be wrapped to this width before columns move; `nil`: never.
    package var minimumWidth: Int?

    package init(_ title: String, _ alignment: Alignment = .left, expendability: Int = 0, minimumWidth: Int? = nil) {
      self.title = title
      self.alignment = alignment
      self.expendability = expendability
      self.minimumWidth = minimumWidth
    }
  }

  /// A cell and its style.
  package struct Cell: Sendable, Equatable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    var text: String
    var paint: Style.Paint?

    package init(_ text: String, _ paint: Style.Paint? = nil) {
      self.text = text.printable
      self.paint = paint
    }
    package init(stringLiteral text: String) { self.init(text) }
  }

  package var columns: [Column]
  package private(set) var rows: [[Cell]] = []
  private static let gap = 2

  package init(_ columns: [Column]) { self.columns = columns }

  /// Adds a line. There must be a cell for each column.
  package mutating func add(_ cells: [Cell]) {
    precondition(cells.count == columns.count, "\(cells.count) cells for \(columns.count) columns")
    rows.append(cells)
  }

  /// The headline and the rows, at most `width` wide unless the fixed columns need more. Every cell keeps its whole
  /// text.
  package func render(width: Int, style: Style) -> [String] {
    var shown = Array(columns.indices)
    while widths(of: shown, within: width).reduce(0, +) + Self.gap * (shown.count - 1) > width {
      let leaving = shown.max { columns[$0].expendability < columns[$1].expendability }
      guard let leaving, columns[leaving].expendability > 0 else { break }
      shown.removeAll { $0 == leaving }
    }
    let widths = widths(of: shown, within: width)
    let headline = line(shown.map { Cell(columns[$0].title, .dim) }, shown, widths, style)
    let below = columns.indices.filter { !shown.contains($0) }
    return [headline]
      + rows.flatMap { row in
        lines(shown.map { row[$0] }, shown, widths, style) + details(row, below, width).map { style(.dim, $0) }
      }
  }

  /// The cells of columns for which there is no room, below their row, with their titles.
  private func details(_ row: [Cell], _ below: [Int], _ width: Int) -> [String] {
    let said = below.filter { !row[$0].text.isEmpty }
      .map { columns[$0].title.isEmpty ? row[$0].text : "\(columns[$0].title) \(row[$0].text)" }
    guard !said.isEmpty else { return [] }
    // A detail that fits into a line is not wrapped.
    var lines: [String] = []
    for detail in said {
      if let last = lines.last, last.displayWidth + 3 + detail.displayWidth <= width - 2 {
        lines[lines.count - 1] = last + " · " + detail
      } else {
        lines += detail.folded(to: max(4, width - 2))
      }
    }
    return lines.map { "  " + $0 }
  }

  /// Natural widths, with flexible columns narrowed to fit into `total` as far as their minimum allows.
  private func widths(of shown: [Int], within total: Int) -> [Int] {
    var widths = shown.map { column in
      max(columns[column].title.displayWidth, rows.map { $0[column].text.displayWidth }.max() ?? 0)
    }
    var excess = widths.reduce(0, +) + Self.gap * (shown.count - 1) - total
    for (position, column) in shown.enumerated() where excess > 0 {
      guard let minimum = columns[column].minimumWidth else { continue }
      let cut = min(excess, max(0, widths[position] - minimum))
      widths[position] -= cut
      excess -= cut
    }
    return widths
  }

  /// The lines of a row; its longest cell determines their number.
  private func lines(_ cells: [Cell], _ shown: [Int], _ widths: [Int], _ style: Style) -> [String] {
    let folded = zip(cells, widths).map { cell, width in cell.text.folded(to: width) }
    return (0..<(folded.map(\.count).max() ?? 1)).map { index in
      let parts = zip(folded, cells).map { lines, cell in Cell(index < lines.count ? lines[index] : "", cell.paint) }
      return line(parts, shown, widths, style)
    }
  }

  private func line(_ cells: [Cell], _ shown: [Int], _ widths: [Int], _ style: Style) -> String {
    var line = ""
    for (position, cell) in cells.enumerated() {
      let alignment = columns[shown[position]].alignment
      let isLast = position == cells.count - 1
      let text = cell.text.truncated(to: widths[position])
      let missing = String(repeating: " ", count: widths[position] - text.displayWidth)
      let painted = cell.paint.map { style($0, text) } ?? text
      line += alignment == .right ? missing + painted : painted + (isLast ? "" : missing)
      if !isLast { line += String(repeating: " ", count: Self.gap) }
    }
    // Without the trailing spaces of empty cells.
    return String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
  }
}
