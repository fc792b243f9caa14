package import TitanCore

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
