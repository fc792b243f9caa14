/// What the pose service counts, in the word that receipts use: `PUSH_UP`, as in titanup.pose.v1.Exercise without its
/// prefix.
package struct CountedExercise: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ text: String) { description = text }
}

extension ExerciseID {
  /// What a camera counts this exercise as; `nil` if no counter is made for it. Exercises of the catalogue that move the
  /// same joints in the same way share a counter.
  package var countedAs: CountedExercise? { Self.counted[description].map { CountedExercise($0) } }

  private static let counted = [
    "push-up": "PUSH_UP", "wide-push-up": "PUSH_UP", "diamond-push-up": "PUSH_UP", "knee-push-up": "PUSH_UP",
    "incline-push-up": "PUSH_UP", "decline-push-up": "PUSH_UP",
    "squat": "SQUAT",
    "forward-lunge": "LUNGE", "reverse-lunge": "LUNGE",
    "sit-up": "SIT_UP",
    "jumping-jack": "JUMPING_JACK",
    "pull-up": "PULL_UP", "chin-up": "PULL_UP",
    "burpee": "BURPEE",
    "plank": "PLANK",
    "wall-sit": "WALL_SIT",
  ]
}
