import TitanCore

/// The training progress on a date (decision D25).
package struct DayProgress: Sendable, Hashable {
  /// Practices and push-up sessions.
  package let completed: Int
  package let pushUpSessions: Int
  package let pushUps: Int
  package let setsDone: Int
  package let timeSpent: Duration
  /// In hundredths.
  package let points: Int
  package let muscles: [MuscleShare]
  package let energy: Energy
  /// The workouts in completed practices of the date.
  package let workouts: Set<WorkoutID>

  /// - Parameters:
  ///   - practices: the date's practices, in any order.
  ///   - sessions: the date's sessions that are not part of a practice.
  ///   - weight: in grams, if it is known.
  package init(
    of practices: [Practice], _ sessions: [PushUpSession] = [], weight: Int?, _ catalogue: Catalogue
  ) {
    let done = practices.filter(\.counts)
    completed = done.count + sessions.count
    pushUpSessions = sessions.count
    pushUps = sessions.reduce(0) { $0 + $1.reps }
    setsDone = sessions.reduce(done.reduce(0) { $0 + $1.credit.counted.count }) { $0 + $1.sets }
    timeSpent = sessions.reduce(done.reduce(.zero) { $0 + $1.timeSpent(at: $1.end ?? $1.start) }) { $0 + $1.timeSpent }
    points = done.reduce(0) { $0 + $1.points }
    var (tally, energy) = (MuscleTally(), Energy(weight: weight))
    for practice in done {
      tally.add(practice.muscles(catalogue), weight: practice.credit.counted.count)
      energy.add(practice, catalogue)
    }
    for session in sessions {
      tally.add(session, catalogue)
      energy.add(session)
    }
    muscles = tally.shares
    self.energy = energy
    workouts = Set(done.flatMap(\.workouts))
  }
}
