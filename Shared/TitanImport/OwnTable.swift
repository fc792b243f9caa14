import TitanCore

/// What the columns of one's own table mean: `date=Day,habit=Name,amount=Count,unit=Unit,note=Note`.
package struct ColumnMapping: Sendable, Equatable {
  package enum Role: String, Sendable, CaseIterable {
    case date, habit, amount, unit, note
  }

  fileprivate let columns: [Role: String]
  /// What all rows are about, if no column says it.
  fileprivate let title: String?

  /// - Throws: `ImportProblem` with what is wrong and what is allowed.
  package init(_ text: String, title: String? = nil) throws(ImportProblem) {
    var columns: [Role: String] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard sides.count == 2, let role = Role(rawValue: sides[0].lowercased()) else {
        let roles = Role.allCases.map(\.rawValue).joined(separator: ", ")
        throw ImportProblem("\"\(part)\" should be ROLE=COLUMN, where ROLE is one of \(roles).")
      }
      guard columns.updateValue(sides[1], forKey: role) == nil else {
        throw ImportProblem("\(role.rawValue) has two columns: \"\(text)\"")
      }
    }
    try self.init(columns, title: title)
  }

  /// - Throws: `ImportProblem` with what is wrong and what is allowed.
  package init(_ columns: [Role: String], title: String? = nil) throws(ImportProblem) {
    guard columns[.date] != nil else { throw ImportProblem("A column with the date is needed: date=COLUMN.") }
    guard (columns[.habit] == nil) != (title == nil) else {
      throw ImportProblem("Either a column has the name (habit=COLUMN), or a title gives one name to all rows.")
    }
    (self.columns, self.title) = (columns, title)
  }
}

/// One's own table: a row for each thing that was done on a day.
struct OwnTable: ImportTable {
  private let date: Int
  private let habit, amount, unit, note: Int?
  private let title: String?
  private let dateOrder: DateOrder?

  init(_ columns: ImportColumns, _ mapping: ColumnMapping?, dateOrder: DateOrder?) throws(ImportProblem) {
    guard let mapping else {
      throw ImportProblem("Say what the columns mean, such as --columns date=Day,habit=Name,amount=Count.")
    }
    func column(_ role: ColumnMapping.Role) throws(ImportProblem) -> Int? {
      guard let name = mapping.columns[role] else { return nil }
      return try columns.required(name, form: "the mapping")
    }
    guard let date = try column(.date) else { throw ImportProblem("A column with the date is needed: date=COLUMN.") }
    self.date = date
    (habit, amount) = (try column(.habit), try column(.amount))
    (unit, note) = (try column(.unit), try column(.note))
    (title, self.dateOrder) = (mapping.title, dateOrder)
  }

  func entry(_ row: ImportRow) throws(CellProblem) -> ImportEntry {
    let read = try row.number(amount)
    guard let count = amount == nil ? 1 : read else { throw CellProblem("the amount is missing") }
    return ImportEntry(
      line: row.line, time: try row.time(date, order: dateOrder), title: title ?? row.text(habit),
      unit: row.text(unit), amount: count, detail: row.text(note), isExercise: false)
  }
}
