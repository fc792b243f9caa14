package import TitanCore

/// A habit as Loop Habit Tracker exports it.
package struct LoopHabit: Sendable, Hashable {
  package enum Mark: Sendable, Hashable {
    case value(Int)
    case skipped
  }

  /// As a client would send it, without a first date.
  package var draft: HabitDraft
  package var title: String
  /// Of the line that describes it.
  package var line: Int
  /// Loop's goal is neither by day nor by week, or no whole number.
  package var isGoalAdjusted: Bool
  package var marks: [CalendarDay: Mark] = [:]
  /// Values that were no whole numbers.
  package var rounded = 0

  /// What it becomes here; it begins with what was done first.
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

  /// A habit of the first line's columns.
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
    let wanted = isAmount ? try columns.thousandths("Target Value", row) : times * 1_000
    let goal: (count: Int, isExact: Bool, period: HabitGoal.Period) =
      isAmount
      ? Self.goal(thousandths: wanted, in: days)
      : times >= days ? Self.goal(thousandths: wanted / days, in: 1) : Self.goal(thousandths: wanted, in: days)
    let count = isAtMost ? goal.count : max(1, goal.count)
    isGoalAdjusted = !goal.isExact || count != goal.count
    let unit = columns.text("Unit", row).trimmed.unicodeScalars.prefix(HabitLimits.unitLength.upperBound)
    let color = columns.text("Color", row)
    draft = HabitDraft(
      title: name, kind: isAtMost ? .bad : .good, measure: isAmount ? .amount : .times,
      unit: String(unit).trimmed,
      goal: goal.period == .day ? GoalDraft(perDay: count) : GoalDraft(perWeek: count),
      color: color.isEmpty ? nil : color, isArchived: columns.text("Archived?", row) == "true")
  }

  /// What is due in so many days, by the day or by the week.
  private static func goal(
    thousandths: Int, in days: Int
  ) -> (count: Int, isExact: Bool, period: HabitGoal.Period) {
    let period: HabitGoal.Period = days == 1 ? .day : .week
    let scaled = thousandths * period.days
    let count = (scaled + days * 500) / (days * 1_000)
    return (count, days == period.days && count * 1_000 * days == scaled, period)
  }

  /// Takes what a cell of `Checkmarks.csv` says. What Loop has filled in by itself is no record.
  ///
  /// - Returns: whether it is one.
  mutating func mark(_ cell: String, on date: CalendarDay, line: Int) throws(LoopProblem) -> Bool {
    switch cell {
    case "", "-1", "0", "1", "UNKNOWN", "NO", "YES_AUTO": return false
    case "3", "SKIP": marks[date] = .skipped
    case "2", "YES_MANUAL":
      guard draft.measure == .times else { return false }
      marks[date] = .value(1)
    default:
      let largest = HabitLimits.value.upperBound
      guard draft.measure == .amount, let thousandths = Int(cell), (0...largest * 1_000).contains(thousandths) else {
        let allowed =
          draft.measure == .times ? "YES_MANUAL, YES_AUTO, NO, SKIP, UNKNOWN, or -1 to 3" : "thousandths, or SKIP"
        throw LoopProblem(.checkmarks, line: line, got: "\(quoted(cell)) for \(quoted(title))", allowed: allowed)
      }
      if thousandths % 1_000 != 0 { rounded += 1 }
      let value = (thousandths + 500) / 1_000
      guard value > 0 else { return false }
      marks[date] = .value(value)
    }
    return true
  }
}

extension String {
  /// Without white space around it.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
