import PoseCountingDomain

/// What the counters of other exercises count in a recording: reps, by the exercise's name in ground truth.
struct OwnCounts: Encodable {
  private let reps: [String: Int]

  init(_ recording: QuantizedRecording) {
    reps = Dictionary(
      uniqueKeysWithValues: Self.names.compactMap { exercise, name in
        guard var counter = ExerciseCounter(exercise, schema: .mediapipe33, image: recording.image) else { return nil }
        for frame in recording.frames { _ = counter.consume(frame) }
        return (name, counter.reps)
      })
  }

  func encode(to encoder: any Encoder) throws { try reps.encode(to: encoder) }

  private static let names: [(Exercise, String)] = [
    (.squat, "squat"), (.lunge, "lunge"), (.sitUp, "sit_up"), (.jumpingJack, "jumping_jack"), (.pullUp, "pull_up"),
    (.burpee, "burpee"),
  ]
}
