/// Exercises and workouts that everybody has.
package struct Catalogue: Sendable {
  /// By id.
  package let exercises: [Exercise]
  /// By id.
  package let workouts: [Workout]
  private let exerciseByID: [ExerciseID: Exercise]
  private let placeByID: [WorkoutID: Int]
  /// Of each workout at its place; empty until it is prepared.
  private let knownTraits: [WorkoutTraits]

  package init(exercises: [Exercise], workouts: [Workout]) {
    self.exercises = exercises.sorted { $0.id < $1.id }
    self.workouts = workouts.sorted { $0.id < $1.id }
    exerciseByID = Dictionary(exercises.map { ($0.id, $0) }) { first, _ in first }
    placeByID = Dictionary(zip(self.workouts.map(\.id), self.workouts.indices)) { first, _ in first }
    knownTraits = []
  }

  /// The same with what its workouts are by their exercises reckoned once.
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

  /// Where a workout stands among all.
  func place(of id: WorkoutID) -> Int? { placeByID[id] }

  package func traits(of workout: Workout) -> WorkoutTraits {
    if workout.own == nil, let place = placeByID[workout.id] { return traits(at: place) }
    return WorkoutTraits(workout, self)
  }

  /// Of the workout at a place, which is there.
  func traits(at place: Int) -> WorkoutTraits {
    knownTraits.isEmpty ? WorkoutTraits(workouts[place], self) : knownTraits[place]
  }
}

extension Catalogue {
  /// What TitanUp comes with.
  // A table that cannot be read is a mistake of ours: the tests read it before anybody else does.
  package static let shipped: Catalogue = try! Catalogue(
    exercises: ExerciseTable.texts.flatMap { try CatalogueReader.exercises($0) },
    workouts: WorkoutTable.texts.flatMap { try CatalogueReader.workouts($0) }
  ).prepared()
}
