/// Why a practice does not do what it was asked to.
package enum PracticeError: Error, Sendable, Hashable {
  /// There is no way from one state to the other.
  case badTransition(from: State, to: State, inProgress: Int?)
  case noExercise(index: Int, count: Int)
  case exerciseStarted(index: Int)
  case outOfRange(field: String, got: Int, allowed: ClosedRange<Int>)
  case nothingCompleted
  /// Corrections are for what is over.
  case open

  package enum State: Sendable, Hashable {
    case practice(PracticeState)
    case exercise(ExerciseState)
  }
}
