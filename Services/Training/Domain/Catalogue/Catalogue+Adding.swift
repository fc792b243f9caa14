import TitanCore

extension Catalogue {
  /// How many workouts an operator may add.
  package static let mostAdded = 20_000

  /// The same with more workouts, a line each as `CatalogueReader.workouts` reads them; lines that begin with `#` are left
  /// out.
  ///
  /// - Throws: for the first line that is no workout, or none that anybody may make.
  package func adding(_ text: String) throws(CatalogueReader.Failure) -> Catalogue {
    var (added, ids): ([Workout], Set<WorkoutID>) = ([], [])
    for line in text.split(whereSeparator: \.isNewline)
    where !line.hasPrefix("#") && line.contains(where: { $0 != " " }) {
      func failure(_ why: String) -> CatalogueReader.Failure { .init(line: String(line), why: why) }
      for workout in try CatalogueReader.workouts(String(line)) {
        if let why = fault(of: workout) { throw failure(why) }
        guard self.workout(workout.id) == nil, ids.insert(workout.id).inserted else {
          throw failure("there is a workout \(workout.id) already")
        }
        guard added.count < Self.mostAdded else { throw failure("more than \(Self.mostAdded) workouts") }
        added.append(workout)
      }
    }
    return Catalogue(exercises: exercises, workouts: workouts + added).prepared()
  }

  /// What is wrong with a workout; `nil` if nothing is.
  private func fault(of workout: Workout) -> String? {
    let id = workout.id.description
    guard (1...64).contains(id.count), id.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber) || $0 == "-" })
    else {
      return "an id is 1 to 64 of a to z, 0 to 9 and -"
    }
    // Ids of users' own workouts are UUIDs.
    guard Identifier<WorkoutOwner>(id) == nil else { return "an id is no UUID" }
    for name in [workout.name.english, workout.name.german] where !Workout.nameLength.contains(name.count) {
      return "a name has \(Workout.nameLength.lowerBound) to \(Workout.nameLength.upperBound) characters"
    }
    guard Workout.prescriptionCount.contains(workout.prescriptions.count) else {
      return
        "a workout has \(Workout.prescriptionCount.lowerBound) to \(Workout.prescriptionCount.upperBound) exercises"
    }
    for prescription in workout.prescriptions {
      guard exercise(prescription.exercise) != nil else { return "unknown exercise \(prescription.exercise)" }
      guard Prescription.setsRange.contains(prescription.sets), Prescription.amountRange.contains(prescription.amount)
      else {
        return "an exercise has 1 to \(Prescription.setsRange.upperBound) sets of 1 to "
          + "\(Prescription.amountRange.upperBound)"
      }
    }
    return workout.prescriptions.reduce(0) { $0 + $1.sets } > Workout.mostSets
      ? "a workout has at most \(Workout.mostSets) sets" : nil
  }
}
