/// What a practice gives (decision D19), set by set: what was skipped gives nothing, and no set gives more than its time
/// allows.
package struct PracticeCredit: Sendable, Hashable {
  package struct Set: Sendable, Hashable {
    package var index: Int
    /// As it was entered.
    package var done: Int
    /// How much of it counts.
    package var credited: Int
    package var base: Int
    /// In hundredths.
    package var levelFactor: Int

    /// In hundredths of a point, rounded to the nearest: 100 times the level factor for a full set.
    package var points: Int { roundedQuotient(100 * levelFactor * credited, base) }
    /// In millionths.
    package var performance: Int { roundedQuotient(1_000_000 * credited, base) }
  }

  /// Those that were done.
  package private(set) var sets: [Set]
  /// Those of them that give anything.
  package var counted: [Set] { sets.filter { $0.credited > 0 } }
  /// In hundredths.
  package let points: Int
  /// Mean of the performances of those that count, in millionths; `nil` if the practice does not count for fitness: these
  /// are less than 60 % of its sets.
  package let performance: Int?

  package init(_ exercises: [PracticeExercise]) {
    sets = exercises.enumerated().compactMap { index, exercise in
      guard case .done(let amount) = exercise.phase else { return nil }
      return Set(
        index: index, done: amount, credited: exercise.credited, base: exercise.base, levelFactor: exercise.levelFactor)
    }
    points = sets.reduce(0) { $0 + $1.points }
    let counted = sets.filter { $0.credited > 0 }
    let counts = !counted.isEmpty && counted.count * 100 >= exercises.count * 60
    performance = counts ? roundedQuotient(counted.reduce(0) { $0 + $1.performance }, counted.count) : nil
  }
}
