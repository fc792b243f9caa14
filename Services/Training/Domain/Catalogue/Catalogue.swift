/// Exercises and workouts that everybody has.
package struct Catalogue: Sendable {
  /// By id.
  package let exercises: [Exercise]
  /// By id.
  package let workouts: [Workout]
  private let exerciseByID: [ExerciseID: Exercise]
  private let workoutByID: [WorkoutID: Workout]
  private let traitsByID: [WorkoutID: WorkoutTraits]

  package init(exercises: [Exercise], workouts: [Workout]) {
    self.exercises = exercises.sorted { $0.id < $1.id }
    self.workouts = workouts.sorted { $0.id < $1.id }
    exerciseByID = Dictionary(exercises.map { ($0.id, $0) }) { first, _ in first }
    workoutByID = Dictionary(workouts.map { ($0.id, $0) }) { first, _ in first }
    traitsByID = [:]
  }

  /// The same with what its workouts are by their exercises reckoned once.
  private init(_ plain: Catalogue) {
    exercises = plain.exercises
    workouts = plain.workouts
    exerciseByID = plain.exerciseByID
    workoutByID = plain.workoutByID
    traitsByID = Dictionary(plain.workouts.map { ($0.id, WorkoutTraits($0, plain)) }) { first, _ in first }
  }

  package func prepared() -> Catalogue { Catalogue(self) }

  package func exercise(_ id: ExerciseID) -> Exercise? { exerciseByID[id] }

  package func workout(_ id: WorkoutID) -> Workout? { workoutByID[id] }

  package func traits(of workout: Workout) -> WorkoutTraits {
    if workout.own == nil, let known = traitsByID[workout.id] { return known }
    return WorkoutTraits(workout, self)
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
