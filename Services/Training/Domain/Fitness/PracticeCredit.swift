/// What a practice gives (decision D19), set by set: what was skipped gives nothing.
package struct PracticeCredit: Sendable, Hashable {
  package struct Set: Sendable, Hashable {
    package var index: Int
    package var done: Int
    package var base: Int
    /// In hundredths.
    package var levelFactor: Int

    /// In hundredths of a point, rounded to the nearest: 100 times the level factor for a full set.
    package var points: Int { roundedQuotient(100 * levelFactor * done, base) }
    /// In millionths.
    package var performance: Int { roundedQuotient(1_000_000 * done, base) }
  }

  package private(set) var sets: [Set]
  /// In hundredths.
  package let points: Int
  /// Mean of the sets' performances, in millionths; `nil` if the practice does not count for fitness: less than 60 % of
  /// its sets were done.
  package let performance: Int?

  package init(_ exercises: [PracticeExercise]) {
    sets = exercises.enumerated().compactMap { index, exercise in
      guard case .done(let amount) = exercise.phase else { return nil }
      return Set(index: index, done: amount, base: exercise.base, levelFactor: exercise.levelFactor)
    }
    points = sets.reduce(0) { $0 + $1.points }
    let counts = !sets.isEmpty && sets.count * 100 >= exercises.count * 60
    performance = counts ? roundedQuotient(sets.reduce(0) { $0 + $1.performance }, sets.count) : nil
  }
}
