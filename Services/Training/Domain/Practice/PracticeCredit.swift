package import TitanCore

/// The credit for a practice (decision D19), set by set: skipped sets give none, and no set gives more than its time
/// allows.
package struct PracticeCredit: Sendable, Hashable {
  package struct Set: Sendable, Hashable {
    package var index: Int
    /// The amount that was entered.
    package var done: Int
    /// The part of it that counts.
    package var credited: Int
    package var base: Int
    /// In hundredths.
    package var levelFactor: Int

    /// In hundredths of a point, rounded to the nearest: a full set gives 100 times the level factor.
    package var points: Int { roundedQuotient(100 * levelFactor * credited, base) }
    /// In millionths.
    package var performance: Int { roundedQuotient(1_000_000 * credited, base) }
  }

  /// The sets that were done.
  package let sets: [Set]
  /// The sets that give any credit.
  package var counted: [Set] { sets.filter { $0.credited > 0 } }
  /// In hundredths.
  package let points: Int
  /// The mean performance of the sets that count, in millionths; `nil` if the practice does not count for fitness
  /// because fewer than 60 % of its sets count.
  package let performance: Int?

  package init(_ exercises: [PracticeExercise]) {
    sets = exercises.enumerated().compactMap { index, exercise in
      guard case .done(let amount) = exercise.phase else { return nil }
      return Set(
        index: index, done: amount, credited: exercise.credited, base: exercise.base, levelFactor: exercise.levelFactor)
    }
    points = sets.reduce(0) { $0 + $1.points }
    let counted = sets.filter { $0.credited > 0 }
    let counts = !counted.isEmpty && counted.count * 100 >= exercises.count * 60
    performance = counts ? roundedQuotient(counted.reduce(0) { $0 + $1.performance }, counted.count) : nil
  }
}

extension PracticeExercise {
  /// The part of the amount done that counts: no more than its time allows at the fastest pace, and nothing of a
  /// simulated set.
  package var credited: Int { isSimulated ? 0 : possible }

  private var possible: Int {
    guard leastMilliseconds > 0 else { return done }
    return min(done, Int(max(.zero, activeTime).milliseconds) / leastMilliseconds)
  }

  /// Whether nobody can do this amount in the time it took.
  package var isTooQuick: Bool { !isSimulated && credited < done }

  /// The shortest time for the amount done; `nil` if it is unknown, or nothing was done.
  package var leastTime: Duration? {
    isDone && leastMilliseconds > 0 ? .milliseconds(done * leastMilliseconds) : nil
  }

  /// Explains why the set earns less than was entered; `nil` if it earns all of it.
  package var creditText: LocalizedText? {
    if isSimulated {
      return LocalizedText("This set was simulated and earns nothing.", "Dieser Satz war simuliert und bringt nichts.")
    }
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
  package var credit: PracticeCredit { PracticeCredit(exercises) }

  /// In hundredths; 0 unless the practice was completed.
  package var points: Int { state == .completed ? credit.points : 0 }

  /// The muscles it worked: the user's correction, or those of the sets that count, all sets weighted equally.
  package func muscles(_ catalogue: Catalogue) -> [MuscleShare] {
    guard state == .completed else { return [] }
    if !corrections.muscles.isEmpty { return corrections.muscles }
    var tally = MuscleTally()
    for set in exercises where set.credited > 0 { tally.add(catalogue.exercise(set.exercise)?.muscles ?? []) }
    return tally.shares
  }

  /// The number of sets that earn less than was entered, or nothing.
  package var implausibleSets: Int { exercises.count(where: \.isTooQuick) }

  /// Whether this practice counts as training: it was completed, and at least part of it was possible in its time.
  package var counts: Bool { state == .completed && exercises.contains { $0.credited > 0 } }

  /// A notice about sets that were too quick or simulated; `nil` if there are none.
  package var creditText: LocalizedText? {
    let (quick, hasSimulated) = (quickText, exercises.contains(where: \.isSimulated))
    guard hasSimulated else { return quick }
    let simulated = LocalizedText("Simulated sets earn nothing.", "Simulierte Sätze bringen nichts.")
    guard let quick else { return simulated }
    return LocalizedText(
      "\(quick[.english]) \(simulated[.english])", "\(quick[.german]) \(simulated[.german])")
  }

  private var quickText: LocalizedText? {
    let count = implausibleSets
    guard count > 0 else { return nil }
    if exercises.allSatisfy({ $0.credited == 0 && !$0.isSimulated }) {
      return LocalizedText(
        "This practice doesn't count: every set was too short for its count.",
        "Dieses Training zählt nicht: Jeder Satz war zu kurz für seine Zahl.")
    }
    return count == 1
      ? LocalizedText(
        "One set was too short for its count and earns less.",
        "Ein Satz war zu kurz für seine Zahl und bringt weniger.")
      : LocalizedText(
        "\(count) sets were too short for their counts and earn less.",
        "\(count) Sätze waren zu kurz für ihre Zahl und bringen weniger.")
  }
}

/// Seconds with one decimal, such as `0.4`.
private func tenths(_ time: Duration, rounding: Int64) -> LocalizedText {
  let tenths = (max(.zero, time).milliseconds + rounding) / 100
  return LocalizedText("\(tenths / 10).\(tenths % 10)", "\(tenths / 10),\(tenths % 10)")
}

/// The fastest pace at which an exercise is possible. The limits are slightly below the times that records imply, so
/// that nobody reaches them in training: 0.4 s per push-up (formulas §8). Exercises that alternate sides count each
/// side.
package enum ExercisePace {
  /// The shortest time for one repetition, or for one second of a hold; 0 for an exercise without a limit.
  package static func leastMilliseconds(_ exercise: ExerciseID, _ unit: AmountUnit) -> Int {
    unit == .seconds ? heldSecond : repetitions[exercise.description] ?? 0
  }

  /// A second of a hold takes a second; the tenth is tolerance for ending it a moment early.
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
