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
