extension ExerciseRules {
  /// One foot in front, or behind: one thigh gets level while the other stays up, and its shank lies down.
  static let lunge = ExerciseRules(
    exercise: .lunge, signal: .hipHeight, home: 900, leastTop: 350, floor: 600, full: 150, range: 300,
    shortest: 800_000, longest: 30_000_000,
    position: [Limit(.upright, 700...3_000, .wrongPosition), Limit(.standing, 0...3_000, .wrongPosition)],
    bottom: [
      Limit(.knee, 0...135_000, .legsStraight), Limit(.hip, 80_000...180_000, .bothLegs),
      Limit(.legDifference, 350...6_000, .bothLegs), Limit(.shin, -1_000...800, .tooShallow),
      Limit(.flatShin, -1_000...650, .tooShallow), Limit(.upright, 800...3_000, .wrongPosition),
    ],
    top: [
      Limit(.knee, 110_000...180_000, .notBack), Limit(.hip, 110_000...180_000, .notBack),
      Limit(.handRise, -3_000...300, .hanging), Limit(.shin, 600...1_000, .wrongPosition),
    ],
    setBreak: 20_000_000)
}
