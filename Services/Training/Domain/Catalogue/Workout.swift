package import TitanCore

/// Identifies a workout: a word in the catalogue, a UUID for a user's own.
package struct WorkoutID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ text: String) { description = text }

  package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

/// Marks the UUIDs of users' own workouts.
enum WorkoutOwner {}

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
  static let nameLength = 1...100
  package static let prescriptionCount = 1...20
  static let mostSets = 100
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

/// A user's own workout as the client sent it, not validated yet.
package struct WorkoutDraft: Sendable, Hashable {
  package var id: String
  package var name: String
  /// `nil` for an unknown kind.
  package var type: WorkoutType?
  package var prescriptions: [Prescription]

  package init(id: String, name: String, type: WorkoutType?, prescriptions: [Prescription]) {
    self.id = id
    self.name = name
    self.type = type
    self.prescriptions = prescriptions
  }

  /// Validates the draft and makes the workout.
  ///
  /// - Throws: every violation, each with the value received and the values allowed.
  package func checked(_ catalogue: Catalogue, own: Workout.Own) throws(InvalidRequest) -> Workout {
    var violations: [FieldViolation] = []
    let id = Identifier<WorkoutOwner>(id)
    if id == nil {
      violations.append(
        FieldViolation(
          field: "workout.workout_id", reason: self.id.isEmpty ? "MISSING" : "UUID_INVALID", got: quoted(self.id),
          allowed: "a UUID made by the client"))
    }
    if let wrong = FieldViolation(name, length: Workout.nameLength, field: "workout.name") { violations.append(wrong) }
    if type == nil { violations.append(.unknownType(field: "workout.type")) }
    violations += prescriptionViolations(catalogue)
    guard violations.isEmpty, let id, let type else { throw InvalidRequest(violations) }
    return Workout(
      id: WorkoutID("\(id)"), name: LocalizedText(name, name), type: type, prescriptions: prescriptions, own: own)
  }

  private func prescriptionViolations(_ catalogue: Catalogue) -> [FieldViolation] {
    let field = "workout.prescriptions"
    let things = LocalizedText("exercises", "Übungen")
    if let wrong = FieldViolation(
      count: prescriptions.count, in: Workout.prescriptionCount, of: things, field: field)
    {
      return [wrong]
    }
    var violations: [FieldViolation] = []
    for (index, prescription) in prescriptions.enumerated() {
      let path = "\(field)[\(index)]"
      if catalogue.exercise(prescription.exercise) == nil {
        violations.append(
          FieldViolation(
            field: path + ".exercise_id", reason: "EXERCISE_UNKNOWN", got: quoted("\(prescription.exercise)"),
            allowed: "an exercise of the catalogue",
            words: .init("There is no such exercise.", "Diese Übung gibt es nicht.")))
      }
      violations += [
        FieldViolation(prescription.sets, in: Prescription.setsRange, field: path + ".sets"),
        FieldViolation(prescription.amount, in: Prescription.amountRange, field: path + ".amount"),
      ].compactMap(\.self)
    }
    let sets = prescriptions.reduce(0) { $0 + min($1.sets, Workout.mostSets) }
    if sets > Workout.mostSets {
      violations.append(.tooManySets(sets, most: Workout.mostSets, field: field))
    }
    return violations
  }
}
