import TitanCore

/// The exercises and workouts that everybody has.
package struct Catalogue: Sendable {
  /// Sorted by id.
  package let exercises: [Exercise]
  /// Sorted by id.
  package let workouts: [Workout]
  private let exerciseByID: [ExerciseID: Exercise]
  private let placeByID: [WorkoutID: Int]
  /// The traits of each workout, at its index; empty until the catalogue is prepared.
  private let knownTraits: [WorkoutTraits]

  package init(exercises: [Exercise], workouts: [Workout]) {
    self.exercises = exercises.sorted { $0.id < $1.id }
    self.workouts = workouts.sorted { $0.id < $1.id }
    exerciseByID = Dictionary(exercises.map { ($0.id, $0) }) { first, _ in first }
    placeByID = Dictionary(zip(self.workouts.map(\.id), self.workouts.indices)) { first, _ in first }
    knownTraits = []
  }

  /// The same catalogue with the traits of its workouts computed once.
  private init(_ plain: Catalogue) {
    exercises = plain.exercises
    workouts = plain.workouts
    exerciseByID = plain.exerciseByID
    placeByID = plain.placeByID
    knownTraits = plain.workouts.map { WorkoutTraits($0, plain) }
  }

  package func prepared() -> Catalogue { Catalogue(self) }

  package func exercise(_ id: ExerciseID) -> Exercise? { exerciseByID[id] }

  package func workout(_ id: WorkoutID) -> Workout? { placeByID[id].map { workouts[$0] } }

  /// The index of a workout among all.
  func place(of id: WorkoutID) -> Int? { placeByID[id] }

  package func traits(of workout: Workout) -> WorkoutTraits {
    if workout.own == nil, let place = placeByID[workout.id] { return traits(at: place) }
    return WorkoutTraits(workout, self)
  }

  /// The traits of the workout at an index, which must be valid.
  func traits(at place: Int) -> WorkoutTraits {
    knownTraits.isEmpty ? WorkoutTraits(workouts[place], self) : knownTraits[place]
  }
}

extension Catalogue {
  /// The catalogue that ships with TitanUp.
  // An unreadable table is our own bug: the tests read it before anybody else does.
  package static let shipped: Catalogue = try! Catalogue(
    exercises: ExerciseTable.texts.flatMap { try CatalogueReader.exercises($0) },
    workouts: WorkoutTable.texts.flatMap { try CatalogueReader.workouts($0) }
  ).prepared()
}

extension Catalogue {
  /// The maximum number of workouts that an operator may add.
  private static let mostAdded = 20_000

  /// The same catalogue with more workouts, one per line in the format of `CatalogueReader.workouts`. Lines that begin
  /// with `#` are skipped.
  ///
  /// - Throws: for the first line that is not a workout, or not a valid one.
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

  /// Describes the error of a workout; `nil` if it is valid.
  private func fault(of workout: Workout) -> String? {
    let id = workout.id.description
    guard (1...64).contains(id.count), id.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber) || $0 == "-" })
    else {
      return "an id is 1 to 64 of a to z, 0 to 9 and -"
    }
    // The ids of users' own workouts are UUIDs.
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
