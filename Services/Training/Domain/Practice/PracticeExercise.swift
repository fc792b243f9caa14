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

  package let exercise: ExerciseID
  package let workout: WorkoutID
  /// The set's number, from 1.
  package let setNumber: Int
  package let setCount: Int
  package var unit: AmountUnit
  /// The amount at a score of 1.
  package let base: Int
  package let suggested: Int
  package internal(set) var prescribed: Int
  /// In hundredths.
  package var levelFactor: Int
  /// The shortest time for one repetition or second, at the fastest pace; 0 if unknown: then any time is enough.
  package let leastMilliseconds: Int
  package var phase: Phase
  /// The time for which the exercise was active, without pauses; 0 until it ends.
  package var activeTime: Duration
  /// What its receipt proves; `nil` for a set that nobody counted.
  package internal(set) var proof: SetProof?

  package init(
    exercise: ExerciseID, workout: WorkoutID, setNumber: Int, setCount: Int, unit: AmountUnit, base: Int,
    suggested: Int, prescribed: Int, levelFactor: Int, leastMilliseconds: Int = 0, phase: Phase = .ready,
    activeTime: Duration = .zero, proof: SetProof? = nil
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
    self.proof = proof
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

  /// How the amount done is known; `nil` unless the set is done.
  package var evidence: SetEvidence? { isDone ? proof?.evidence ?? .unverified : nil }

  /// Whether it was counted from a simulated stream: then it earns nothing.
  package var isSimulated: Bool { evidence == .simulated }

  /// The part of the active time that was work, for a set that is done: a repetition takes 10 s at most (formulas §8),
  /// and a hold at most the seconds that were held, however long the set was left running.
  package var workTime: Duration {
    guard case .done(let amount) = phase, !isSimulated else { return .zero }
    return min(max(.zero, activeTime), .seconds(unit == .reps ? 10 * amount : amount))
  }
}

/// The state of an exercise. The raw values are the contract's.
package enum ExerciseState: Int, Sendable, Hashable, CaseIterable {
  case ready = 1
  case preparing, active, done, skipped
}

extension Workout {
  /// All sets of the workout, adapted to a score.
  package func sets(_ catalogue: Catalogue, _ score: FitnessScore) -> [PracticeExercise] {
    prescriptions.flatMap { prescription -> [PracticeExercise] in
      guard let exercise = catalogue.exercise(prescription.exercise) else { return [] }
      let amount = score.prescription(base: prescription.amount)
      return (0..<max(0, prescription.sets)).map { number in
        PracticeExercise(
          exercise: exercise.id, workout: id, setNumber: number + 1, setCount: prescription.sets, unit: exercise.unit,
          base: prescription.amount, suggested: amount, prescribed: amount, levelFactor: exercise.levelFactor,
          leastMilliseconds: ExercisePace.leastMilliseconds(exercise.id, exercise.unit))
      }
    }
  }
}
