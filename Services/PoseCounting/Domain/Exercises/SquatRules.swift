extension ExerciseRules {
  /// The hips sink towards the heels while both shanks stay up. The knee's angle alone would not tell: from in front it
  /// is foreshortened, but the height of the hips is not.
  static let squat = ExerciseRules(
    exercise: .squat, signal: .legStretch, home: 850, leastTop: 650, floor: 650, full: 100, range: 250,
    shortest: 600_000,
    longest: 30_000_000,
    position: [Limit(.upright, 400...3_000, .wrongPosition), Limit(.standing, 0...3_000, .wrongPosition)],
    bottom: [
      Limit(.knee, 0...150_000, .legsStraight), Limit(.hip, 0...150_000, .legsStraight),
      Limit(.legDifference, 0...450, .oneLeg),
      Limit(.shin, 650...1_000, .wrongPosition),
    ],
    top: [
      Limit(.knee, 95_000...180_000, .notBack), Limit(.hip, 80_000...180_000, .notBack),
      Limit(.shin, 750...1_000, .wrongPosition), Limit(.upright, 800...3_000, .wrongPosition),
    ],
    clearRange: 450,
    clearBottom: [
      Limit(.knee, 0...130_000, .tooShallow), Limit(.hip, 0...130_000, .tooShallow),
      Limit(.legDifference, 0...250, .oneLeg),
      Limit(.flatShin, 750...1_000, .oneLeg), Limit(.upright, 500...3_000, .wrongPosition),
    ],
    clearTop: [
      Limit(.knee, 150_000...180_000, .notBack), Limit(.hip, 140_000...180_000, .notBack),
      Limit(.upright, 900...3_000, .notBack), Limit(.handRise, -3_000...300, .hanging),
    ])
}
