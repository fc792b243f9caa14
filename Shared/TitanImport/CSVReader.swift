/// Reads CSV (RFC 4180) row by row, so that a long file takes no more memory than itself and one row.
///
/// Lines end with LF or CR LF; a byte order mark, and the `sep=;` line that spreadsheets understand, are skipped. The
/// separator is the one of comma, semicolon and tab that the first line has most of.
package struct CSVReader {
  package struct Row: Sendable, Equatable {
    /// The number of its first line, from 1.
    package var line: Int
    package var cells: [String]
  }

  /// The most cells of a row, and bytes of a cell: beyond that, the file is something else.
  static let mostCells = 500
  static let longestCell = 100_000

  package let separator: UInt8
  private let bytes: [UInt8]
  private var position: Int
  private var line = 1

  /// - Throws: `ImportProblem` if the text isn't UTF-8.
  package init(_ bytes: [UInt8]) throws(ImportProblem) {
    self.bytes = bytes
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw ImportProblem(line: Self.firstInvalidLine(bytes), "the line isn't UTF-8 text")
    }
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].prefix { $0 != Self.lineFeed }
    if first.starts(with: Array("sep=".utf8)), let named = first.dropFirst(4).first {
      separator = named
      start = min(bytes.count, first.endIndex + 1)
      line = 2
    } else {
      separator = Self.separator(of: first)
    }
    position = start
  }

  /// Whether numbers may have decimal commas without being ambiguous.
  package var hasDecimalCommas: Bool { separator != Self.comma }

  /// The next row that isn't empty; `nil` at the end.
  ///
  /// - Throws: `ImportProblem` with line and column for what isn't CSV.
  package mutating func next() throws(ImportProblem) -> Row? {
    while position < bytes.count {
      let row = try readRow()
      if row.cells != [""] { return row }
    }
    return nil
  }

  private mutating func readRow() throws(ImportProblem) -> Row {
    var row = Row(line: line, cells: [])
    while true {
      guard row.cells.count < Self.mostCells else {
        throw ImportProblem(line: row.line, "the row has more than \(Self.mostCells) columns")
      }
      let column = row.cells.count + 1
      let isQuoted = position < bytes.count && bytes[position] == Self.quote
      row.cells.append(isQuoted ? try quotedCell(column) : try plainCell(column))
      guard position < bytes.count else { return row }
      let end = bytes[position]
      position += 1
      if end == separator {
        continue
      }
      line += 1
      return row
    }
  }

  /// Reads up to a separator or the end of the line, which stays unread.
  private mutating func plainCell(_ column: Int) throws(ImportProblem) -> String {
    let start = position
    while position < bytes.count, bytes[position] != separator, bytes[position] != Self.lineFeed { position += 1 }
    var cell = bytes[start..<position]
    let isLast = position == bytes.count || bytes[position] == Self.lineFeed
    if isLast, cell.last == Self.carriageReturn { cell = cell.dropLast() }
    return try text(cell, column)
  }

  private mutating func quotedCell(_ column: Int) throws(ImportProblem) -> String {
    let opened = line
    var cell: [UInt8] = []
    position += 1
    while true {
      guard position < bytes.count else {
        throw ImportProblem(line: opened, column: "\(column)", "a quote opens here and is never closed")
      }
      let byte = bytes[position]
      position += 1
      if byte == Self.quote {
        guard position < bytes.count, bytes[position] == Self.quote else { break }
        position += 1
      }
      if byte == Self.lineFeed { line += 1 }
      cell.append(byte)
    }
    if position < bytes.count, bytes[position] == Self.carriageReturn { position += 1 }
    guard position == bytes.count || bytes[position] == separator || bytes[position] == Self.lineFeed else {
      throw ImportProblem(line: line, column: "\(column)", "something follows the quote that closes the cell")
    }
    return try text(cell[...], column)
  }

  private func text(_ cell: ArraySlice<UInt8>, _ column: Int) throws(ImportProblem) -> String {
    guard cell.count <= Self.longestCell else {
      throw ImportProblem(
        line: line, column: "\(column)", "the cell has \(cell.count) bytes; at most \(Self.longestCell) are allowed")
    }
    return String(decoding: cell, as: UTF8.self)
  }

  private static let (quote, comma, semicolon) = (UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ";"))
  private static let (tab, lineFeed, carriageReturn) = (UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"))

  /// The comma, if none is more frequent outside of quotes.
  private static func separator(of line: ArraySlice<UInt8>) -> UInt8 {
    var counts = [UInt8: Int]()
    var isQuoted = false
    for byte in line {
      if byte == quote { isQuoted.toggle() }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    return [semicolon, tab].reduce(comma) { counts[$1, default: 0] > counts[$0, default: 0] ? $1 : $0 }
  }

  private static func firstInvalidLine(_ bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: lineFeed, omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
  }
}

/// Why a file can't be imported at all.
package struct ImportProblem: Error, Sendable, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  init(line: Int, column: String? = nil, _ text: String) {
    description = "line \(line)\(column.map { ", column \($0)" } ?? ""): \(text)"
  }
}
