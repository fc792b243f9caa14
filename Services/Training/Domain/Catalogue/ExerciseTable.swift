/// The exercises as `CatalogueReader.exercises` reads them, in groups.
enum ExerciseTable {
  static let texts = [push, pull, legs, core, cardio]
}
