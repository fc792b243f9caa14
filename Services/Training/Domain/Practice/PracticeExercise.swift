package import TitanCore

/// One set of an exercise in a practice.
package struct PracticeExercise: Sendable, Hashable {
  /// ready → underWay → done; ready and underWay → skipped.
  package enum Phase: Sendable, Hashable {
    case ready
    /// In preparation until `activeFrom`, and active from then on. A pause shifts that instant, so the time from it
    /// until now contains no pauses.
    case underWay(activeFrom: Timestamp)
    case done(Int)
    case skipped
  }

  package var exercise: ExerciseID
  package var workout: WorkoutID
  /// The set's number, from 1.
  package var setNumber: Int
  package var setCount: Int
  package var unit: AmountUnit
  /// The amount at a score of 1.
  package var base: Int
  package var suggested: Int
  package var prescribed: Int
  /// In hundredths.
  package var levelFactor: Int
  /// The shortest time for one repetition or second, at the fastest pace; 0 if unknown: then any time is enough.
  package var leastMilliseconds: Int
  package var phase: Phase
  /// How long the exercise was active, without pauses; 0 until it ends.
  package var activeTime: Duration

  package init(
    exercise: ExerciseID, workout: WorkoutID, setNumber: Int, setCount: Int, unit: AmountUnit, base: Int,
    suggested: Int, prescribed: Int, levelFactor: Int, leastMilliseconds: Int = 0, phase: Phase = .ready,
    activeTime: Duration = .zero
  ) {
    self.exercise = exercise
    self.workout = workout
    self.setNumber = setNumber
    self.setCount = setCount
    self.unit = unit
    self.base = base
    self.suggested = suggested
    self.prescribed = prescribed
    self.levelFactor = levelFactor
    self.leastMilliseconds = leastMilliseconds
    self.phase = phase
    self.activeTime = activeTime
  }

  /// The exercise's state at an instant of the practice's own clock.
  package func state(at moment: Timestamp) -> ExerciseState {
    switch phase {
    case .ready: .ready
    case .underWay(let activeFrom): moment < activeFrom ? .preparing : .active
    case .done: .done
    case .skipped: .skipped
    }
  }

  package var isUnderWay: Bool {
    if case .underWay = phase { true } else { false }
  }

  package var isDone: Bool {
    if case .done = phase { true } else { false }
  }

  /// The part of the active time that was work, for a set that is done: a repetition takes 10 s at most (formulas §8),
  /// and a hold at most the seconds that were held, however long the set was left running.
  package var workTime: Duration {
    guard case .done(let amount) = phase else { return .zero }
    return min(max(.zero, activeTime), .seconds(unit == .reps ? 10 * amount : amount))
  }
}

/// The state of an exercise. The raw values are the contract's.
package enum ExerciseState: Int, Sendable, Hashable, CaseIterable {
  case ready = 1
  case preparing, active, done, skipped
}

/// The state of a practice. The raw values are the contract's and the store's.
package enum PracticeState: Int, Sendable, Hashable, CaseIterable {
  case running = 1
  case paused, completed, abandoned

  package var isOver: Bool { self == .completed || self == .abandoned }
}
