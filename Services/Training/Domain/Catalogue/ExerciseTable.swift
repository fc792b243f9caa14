/// The exercises in groups, in the format of `CatalogueReader.exercises`.
enum ExerciseTable {
  static let texts = [push, pull, legs, core, cardio]
}
