import TitanCore

/// How far a date's training is (decision D25).
package struct DayProgress: Sendable, Hashable {
  package let completed: Int
  package let setsDone: Int
  package let timeSpent: Duration
  /// In hundredths.
  package let points: Int
  package let muscles: [MuscleShare]
  package let energy: Energy
  /// Workouts that a completed practice of the date has.
  package let workouts: Set<WorkoutID>

  /// - Parameters:
  ///   - practices: the date's, in any order.
  ///   - weight: in grams, if it is known.
  package init(of practices: [Practice], weight: Int?, _ catalogue: Catalogue) {
    let done = practices.filter { $0.state == .completed }
    completed = done.count
    setsDone = done.reduce(0) { $0 + $1.credit.sets.count }
    timeSpent = done.reduce(.zero) { $0 + $1.timeSpent(at: $1.end ?? $1.start) }
    points = done.reduce(0) { $0 + $1.points }
    var (tally, energy) = (MuscleTally(), Energy(weight: weight))
    for practice in done {
      tally.add(practice.muscles(catalogue), weight: practice.credit.sets.count)
      energy.add(practice, catalogue)
    }
    muscles = tally.shares
    self.energy = energy
    workouts = Set(done.flatMap(\.workouts))
  }
}
