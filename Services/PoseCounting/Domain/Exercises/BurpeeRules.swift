extension ExerciseRules {
  /// From standing down into a plank on the hands, and up again. How the athlete gets there, with a push-up or a jump,
  /// is their own affair.
  static let burpee = ExerciseRules(
    exercise: .burpee, signal: .stature, home: 900, leastTop: 750, floor: 480, full: 350, range: 350,
    shortest: 1_500_000, longest: 15_000_000,
    position: [],
    bottom: [
      Limit(.upright, -600...600, .wrongPosition), Limit(.handRise, -3_000 ... -150, .handsUp),
      Limit(.hip, 110_000...180_000, .legsBent), Limit(.knee, 110_000...180_000, .legsBent),
    ],
    top: [Limit(.upright, 700...3_000, .notBack), Limit(.knee, 130_000...180_000, .notBack)], hasOtherShapesOnWay: true,
    setBreak: 20_000_000)
}
