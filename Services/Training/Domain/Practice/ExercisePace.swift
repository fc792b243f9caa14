package import TitanCore

/// How quickly an exercise can be done at all. The numbers lie a little below what records imply, so that nobody who trains
/// reaches them: 0.4 s a push-up (formulas §8). What is done with either side in turn counts each side.
package enum ExercisePace {
  /// The least time of one repetition, or of one second that is held; 0 for an exercise that nobody has judged.
  package static func leastMilliseconds(_ exercise: ExerciseID, _ unit: AmountUnit) -> Int {
    unit == .seconds ? heldSecond : repetitions[exercise.description] ?? 0
  }

  /// A second that is held takes a second; a tenth is left to whoever ends it a moment early.
  private static let heldSecond = 900

  private static let repetitions: [String: Int] = [
    // Push
    "push-up": 400, "knee-push-up": 400, "incline-push-up": 400, "decline-push-up": 450, "diamond-push-up": 450,
    "wide-push-up": 400, "pike-push-up": 500, "bench-dip": 500, "hand-release-push-up": 700, "bench-press": 600,
    "dumbbell-press": 600, "dumbbell-fly": 700, "shoulder-press": 600, "barbell-overhead-press": 700,
    "lateral-raise": 500, "triceps-extension": 500,
    // Pull
    "pull-up": 800, "chin-up": 800, "hanging-knee-raise": 700, "inverted-row": 600, "superman": 500,
    "reverse-snow-angel": 700, "bent-over-row": 600, "dumbbell-row": 600, "biceps-curl": 500, "hammer-curl": 500,
    "deadlift": 900, "kettlebell-swing": 900, "good-morning": 900,
    // Legs
    "squat": 600, "forward-lunge": 600, "reverse-lunge": 600, "side-lunge": 600, "bulgarian-split-squat": 800,
    "step-up": 600, "glute-bridge": 500, "single-leg-bridge": 600, "calf-raise": 350, "donkey-kick": 400,
    "jump-squat": 600, "jumping-lunge": 500, "box-jump": 800, "goblet-squat": 700, "barbell-squat": 900,
    "dumbbell-lunge": 700, "romanian-deadlift": 900,
    // Core
    "crunch": 500, "sit-up": 800, "leg-raise": 700, "bicycle-crunch": 300, "russian-twist": 300, "bird-dog": 700,
    "dead-bug": 600, "flutter-kick": 150,
    // Cardio
    "burpee": 1_200, "half-burpee": 1_000, "jumping-jack": 350, "step-jack": 450, "mountain-climber": 200,
    "high-knees": 150, "skater-jump": 450, "inchworm": 2_500,
  ]
}

extension PracticeExercise {
  /// How much of what was done counts: no more than its time allows at the quickest pace.
  package var credited: Int {
    guard leastMilliseconds > 0 else { return done }
    return min(done, Int(max(.zero, activeTime).milliseconds) / leastMilliseconds)
  }

  /// Whether nobody does so much in the time it took.
  package var isTooQuick: Bool { credited < done }

  /// The least time that what was done takes; `nil` if nobody knows, or nothing is done.
  package var leastTime: Duration? {
    isDone && leastMilliseconds > 0 ? .milliseconds(done * leastMilliseconds) : nil
  }

  /// Why it earns less than was entered; `nil` if it earns all.
  package var creditText: LocalizedText? {
    guard isTooQuick, let leastTime else { return nil }
    let (took, least) = (tenths(activeTime, rounding: 0), tenths(leastTime, rounding: 99))
    let entered =
      unit == .seconds
      ? LocalizedText("You entered \(done) s", "Eingetragen sind \(done) s")
      : LocalizedText("\(done) take at least \(least[.english]) s", "\(done) dauern mindestens \(least[.german]) s")
    let counts =
      credited == 0
      ? LocalizedText("None of it counts.", "Davon zählt nichts.")
      : LocalizedText("Only \(credited) of it counts.", "Davon zählen nur \(credited).")
    return LocalizedText(
      "\(entered[.english]), and this set took \(took[.english]) s. \(counts[.english])",
      "\(entered[.german]), und dieser Satz dauerte \(took[.german]) s. \(counts[.german])")
  }

  private var done: Int { if case .done(let amount) = phase { amount } else { 0 } }
}

extension Practice {
  /// Sets that earn less than was entered, or nothing.
  package var implausibleSets: Int { exercises.count(where: \.isTooQuick) }

  /// Whether it is a training that counts: completed, and something of it could have been done in its time.
  package var counts: Bool { state == .completed && exercises.contains { $0.credited > 0 } }

  /// What to know of sets that were too quick; `nil` without any.
  package var creditText: LocalizedText? {
    let count = implausibleSets
    guard count > 0 else { return nil }
    if !exercises.contains(where: { $0.credited > 0 }) {
      return LocalizedText(
        "This training does not count: no set took the time that it takes.",
        "Dieses Training zählt nicht: Kein Satz dauerte so lange, wie er dauern muss.")
    }
    return count == 1
      ? LocalizedText(
        "One set took less time than it takes, and earns less.",
        "Ein Satz ging schneller, als er gehen kann, und bringt weniger.")
      : LocalizedText(
        "\(count) sets took less time than they take, and earn less.",
        "\(count) Sätze gingen schneller, als sie gehen können, und bringen weniger.")
  }
}

/// Seconds with one decimal, such as `0.4`.
private func tenths(_ time: Duration, rounding: Int64) -> LocalizedText {
  let tenths = (max(.zero, time).milliseconds + rounding) / 100
  return LocalizedText("\(tenths / 10).\(tenths % 10)", "\(tenths / 10),\(tenths % 10)")
}
