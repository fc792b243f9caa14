/// What the counter of an exercise reports about the frame it was given.
package enum ExerciseEvent: Sendable, Equatable {
  /// A rep was completed. The first two of a set can come together.
  case rep(ExerciseRep)
  /// The right movement, but not far enough.
  case half(HalfRep)
  /// One more second was held: the seconds so far.
  case second(Int)
  /// A cue, given no more often than a person can act on.
  case cue(ExerciseCue)
  /// Where in the rep the athlete is; at most ten times a second.
  case progress(ExerciseProgress)
}

/// A rep. Times are in microseconds since the stream's first frame.
package struct ExerciseRep: Sendable, Equatable {
  /// The rep's number, from 1.
  package var number: Int
  package var start: Int64
  /// When the body was farthest from the starting position.
  package var bottom: Int64
  package var end: Int64
  /// 0…100: how much of the exercise's full range the rep had.
  package var depthPercent: Int
  /// Whether nobody was found in a part of the rep.
  package var isPartlySeen: Bool
}

package struct HalfRep: Sendable, Equatable {
  package var start: Int64
  package var end: Int64
}

package struct ExerciseProgress: Sendable, Equatable {
  /// How far from the starting position, 0…100 of a full rep.
  package var romPercent: Int
  package var phase: Phase
  /// Reps so far.
  package var reps: Int
}

/// What the athlete can do better, or why nothing is counted.
package enum ExerciseCue: Sendable, Equatable {
  case noPerson
  /// The joint is outside of the image.
  case outOfFrame(Joint)
  /// The joint is hidden.
  case lowConfidence(Joint)
  case goFurther
  case returnFully
  /// The movement is another one; why it is not counted.
  case otherMovement(Refusal)
  case takePosition
}
