package import TitanCore

/// Reads Loop Habit Tracker's CSV export: `Habits.csv`, and `Checkmarks.csv` for all habits next to it.
package enum LoopExport {
  /// The habits with their check marks, in the order of the file.
  package static func habits(
    _ habits: String, checkmarks: String, today: CalendarDay
  ) throws(LoopProblem) -> [LoopHabit] {
    let table = CSVRows(habits)
    if let line = table.openQuote {
      throw LoopProblem(.habits, line: line, got: "a quote that is not closed", allowed: "CSV as of RFC 4180")
    }
    let columns = try LoopColumns(table.rows.first)
    var read: [LoopHabit] = []
    for row in table.rows.dropFirst() {
      guard read.count < HabitLimits.habits else {
        throw LoopProblem(
          .habits, line: row.line, got: "\(table.rows.count - 1) habits", allowed: "\(HabitLimits.habits)")
      }
      let habit = try LoopHabit(row, columns)
      if let same = read.first(where: { $0.title.lowercased() == habit.title.lowercased() }) {
        throw LoopProblem(
          .habits, line: row.line, got: "\(quoted(habit.title)), as in line \(same.line)", allowed: "each name once")
      }
      read.append(habit)
    }
    try mark(&read, checkmarks, today)
    return read
  }

  private static func mark(
    _ habits: inout [LoopHabit], _ checkmarks: String, _ today: CalendarDay
  ) throws(LoopProblem) {
    let table = CSVRows(checkmarks)
    guard let header = table.rows.first else { return }
    let order = try self.order(habits, checkmarks, header)
    var records = 0
    for row in table.rows.dropFirst() {
      guard let date = CalendarDay(row.cells[0]), date >= HabitLimits.earliestDate, date <= today + 1 else {
        throw LoopProblem(
          .checkmarks, line: row.line, got: quoted(row.cells[0]),
          allowed: "a date, YYYY-MM-DD, from 2000 to today")
      }
      // A comma follows every cell, even the last.
      let cells = row.cells.last?.isEmpty == true ? row.cells.dropFirst().dropLast() : row.cells.dropFirst()
      guard cells.count == order.count else {
        throw LoopProblem(
          .checkmarks, line: row.line, got: "\(cells.count) values", allowed: "\(order.count), one for each habit")
      }
      for (habit, cell) in zip(order, cells) where try habits[habit].mark(cell.trimmed, on: date, line: row.line) {
        records += 1
      }
      guard records <= HabitLimits.importRecords else {
        throw LoopProblem(
          .checkmarks, line: row.line, got: "\(records) entries up to here",
          allowed: "\(HabitLimits.importRecords) in one import")
      }
    }
  }

  /// Finds the habit of each column. Loop doesn't escape commas and quotes in names, so this compares the whole line
  /// first.
  private static func order(
    _ habits: [LoopHabit], _ text: String, _ header: CSVRows.Row
  ) throws(LoopProblem) -> [Int] {
    let line = text.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }.drop { $0 == "\u{FEFF}" }
    let written = "Date," + habits.map { $0.title + "," }.joined()
    if String(line) == written { return Array(habits.indices) }
    let names = header.cells.last?.isEmpty == true ? header.cells.dropFirst().dropLast() : header.cells.dropFirst()
    guard names.count <= habits.count else {
      throw LoopProblem(
        .checkmarks, line: header.line, got: "\(names.count) names", allowed: "\(habits.count), those of Habits.csv")
    }
    var order: [Int] = []
    for name in names {
      guard let index = habits.firstIndex(where: { $0.title == name.trimmed }) else {
        throw LoopProblem(
          .checkmarks, line: header.line, got: quoted(name), allowed: "names of the habits of Habits.csv")
      }
      order.append(index)
    }
    return order
  }
}

/// Why an export is unreadable.
package struct LoopProblem: Error, Sendable, Hashable {
  package enum File: String, Sendable, Hashable {
    case habits = "habits_csv"
    case checkmarks = "checkmarks_csv"
  }

  package var file: File
  /// The line's number, from 1.
  package var line: Int
  /// The value received and the values allowed.
  package var description: String

  init(_ file: File, line: Int, _ description: String) {
    self.file = file
    self.line = line
    self.description = "line \(line): \(description)"
  }

  init(_ file: File, line: Int, got: String, allowed: String) {
    self.init(file, line: line, "got \(got); allowed: \(allowed)")
  }
}

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
