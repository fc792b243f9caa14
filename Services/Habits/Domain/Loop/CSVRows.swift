/// The rows of a CSV text (RFC 4180), each with the number of its first line.
struct CSVRows {
  struct Row {
    var line: Int
    var cells: [String]
  }

  private(set) var rows: [Row] = []
  /// The line with an opening quote that is never closed.
  private(set) var openQuote: Int?

  init(_ text: String) {
    // This reads Unicode scalars, because Swift treats CR LF as one character.
    var (cells, cell, line, first) = ([String](), String.UnicodeScalarView(), 1, 1)
    var (isQuoted, wasQuoted, opened) = (false, false, 1)
    var scalars = text.unicodeScalars.makeIterator()
    var next = scalars.next()
    if next == "\u{FEFF}" { next = scalars.next() }
    func endRow(_ rows: inout [Row]) {
      cells.append(String(cell))
      if cells != [""] { rows.append(Row(line: first, cells: cells)) }
      (cells, cell, first, wasQuoted) = ([], .init(), line + 1, false)
    }
    while let scalar = next {
      next = scalars.next()
      switch scalar {
      case "\"" where isQuoted && next == "\"":
        cell.append(scalar)
        next = scalars.next()
      case "\"" where isQuoted: isQuoted = false
      case "\"" where cell.isEmpty && !wasQuoted: (isQuoted, wasQuoted, opened) = (true, true, line)
      case "\n":
        if isQuoted { cell.append(scalar) } else { endRow(&rows) }
        line += 1
      case "\r" where !isQuoted && (next == "\n" || next == nil): break
      case "," where !isQuoted:
        cells.append(String(cell))
        (cell, wasQuoted) = (.init(), false)
      default: cell.append(scalar)
      }
    }
    if !cell.isEmpty || !cells.isEmpty { endRow(&rows) }
    if isQuoted { openQuote = opened }
  }
}
