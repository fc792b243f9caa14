package import TitanCore

/// A habit from Loop Habit Tracker's export.
package struct LoopHabit: Sendable, Hashable {
  package enum Mark: Sendable, Hashable {
    case value(Amount)
    case skipped
  }

  /// The habit as a client would send it, without a start date.
  package var draft: HabitDraft
  package var title: String
  /// The number of the line that describes it.
  package var line: Int
  /// Whether Loop's goal had to be adjusted: it was neither daily nor weekly, had more than three decimals, or was
  /// missing.
  package var isGoalAdjusted: Bool
  package var marks: [CalendarDay: Mark] = [:]
  /// The number of values that had more than three decimals.
  package var rounded = 0

  /// The habit to create; it starts on the date of its first record.
  package func facts(today: CalendarDay) throws(LoopProblem) -> HabitFacts {
    do {
      var facts = try draft.made(today: today)
      facts.startDate = min(today, marks.keys.min() ?? today)
      return facts
    } catch {
      let problem = error.violations.map { "\($0.field): \($0.description)" }.joined(separator: "; ")
      throw LoopProblem(.habits, line: line, problem)
    }
  }

  /// Reads a habit from a row, with the columns of the first line.
  init(_ row: CSVRows.Row, _ columns: LoopColumns) throws(LoopProblem) {
    line = row.line
    let name = columns.text("Name", row).trimmed
    title = name
    let type = columns.text("Type", row)
    let isAmount = type == "NUMERICAL"
    guard isAmount || type == "YES_NO" || type.isEmpty else {
      throw LoopProblem(.habits, line: line, got: "Type \(quoted(type))", allowed: "YES_NO or NUMERICAL")
    }
    let times = try columns.count(["FrequencyNumerator", "NumRepetitions"], row)
    let days = try columns.count(["FrequencyDenominator", "Interval"], row)
    let isAtMost = isAmount && columns.text("Target Type", row) == "AT_MOST"
    let wanted = isAmount ? try columns.amount("Target Value", row) : (Amount(times), isExact: true)
    let goal = Self.goal(wanted.0, in: days, isAmount: isAmount)
    let least: Amount = isAtMost ? 0 : isAmount ? Amount(thousandths: 1) : 1
    let count = max(least, goal.count)
    isGoalAdjusted = !goal.isExact || !wanted.isExact || count != goal.count
    let unit = columns.text("Unit", row).trimmed.unicodeScalars.prefix(HabitLimits.unitLength.upperBound)
    let color = columns.text("Color", row)
    draft = HabitDraft(
      title: name, kind: isAtMost ? .bad : .good, measure: isAmount ? .amount : .times,
      unit: String(unit).trimmed,
      goal: goal.period == .day ? GoalDraft(perDay: count) : GoalDraft(perWeek: count),
      color: color.isEmpty ? nil : color, isArchived: columns.text("Archived?", row) == "true")
  }

  /// The goal for this number of days, converted to days or weeks: amounts to a thousandth, times as whole numbers.
  private static func goal(
    _ wanted: Amount, in days: Int, isAmount: Bool
  ) -> (count: Amount, isExact: Bool, period: HabitGoal.Period) {
    let isDaily = days == 1 || !isAmount && wanted >= Amount(days)
    let period: HabitGoal.Period = isDaily ? .day : .week
    let step = isAmount ? 1 : 1_000
    let scaled = wanted.thousandths * period.days
    let count = (scaled + days * step / 2) / (days * step) * step
    return (Amount(thousandths: count), (isDaily || days == period.days) && count * days == scaled, period)
  }

  /// Reads a cell of `Checkmarks.csv`. Values that Loop fills in by itself are not records.
  ///
  /// - Returns: whether the cell is a record.
  mutating func mark(_ cell: String, on date: CalendarDay, line: Int) throws(LoopProblem) -> Bool {
    switch cell {
    case "", "-1", "0", "1", "UNKNOWN", "NO", "YES_AUTO": return false
    case "3", "SKIP": marks[date] = .skipped
    case "2", "YES_MANUAL":
      guard draft.measure == .times else { return false }
      marks[date] = .value(1)
    default:
      guard draft.measure == .amount, let (value, isExact) = Self.amount(cell) else {
        let allowed =
          draft.measure == .times
          ? "YES_MANUAL, YES_AUTO, NO, SKIP, UNKNOWN, or -1 to 3"
          : "thousandths, a number with a decimal point, or SKIP"
        throw LoopProblem(.checkmarks, line: line, got: "\(quoted(cell)) for \(quoted(title))", allowed: allowed)
      }
      if !isExact { rounded += 1 }
      guard value > 0 else { return false }
      marks[date] = .value(value)
    }
    return true
  }

  /// `2500`, in thousandths as Loop writes it, or `2.5`, as a person would.
  private static func amount(_ cell: String) -> (value: Amount, isExact: Bool)? {
    let value = cell.contains(".") ? Double(cell) : Int(cell).map { Double($0) / 1_000 }
    guard let value, let rounded = Amount(rounding: value), HabitLimits.value.contains(rounded) else { return nil }
    return (rounded, Amount(exactly: value) != nil)
  }
}

extension String {
  /// The text without surrounding white space.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}

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
