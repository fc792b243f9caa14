/// Why a practice refuses a request.
package enum PracticeError: Error, Sendable, Hashable {
  /// No transition leads from one state to the other.
  case badTransition(from: State, to: State, inProgress: Int?)
  case noExercise(index: Int, count: Int)
  case exerciseStarted(index: Int)
  case outOfRange(field: String, got: Int, allowed: ClosedRange<Int>)
  case nothingCompleted
  /// Only a finished practice can be corrected.
  case open

  package enum State: Sendable, Hashable {
    case practice(PracticeState)
    case exercise(ExerciseState)
  }
}
