/// The header of a table. Names are compared without case and white space around them.
struct ImportColumns: Sendable {
  /// As the file has them.
  let names: [String]
  private let indices: [String: Int]

  init(_ header: CSVReader.Row) {
    names = header.cells.map(\.trimmed)
    indices = Dictionary(names.enumerated().map { ($1.lowercased(), $0) }) { first, _ in first }
  }

  var count: Int { names.count }

  func have(_ names: String...) -> Bool { names.allSatisfy { indices[$0] != nil } }

  /// The first of the columns that there is.
  func first(_ names: String...) -> Int? { names.lazy.compactMap { indices[$0.lowercased()] }.first }

  /// A column such as `Weight (kg)`, with the unit in its name, or `Weight` without.
  func measured(_ name: String) -> (column: Int, unit: String)? {
    for (index, column) in names.enumerated() {
      let lower = column.lowercased()
      if lower == name { return (index, "") }
      guard lower.hasPrefix(name + " ("), lower.hasSuffix(")") else { continue }
      return (index, String(lower.dropFirst(name.count + 2).dropLast()))
    }
    return nil
  }

  /// - Throws: `ImportProblem` that names what is missing and what there is.
  func required(_ names: String..., form: String) throws(ImportProblem) -> Int {
    if let index = names.lazy.compactMap({ indices[$0.lowercased()] }).first { return index }
    let there = self.names.map { "\"\($0)\"" }.joined(separator: ", ")
    throw ImportProblem("\(form) needs a column \"\(names[0])\", but the file has \(there).")
  }
}

/// A row with its header.
struct ImportRow {
  let line: Int
  private let cells: [String]
  private let columns: ImportColumns
  private let hasDecimalCommas: Bool

  init(_ row: CSVReader.Row, _ columns: ImportColumns, hasDecimalCommas: Bool) {
    (line, cells) = (row.line, row.cells)
    (self.columns, self.hasDecimalCommas) = (columns, hasDecimalCommas)
  }

  /// Empty if the table or the row has no such column.
  func text(_ column: Int?) -> String {
    guard let column, column < cells.count else { return "" }
    return cells[column].trimmed
  }

  func time(_ column: Int, order: DateOrder?) throws(CellProblem) -> LocalTime {
    do { return try LocalTime(text(column), order: order) } catch {
      throw CellProblem(column: columns.names[column], error)
    }
  }

  /// `nil` if the cell is empty or there is none.
  func number(_ column: Int?) throws(CellProblem) -> Double? {
    guard let column else { return nil }
    do { return try ImportNumber.read(text(column), hasDecimalCommas: hasDecimalCommas) } catch {
      throw CellProblem(column: columns.names[column], error)
    }
  }

  /// The same for seconds.
  func seconds(_ column: Int?) throws(CellProblem) -> Double? {
    guard let column else { return nil }
    do { return try ImportNumber.seconds(text(column), hasDecimalCommas: hasDecimalCommas) } catch {
      throw CellProblem(column: columns.names[column], error)
    }
  }
}
