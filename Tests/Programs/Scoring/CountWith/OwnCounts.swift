import PoseCountingDomain

/// What the counters of other exercises find in a recording, by the exercise's name in ground truth.
struct OwnCounts: Encodable {
  private struct Found: Encodable {
    /// Reps, or the seconds of what is held.
    let count: Int
    /// The number of the reason why nothing counts; 0 without one.
    let problem: Int
  }

  private let found: [String: Found]

  init(_ recording: QuantizedRecording) {
    found = Dictionary(
      uniqueKeysWithValues: Self.names.compactMap { exercise, name in
        guard
          var set = CountedSet(
            schema: .mediapipe33, image: recording.image, version: .other(exercise), preparationSeconds: 0,
            target: .reps(0))
        else { return nil }
        for frame in recording.frames { _ = set.count(frame) }
        _ = set.finish()
        return (name, Found(count: set.tally.count, problem: set.tally.problem?.rawValue ?? 0))
      })
  }

  func encode(to encoder: any Encoder) throws { try found.encode(to: encoder) }

  private static let names: [(Exercise, String)] = [
    (.squat, "squat"), (.lunge, "lunge"), (.sitUp, "sit_up"), (.jumpingJack, "jumping_jack"), (.pullUp, "pull_up"),
    (.burpee, "burpee"), (.plank, "plank"), (.wallSit, "wall_sit"),
  ]
}
