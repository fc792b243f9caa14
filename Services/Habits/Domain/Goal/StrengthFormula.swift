import Glibc

/// How strong a habit is, after Loop Habit Tracker: a mean of what was done of the goal, in which older dates weigh less
/// and less. The more often a habit is due, the faster they fade.
///
/// With `f` times a day, `m = 0.5^(√f / 13)`, and a date on which the share `v` of the goal was done brings a strength `s`
/// to `s·m + v·(1 − m)`.
package struct StrengthFormula: Sendable, Hashable {
  package static let version = "loop-1"

  /// Over how many dates, ending with the one that is judged, repetitions are added up.
  package let window: Int
  /// What they should come to.
  package let target: Amount
  /// `m`.
  package let memory: Double
  private let direction: HabitGoal.Direction

  package init(_ goal: HabitGoal, _ measure: HabitMeasure) {
    let days = goal.period.days
    direction = goal.direction
    guard measure == .times, goal.direction == .atLeast else {
      // An amount is due once a period.
      (window, target, memory) = (days, goal.count, Self.memory(times: 1, in: days))
      return
    }
    // What is done less than daily may be done on any date: twice the period smooths out which ones.
    let factor = goal.count < Amount(days) ? 2 : 1
    (window, target) = (factor * days, Amount(thousandths: factor * goal.count.thousandths))
    memory = Self.memory(times: min(goal.count, Amount(days)).value, in: days)
  }

  private static func memory(times: Double, in days: Int) -> Double {
    pow(0.5, (times / Double(days)).squareRoot() / 13)
  }

  /// Before the first date. What was left alone until then was left alone perfectly.
  package var initial: Double { direction == .atLeast ? 0 : 1 }

  /// Which share of the goal so many repetitions in the window are, 0 to 1.
  package func share(of sum: Amount) -> Double {
    switch direction {
    case .atLeast: target > 0 ? min(1, sum.value / target.value) : 1
    case .atMost:
      target > 0 ? min(1, max(0, 1 - (sum - target).value / target.value)) : sum > 0 ? 0 : 1
    }
  }

  /// The strength after a date with so many repetitions in its window.
  package func next(after strength: Double, sum: Amount) -> Double {
    strength * memory + share(of: sum) * (1 - memory)
  }

  /// The strength on a date that is not over: until then it can only gain by what is to be done, and only lose by what is
  /// to be left alone.
  package func running(after strength: Double, sum: Amount) -> Double {
    let next = next(after: strength, sum: sum)
    return direction == .atLeast ? max(strength, next) : min(strength, next)
  }
}
