import Glibc

/// A habit's strength, as in Loop Habit Tracker: a moving average of the shares of the goal that were reached, in which
/// older dates weigh less and less. The more often a habit is due, the faster they fade.
///
/// With `f` repetitions a day, `m = 0.5^(√f / 13)`. A date on which the share `v` of the goal was reached changes a
/// strength `s` to `s·m + v·(1 − m)`.
package struct StrengthFormula: Sendable, Hashable {
  package static let version = "loop-1"

  /// The number of dates over which repetitions are summed, ending with the current one.
  package let window: Int
  /// The target for the sum.
  package let target: Amount
  /// `m`.
  package let memory: Double
  private let direction: HabitGoal.Direction

  package init(_ goal: HabitGoal, _ measure: HabitMeasure) {
    let days = goal.period.days
    direction = goal.direction
    guard measure == .times, goal.direction == .atLeast else {
      // An amount is due once per period.
      (window, target, memory) = (days, goal.count, Self.memory(times: 1, in: days))
      return
    }
    // A habit that is due less than daily may be done on any date: a window of two periods evens out on which.
    let factor = goal.count < Amount(days) ? 2 : 1
    (window, target) = (factor * days, Amount(thousandths: factor * goal.count.thousandths))
    memory = Self.memory(times: min(goal.count, Amount(days)).value, in: days)
  }

  private static func memory(times: Double, in days: Int) -> Double {
    pow(0.5, (times / Double(days)).squareRoot() / 13)
  }

  /// The strength before the first date. A habit to avoid counts as perfectly avoided until then.
  package var initial: Double { direction == .atLeast ? 0 : 1 }

  /// The share of the goal that this amount in the window reaches, 0 to 1.
  package func share(of sum: Amount) -> Double {
    switch direction {
    case .atLeast: target > 0 ? min(1, sum.value / target.value) : 1
    case .atMost:
      target > 0 ? min(1, max(0, 1 - (sum - target).value / target.value)) : sum > 0 ? 0 : 1
    }
  }

  /// The strength after a date with this amount in its window.
  package func next(after strength: Double, sum: Amount) -> Double {
    strength * memory + share(of: sum) * (1 - memory)
  }

  /// The strength during a date that is not over: until then a goal to reach can only raise it, and a limit can only
  /// lower it.
  package func running(after strength: Double, sum: Amount) -> Double {
    let next = next(after: strength, sum: sum)
    return direction == .atLeast ? max(strength, next) : min(strength, next)
  }
}
