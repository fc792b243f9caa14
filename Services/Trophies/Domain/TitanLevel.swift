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
  private static let ranks = [1, 5, 10, 20, 30, 50]

  package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// Where a user's experience points come from (formulas, section 3).
package struct Experience: Sendable, Hashable {
  /// The version of all formulas behind it; it changes whenever one does.
  package static let formulaVersion = "level-1"
  private static let pointsPerDate = 10

  /// Reps that TitanUp counted, for a point each. Declared reps give none.
  package var verifiedReps: Int
  /// Dates with such reps.
  package var activeDates: Int
  /// Points from the trophies the user holds.
  package var trophyPoints: Int

  package init(verifiedReps: Int, activeDates: Int, trophyPoints: Int) {
    self.verifiedReps = verifiedReps
    self.activeDates = activeDates
    self.trophyPoints = trophyPoints
  }

  package init(_ history: History, trophyPoints: Int) {
    let believed = history.believed(.verifiedDigest).sessions
    self.init(
      verifiedReps: believed.reduce(0) { $0 + $1.reps }, activeDates: Set(believed.map(\.localDate)).count,
      trophyPoints: trophyPoints)
  }

  package var total: Int { verifiedReps + Self.pointsPerDate * activeDates + trophyPoints }
  package var level: TitanLevel { TitanLevel(experience: total) }
}
