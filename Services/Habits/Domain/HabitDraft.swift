package import TitanCore

/// A habit's fields as a client sends them: `nil` fields keep their value, and get defaults in a new habit.
package struct HabitDraft: Sendable, Hashable {
  package var title: String?
  package var kind: HabitKind?
  package var measure: HabitMeasure?
  package var unit: String?
  package var goal: GoalDraft?
  package var difficulty: Int?
  package var color: String?
  /// The unparsed text.
  package var startDate: String?
  package var isHiddenInActivity: Bool?
  package var isArchived: Bool?

  package init(
    title: String? = nil, kind: HabitKind? = nil, measure: HabitMeasure? = nil, unit: String? = nil,
    goal: GoalDraft? = nil, difficulty: Int? = nil, color: String? = nil, startDate: String? = nil,
    isHiddenInActivity: Bool? = nil, isArchived: Bool? = nil
  ) {
    self.title = title
    self.kind = kind
    self.measure = measure
    self.unit = unit
    self.goal = goal
    self.difficulty = difficulty
    self.color = color
    self.startDate = startDate
    self.isHiddenInActivity = isHiddenInActivity
    self.isArchived = isArchived
  }

  /// Makes a new habit.
  ///
  /// - Throws: every violation, each with the value received and the values allowed.
  package func made(today: CalendarDay) throws(InvalidInput) -> HabitFacts {
    var whole = self
    if whole.title == nil { whole.title = "" }
    if whole.goal == nil { whole.goal = GoalDraft() }
    let unsaid = HabitGoal(1, per: .day, (kind ?? .good).direction)
    let blank = HabitFacts(title: "", kind: kind ?? .good, goal: unsaid, startDate: today)
    return try whole.applied(to: blank, today: today)
  }

  /// Applies the change to a habit.
  ///
  /// - Throws: every violation, each with the value received and the values allowed.
  package func applied(to habit: HabitFacts, today: CalendarDay) throws(InvalidInput) -> HabitFacts {
    var (changed, violations) = (habit, [FieldViolation]())
    changed.kind = kind ?? habit.kind
    changed.measure = measure ?? habit.measure
    if let title { changed.title = Self.words(title, HabitLimits.titleLength, "habit.title", &violations) }
    if let unit { changed.unit = Self.words(unit, HabitLimits.unitLength, "habit.unit", &violations) }
    // If amounts become times, the existing goal must suit times too.
    let wanted = goal ?? (changed.measure == habit.measure ? nil : GoalDraft(habit.goal))
    if let goal = wanted?.checked(changed.kind, changed.measure, "habit.goal", &violations) { changed.goal = goal }
    if let difficulty {
      if !HabitLimits.difficulty.contains(difficulty) {
        violations.append(
          FieldViolation(field: "habit.difficulty", got: difficulty, allowed: HabitLimits.difficulty))
      }
      changed.difficulty = difficulty
    }
    if let color {
      if !Self.isColor(color) {
        violations.append(
          FieldViolation(
            field: "habit.color", reason: "COLOR_INVALID", got: quoted(color),
            allowed: "#RRGGBB in hexadecimal digits"))
      }
      changed.color = color.uppercased()
    }
    if let startDate {
      // Further east it may already be tomorrow.
      if let date = CalendarDay(startDate), date >= HabitLimits.earliestDate, date <= today + 1 {
        changed.startDate = date
      } else {
        violations.append(
          FieldViolation(
            field: "habit.start_date", reason: "DATE_INVALID", got: quoted(startDate),
            allowed: "YYYY-MM-DD, 2000 or later and not in the future"))
      }
    }
    changed.isHiddenInActivity = isHiddenInActivity ?? habit.isHiddenInActivity
    changed.isArchived = isArchived ?? habit.isArchived
    guard violations.isEmpty else { throw InvalidInput(violations) }
    return changed
  }

  private static func words(
    _ text: String, _ length: ClosedRange<Int>, _ field: String, _ violations: inout [FieldViolation]
  ) -> String {
    let scalars = text.unicodeScalars
    let isTrimmed = scalars.first?.properties.isWhitespace != true && scalars.last?.properties.isWhitespace != true
    let isPrintable = scalars.allSatisfy { $0.properties.generalCategory != .control }
    guard length.contains(scalars.count), isTrimmed, isPrintable else {
      let reason =
        text.isEmpty ? "MISSING" : !length.contains(scalars.count) ? "LENGTH_INVALID" : "CHARACTER_INVALID"
      let count = length.lowerBound == 0 ? "up to \(length.upperBound)" : "\(length.lowerBound) to \(length.upperBound)"
      violations.append(
        FieldViolation(
          field: field, reason: reason, got: text.isEmpty ? "nothing" : "\(scalars.count) characters",
          allowed: "\(count) characters, no white space around them, no control characters"))
      return text
    }
    return text
  }

  private static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.hasPrefix("#") && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
