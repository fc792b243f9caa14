/// Where a user's experience points come from (formulas, section 3).
package struct Experience: Sendable, Hashable {
  /// The version of all formulas behind it; it changes whenever one does.
  package static let formulaVersion = "level-1"
  package static let pointsPerDate = 10

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
