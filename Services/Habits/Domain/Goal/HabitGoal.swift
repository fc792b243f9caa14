/// How often or how much to do something (decision D20).
package struct HabitGoal: Sendable, Hashable {
  /// The raw values are the store's.
  package enum Period: Int, Sendable, Hashable, CaseIterable {
    case day = 1
    case week = 2

    package var days: Int { self == .day ? 1 : 7 }
  }

  /// The raw values are the contract's and the store's.
  package enum Direction: Int, Sendable, Hashable, CaseIterable {
    case atLeast = 1
    case atMost = 2
  }

  /// Repetitions per period; 0 is allowed only as an upper limit.
  package var count: Amount
  package var period: Period
  package var direction: Direction

  package init(_ count: Amount, per period: Period, _ direction: Direction = .atLeast) {
    self.count = count
    self.period = period
    self.direction = direction
  }

  /// Whether this amount in a period meets the goal.
  package func isMet(by sum: Amount) -> Bool {
    switch direction {
    case .atLeast: sum >= count
    case .atMost: sum <= count
    }
  }

  /// The share of the goal that this amount reaches, as a whole percentage, at most 100. If the goal is zero, any
  /// amount exceeds it.
  package func percent(of sum: Amount) -> Int {
    guard count > 0 else { return sum > 0 ? 100 : 0 }
    return min(sum, count).thousandths * 100 / count.thousandths
  }
}
