package import TitanCore

/// The amount of an exercise in a workout.
package struct Prescription: Sendable, Hashable {
  package static let setsRange = 1...10
  package static let amountRange = 1...600

  package var exercise: ExerciseID
  package var sets: Int
  /// The amount in one set, at a score of 1.
  package var amount: Int

  package init(_ exercise: ExerciseID, sets: Int, amount: Int) {
    self.exercise = exercise
    self.sets = sets
    self.amount = amount
  }
}

/// One or more exercises (decision D12), from the catalogue or made by a user.
package struct Workout: Sendable, Hashable {
  package static let nameLength = 1...100
  package static let prescriptionCount = 1...20
  package static let mostSets = 100
  /// The maximum number of a user's own workouts.
  package static let mostOwn = 200

  package var id: WorkoutID
  package var name: LocalizedText
  package var type: WorkoutType
  package var prescriptions: [Prescription]
  /// The data of a user's own workout; `nil` in the catalogue.
  package var own: Own?

  package struct Own: Sendable, Hashable {
    package var createTime: Timestamp
    /// 1 when the workout was created; increases with every change.
    package var revision: Int

    package init(createTime: Timestamp, revision: Int = 1) {
      self.createTime = createTime
      self.revision = revision
    }
  }

  package init(
    id: WorkoutID, name: LocalizedText, type: WorkoutType, prescriptions: [Prescription], own: Own? = nil
  ) {
    self.id = id
    self.name = name
    self.type = type
    self.prescriptions = prescriptions
    self.own = own
  }
}

/// The properties of a workout that follow from its exercises.
package struct WorkoutTraits: Sendable, Hashable {
  /// The hardest-worked first, weighted by sets.
  package var muscles: [MuscleShare]
  /// The impact of the hardest exercise.
  package var impact: Impact
  /// In the order of the contract.
  package var equipment: [Equipment]

  package var mainMuscle: Muscle? { muscles.first?.muscle }

  package init(_ workout: Workout, _ catalogue: Catalogue) {
    var tally = MuscleTally()
    var needed: Set<Equipment> = []
    impact = .low
    for prescription in workout.prescriptions {
      guard let exercise = catalogue.exercise(prescription.exercise) else { continue }
      tally.add(exercise.muscles, weight: prescription.sets)
      needed.formUnion(exercise.equipment)
      impact = max(impact, exercise.impact)
    }
    muscles = tally.shares
    equipment = Equipment.allCases.filter(needed.contains)
  }
}
