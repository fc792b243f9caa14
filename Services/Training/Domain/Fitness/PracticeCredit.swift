/// The credit for a practice (decision D19), set by set: skipped sets give none, and no set gives more than its time
/// allows.
package struct PracticeCredit: Sendable, Hashable {
  package struct Set: Sendable, Hashable {
    package var index: Int
    /// The amount that was entered.
    package var done: Int
    /// The part of it that counts.
    package var credited: Int
    package var base: Int
    /// In hundredths.
    package var levelFactor: Int

    /// In hundredths of a point, rounded to the nearest: a full set gives 100 times the level factor.
    package var points: Int { roundedQuotient(100 * levelFactor * credited, base) }
    /// In millionths.
    package var performance: Int { roundedQuotient(1_000_000 * credited, base) }
  }

  /// The sets that were done.
  package private(set) var sets: [Set]
  /// The sets that give any credit.
  package var counted: [Set] { sets.filter { $0.credited > 0 } }
  /// In hundredths.
  package let points: Int
  /// The mean performance of the sets that count, in millionths; `nil` if the practice does not count for fitness
  /// because fewer than 60 % of its sets count.
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
