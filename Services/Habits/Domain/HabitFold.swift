package import TitanCore

/// A habit's state at the end of a date, with all that is needed to continue from there: closing date by date gives the
/// same result as judging the whole history at once. Its stored form is a cache, never a second source of truth.
package struct HabitFold: Sendable, Hashable {
  package struct Best: Sendable, Hashable {
    package var date: CalendarDay
    package var count: Amount

    package init(date: CalendarDay, count: Amount) {
      self.date = date
      self.count = count
    }
  }

  /// The longest window of a strength, and more than a week.
  private static let depth = 14

  /// The last closed date; until there is one, the day before the habit's first date.
  package private(set) var through: CalendarDay
  /// 0 to 1.
  package private(set) var strength: Double
  /// The last closed dates, at most 14, oldest first.
  package private(set) var recent: [HabitDay]
  /// In consecutive days or weeks.
  package private(set) var currentStreak: Int
  package private(set) var longestStreak: Int
  package private(set) var total: Amount
  /// The first date with the most repetitions; `nil` while there are none.
  package private(set) var best: Best?

  /// Makes the state before the first date.
  package init(from start: CalendarDay, by rule: HabitRule) {
    self.init(
      through: start - 1, strength: rule.strength.initial, recent: [], currentStreak: 0, longestStreak: 0, total: 0,
      best: nil)
  }

  /// Restores the stored state.
  package init(
    through: CalendarDay, strength: Double, recent: [HabitDay], currentStreak: Int, longestStreak: Int, total: Amount,
    best: Best?
  ) {
    self.through = through
    self.strength = strength
    self.recent = recent
    self.currentStreak = currentStreak
    self.longestStreak = longestStreak
    self.total = total
    self.best = best
  }

  /// Closes all dates up to this one.
  package mutating func close(through date: CalendarDay, _ days: HabitDays, by rule: HabitRule) {
    while through < date { close(days[through + 1] ?? .empty, by: rule) }
  }

  /// Closes the next date.
  ///
  /// - Returns: the outcome of the day or week that ended with it, if one did.
  @discardableResult
  package mutating func close(_ day: HabitDay, by rule: HabitRule) -> UnitOutcome? {
    through = through + 1
    if recent.count == Self.depth { recent.removeFirst() }
    recent.append(day)
    total += day.count
    if day.count > best?.count ?? 0 { best = Best(date: through, count: day.count) }
    if !day.isSkipped { strength = rule.strength.next(after: strength, sum: sum(of: rule.strength.window)) }
    guard through == rule.unitEnd(of: through) else { return nil }
    // The first week may have started in its middle.
    let outcome = rule.outcome(of: recent.suffix(rule.goal.period.days))
    switch outcome {
    case .kept: (currentStreak, longestStreak) = (currentStreak + 1, max(longestStreak, currentStreak + 1))
    case .missed: currentStreak = 0
    case .leftOut: break
    }
    return outcome
  }

  /// The sum of the repetitions on the last dates.
  fileprivate func sum(of dates: Int) -> Amount { recent.suffix(dates).reduce(.zero) { $0 + $1.count } }
}

/// A habit's state during a date.
package struct HabitStanding: Sendable, Hashable {
  package private(set) var today = HabitDay.empty
  package private(set) var thisWeek = Amount.zero
  package private(set) var total = Amount.zero
  package private(set) var goalPercent = 0
  /// Whether the current day or week already meets the goal.
  package private(set) var isGoalMet = false
  package private(set) var currentStreak = 0
  package private(set) var longestStreak = 0
  /// 0 to 1.
  package private(set) var strength: Double
  package private(set) var best: HabitFold.Best?

  /// - Parameters:
  ///   - fold: the state at the end of the day before `date`, or of an earlier day.
  ///   - days: the data of the dates that are not closed.
  package init(_ fold: HabitFold, _ days: HabitDays, on date: CalendarDay, by rule: HabitRule) {
    var fold = fold
    fold.close(through: date - 1, days, by: rule)
    strength = fold.strength
    // Before its first date a habit has no state.
    guard fold.through < date else { return }
    today = days[date] ?? .empty
    total = fold.total + today.count
    (best, currentStreak, longestStreak) = (fold.best, fold.currentStreak, fold.longestStreak)
    if today.count > best?.count ?? 0 { best = HabitFold.Best(date: date, count: today.count) }
    thisWeek = fold.sum(of: date - rule.weekStart(of: date)) + today.count
    let unit = fold.sum(of: date - rule.unitStart(of: date)) + today.count
    goalPercent = rule.goal.percent(of: unit)
    isGoalMet = rule.goal.isMet(by: unit)
    switch (rule.goal.direction, isGoalMet) {
    case (.atLeast, true): (currentStreak, longestStreak) = (currentStreak + 1, max(longestStreak, currentStreak + 1))
    case (.atMost, false): currentStreak = 0
    default: break
    }
    guard !today.isSkipped else { return }
    let window = fold.sum(of: rule.strength.window - 1) + today.count
    strength = rule.strength.running(after: fold.strength, sum: window)
  }
}
