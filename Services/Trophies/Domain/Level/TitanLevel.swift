/// A user's rank by lifetime experience (formulas, section 3). It determines how respectful a voice is, and never
/// decreases.
package struct TitanLevel: Sendable, Hashable, Comparable {
  /// Starts at 1.
  package let number: Int

  /// - Precondition: `number` is at least 1.
  package init(_ number: Int) {
    precondition(number >= 1, "levels begin with 1")
    self.number = number
  }

  /// The highest level whose threshold these experience points reach.
  package init(experience: Int) {
    var (low, high) = (1, 2)
    while TitanLevel(high).threshold <= experience { (low, high) = (high, high * 2) }
    while high - low > 1 {
      let middle = (low + high) / 2
      if TitanLevel(middle).threshold <= experience { low = middle } else { high = middle }
    }
    number = low
  }

  /// The experience points needed.
  package var threshold: Int { 50 * number * (number - 1) }
  package var next: TitanLevel { TitanLevel(number + 1) }
  /// The rank, 1 to 6, which selects the voice pack (decision D9).
  package var rank: Int { Self.ranks.count { $0 <= number } }

  /// The levels at which a rank begins.
  package static let ranks = [1, 5, 10, 20, 30, 50]

  package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}
