package import TitanCore

/// The forms that can be read here. Exports of Loop are read by the habits service.
package enum ImportForm: String, Sendable, CaseIterable {
  case fitNotes = "fitnotes"
  case strong
  case hevy
  /// One's own table, with a mapping of its columns.
  case own = "csv"

  package var name: String {
    switch self {
    case .fitNotes: "FitNotes"
    case .strong: "Strong"
    case .hevy: "Hevy"
    case .own: "CSV"
    }
  }
}

/// How to read a file, as far as its owner has said.
package struct ImportOptions: Sendable {
  /// `nil` to recognise it by its header.
  package var form: ImportForm?
  /// For the form `own`.
  package var mapping: ColumnMapping?
  package var dateOrder: DateOrder?

  package init(form: ImportForm? = nil, mapping: ColumnMapping? = nil, dateOrder: DateOrder? = nil) {
    (self.form, self.mapping, self.dateOrder) = (form, mapping, dateOrder)
  }
}

/// Reads a CSV file into a plan.
package enum ImportReader {
  /// The names in the header of a table; none if it isn't CSV.
  package static func columns(_ bytes: [UInt8]) -> [String] {
    do throws(ImportProblem) {
      var reader = try CSVReader(bytes)
      return try reader.next().map { ImportColumns($0).names } ?? []
    } catch { return [] }
  }

  /// - Parameter today: where the file's owner is.
  /// - Throws: `ImportProblem` if the file isn't CSV, or its form isn't known or hasn't the columns that it needs. What is
  ///   wrong in single lines is in the plan.
  package static func plan(
    _ bytes: [UInt8], _ options: ImportOptions, today: CalendarDay
  ) throws(ImportProblem) -> (form: ImportForm, plan: ImportPlan) {
    var reader = try CSVReader(bytes)
    guard let header = try reader.next() else { throw ImportProblem("The file is empty.") }
    let columns = ImportColumns(header)
    let form: ImportForm
    if let named = options.form {
      form = named
    } else {
      form = try recognised(columns, hasMapping: options.mapping != nil)
    }
    let table: any ImportTable =
      switch form {
      case .own: try OwnTable(columns, options.mapping, dateOrder: options.dateOrder)
      case .fitNotes, .strong, .hevy: try TrainingTable(form, columns, dateOrder: options.dateOrder)
      }
    var (plan, rows) = (ImportPlan(today: today), 0)
    while let row = try reader.next() {
      rows += 1
      guard rows <= ImportLimits.rows else {
        throw ImportProblem(line: row.line, "the file has more than \(ImportLimits.rows) rows; split it into several")
      }
      read(row, table, columns, reader.hasDecimalCommas, into: &plan)
    }
    plan.finish()
    return (form, plan)
  }

  private static func read(
    _ row: CSVReader.Row, _ table: any ImportTable, _ columns: ImportColumns, _ hasDecimalCommas: Bool,
    into plan: inout ImportPlan
  ) {
    // Spreadsheets leave out empty cells at the end, or add some.
    guard row.cells.dropFirst(columns.count).allSatisfy(\.isEmpty) else {
      return plan.skip(row.line, "the row has \(row.cells.count) cells, but the header has \(columns.count)")
    }
    do throws(CellProblem) {
      plan.add(try table.entry(ImportRow(row, columns, hasDecimalCommas: hasDecimalCommas)))
    } catch {
      plan.skip(row.line, error.description)
    }
  }

  private static func recognised(_ columns: ImportColumns, hasMapping: Bool) throws(ImportProblem) -> ImportForm {
    if hasMapping { return .own }
    if columns.have("start_time", "exercise_title") { return .hevy }
    if columns.have("exercise name", "set order") { return .strong }
    if columns.have("date", "exercise", "category") { return .fitNotes }
    let names = columns.names.map { "\"\($0)\"" }.joined(separator: ", ")
    if columns.have("name", "numrepetitions") || columns.have("name", "frequencynumerator") {
      throw ImportProblem("This is Habits.csv of Loop Habit Tracker. Import the ZIP file that Loop has made instead.")
    }
    throw ImportProblem(
      "The columns \(names) are not those of FitNotes, Strong or Hevy. Say what they mean, such as --columns "
        + "date=Day,habit=Name,amount=Count.")
  }
}

/// How rows of one form become entries.
protocol ImportTable {
  /// - Throws: why a row isn't imported.
  func entry(_ row: ImportRow) throws(CellProblem) -> ImportEntry
}

/// Why a row isn't imported, with the column if one is to blame.
struct CellProblem: Error, Equatable {
  let description: String

  init(_ description: String) { self.description = description }
  init(column: String, _ problem: ValueProblem) { description = "column \(column): \(problem.description)" }
}
