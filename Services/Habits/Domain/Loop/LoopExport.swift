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
