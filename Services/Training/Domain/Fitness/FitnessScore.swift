/// A person's fitness (formulas §4), in millionths, so that every machine computes the same.
package struct FitnessScore: Sendable, Hashable, Comparable {
  package static let formulaVersion = "fitness/2"
  package static let lowest = FitnessScore(millionths: 750_000)
  package static let highest = FitnessScore(millionths: 2_500_000)
  /// The score of a new user.
  package static let start = lowest

  package let millionths: Int

  package init(millionths: Int) { self.millionths = millionths }

  package var value: Double { Double(millionths) / 1_000_000 }

  package static func < (left: Self, right: Self) -> Bool { left.millionths < right.millionths }

  /// The amount to do for a base amount of `base`: 5 % more than the score says, rounded up, or growth would stall.
  package func prescription(base: Int) -> Int {
    let (numerator, denominator) = (base * millionths * 105, 100_000_000)
    return (numerator + denominator - 1) / denominator
  }

  /// The difference between a performance and the score, limited to 0.5 in either direction; in millionths.
  package func step(towards performance: Int) -> Int {
    min(max(performance - millionths, -500_000), 500_000)
  }

  /// - Parameter performance: in millionths.
  package func updated(by performance: Int, in current: FitnessClass) -> FitnessScore {
    let change = roundedQuotient(current.learningRate * step(towards: performance), 100)
    return FitnessScore(
      millionths: min(max(millionths + change, Self.lowest.millionths), Self.highest.millionths))
  }
}

/// Rounds to the nearest integer, halves away from zero.
func roundedQuotient(_ numerator: Int, _ denominator: Int) -> Int {
  let half = (2 * abs(numerator) + denominator) / (2 * denominator)
  return numerator < 0 ? -half : half
}
