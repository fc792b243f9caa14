import TitanCore

/// The columns of `Habits.csv`. Their order and names differ between versions of Loop.
struct LoopColumns {
  private let indices: [String: Int]

  init(_ header: CSVRows.Row?) throws(LoopProblem) {
    let cells = header?.cells ?? []
    indices = Dictionary(cells.enumerated().map { ($1.trimmed, $0) }) { first, _ in first }
    for needed in [["Name"], ["FrequencyNumerator", "NumRepetitions"], ["FrequencyDenominator", "Interval"]]
    where !needed.contains(where: { indices[$0] != nil }) {
      throw LoopProblem(
        .habits, line: header?.line ?? 1, got: cells.isEmpty ? "nothing" : "no column \(needed[0])",
        allowed: "Habits.csv of an export of Loop Habit Tracker")
    }
  }

  /// Empty if there is no such column.
  func text(_ name: String, _ row: CSVRows.Row) -> String {
    guard let index = indices[name], index < row.cells.count else { return "" }
    return row.cells[index]
  }

  /// A number of times or days, under whichever of the names this version uses.
  func count(_ names: [String], _ row: CSVRows.Row) throws(LoopProblem) -> Int {
    let name = names.first { indices[$0] != nil } ?? names[0]
    guard let count = Int(text(name, row)), (1...10_000).contains(count) else {
      throw LoopProblem(.habits, line: row.line, got: "\(name) \(quoted(text(name, row)))", allowed: "1 to 10000")
    }
    return count
  }

  /// A number with or without decimals, and whether it has at most three of them.
  func amount(_ name: String, _ row: CSVRows.Row) throws(LoopProblem) -> (Amount, isExact: Bool) {
    let text = text(name, row)
    let largest = HabitLimits.goalCount
    guard let value = Double(text), let amount = Amount(rounding: value), (0...largest).contains(amount) else {
      throw LoopProblem(.habits, line: row.line, got: "\(name) \(quoted(text))", allowed: "0 to \(largest)")
    }
    return (amount, Amount(exactly: value) != nil)
  }
}
