import TitanCore

/// A workout of a user's own, as it was sent: nothing is checked yet.
package struct WorkoutDraft: Sendable, Hashable {
  package var id: String
  package var name: String
  /// `nil` for a kind that does not exist.
  package var type: WorkoutType?
  package var prescriptions: [Prescription]

  package init(id: String, name: String, type: WorkoutType?, prescriptions: [Prescription]) {
    self.id = id
    self.name = name
    self.type = type
    self.prescriptions = prescriptions
  }

  /// The workout it makes.
  ///
  /// - Throws: everything that is wrong, each with what came and what is allowed.
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
    if let wrong = FieldViolation(prescriptions.count, in: Workout.prescriptionCount, field: field) { return [wrong] }
    var violations: [FieldViolation] = []
    for (index, prescription) in prescriptions.enumerated() {
      let path = "\(field)[\(index)]"
      if catalogue.exercise(prescription.exercise) == nil {
        violations.append(
          FieldViolation(
            field: path + ".exercise_id", reason: "EXERCISE_UNKNOWN", got: quoted("\(prescription.exercise)"),
            allowed: "an exercise of the catalogue"))
      }
      violations += [
        FieldViolation(prescription.sets, in: Prescription.setsRange, field: path + ".sets"),
        FieldViolation(prescription.amount, in: Prescription.amountRange, field: path + ".amount"),
      ].compactMap(\.self)
    }
    let sets = prescriptions.reduce(0) { $0 + min($1.sets, Workout.mostSets) }
    if sets > Workout.mostSets {
      violations.append(
        FieldViolation(field: field, reason: "TOO_MANY", got: "\(sets) sets", allowed: "at most \(Workout.mostSets)"))
    }
    return violations
  }
}

package enum WorkoutOwner {}
