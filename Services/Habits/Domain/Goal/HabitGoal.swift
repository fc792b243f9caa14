/// How often, or how much (decision D20).
package struct HabitGoal: Sendable, Hashable {
  /// The numbers are those of the store.
  package enum Period: Int, Sendable, Hashable, CaseIterable {
    case day = 1
    case week = 2

    package var days: Int { self == .day ? 1 : 7 }
  }

  /// The numbers are those of the contract and of the store.
  package enum Direction: Int, Sendable, Hashable, CaseIterable {
    case atLeast = 1
    case atMost = 2
  }

  /// Repetitions a period; 0 only where it is not to be exceeded.
  package var count: Amount
  package var period: Period
  package var direction: Direction

  package init(_ count: Amount, per period: Period, _ direction: Direction = .atLeast) {
    self.count = count
    self.period = period
    self.direction = direction
  }

  /// Whether so many repetitions in a period meet it.
  package func isMet(by sum: Amount) -> Bool {
    switch direction {
    case .atLeast: sum >= count
    case .atMost: sum <= count
    }
  }

  /// How much of it so many repetitions are, in whole percent, 100 at the most. Of a goal of none everything is too much.
  package func percent(of sum: Amount) -> Int {
    guard count > 0 else { return sum > 0 ? 100 : 0 }
    return min(sum, count).thousandths * 100 / count.thousandths
  }
}
