extension ExerciseRules {
  /// The trunk rises from the floor and lies down again, the hips stay at the height of the feet.
  static let sitUp = ExerciseRules(
    exercise: .sitUp, signal: .trunkFall, descent: 120, home: -400, leastTop: -850, floor: -350, full: -900, range: 200,
    position: [Limit(.standing, -3_000...750, .wrongPosition)],
    bottom: [
      Limit(.narrowHip, 0...140_000, .tooShallow), Limit(.upright, 500...3_000, .tooShallow),
    ],
    top: [
      // From the head or the feet, the trunk is foreshortened: it shows nothing.
      Limit(.breadth, 0...1_600, .wrongPosition),
      // Hands below the shoulders carry them, as in a push-up or on a pommel horse.
      Limit(.handRise, -400...3_000, .wrongPosition, isWaivable: false),
      Limit(.feetApart, 0...750, .wrongPosition, isWaivable: false),
      Limit(.standing, -3_000...600, .wrongPosition),
    ],
    countsAtFarPoint: true)
}
