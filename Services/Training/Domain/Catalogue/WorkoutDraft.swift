import TitanCore

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
    if type == nil {
      violations.append(
        FieldViolation(
          field: "workout.type", reason: "TYPE_UNKNOWN", got: "none of ours",
          allowed: "WORKOUT_TYPE_WEIGHT_TRAINING, WORKOUT_TYPE_HIIT, WORKOUT_TYPE_CALISTHENICS"))
    }
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

package enum WorkoutOwner {}
