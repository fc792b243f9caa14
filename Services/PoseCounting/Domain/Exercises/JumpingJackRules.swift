extension ExerciseRules {
  /// Both hands swing from the thighs to overhead while the feet jump apart, with straight legs.
  static let jumpingJack = ExerciseRules(
    exercise: .jumpingJack, signal: .handDrop, descent: 300, home: 800, leastTop: -100, floor: -200, full: -550,
    range: 500,
    shortest: 250_000, longest: 3_000_000,
    position: [Limit(.upright, 800...3_000, .wrongPosition), Limit(.standing, 400...3_000, .wrongPosition)],
    positionShare: 800,
    bottom: [
      Limit(.knee, 90_000...180_000, .legsBent), Limit(.hip, 100_000...180_000, .legsBent),
      Limit(.handRise, 200...3_000, .tooShallow),
    ],
    top: [
      Limit(.knee, 130_000...180_000, .legsBent), Limit(.hip, 150_000...180_000, .legsBent),
      Limit(.handRise, -3_000...0, .hanging, isWaivable: false),
    ])
}

extension Cycle {
  /// Feet that jump this far apart show a jumping jack whatever the arms do, and the least they do in one.
  private static let wideJump: PerMille = 500
  private static let leastJump: PerMille = 200

  /// What speaks against a jumping jack in how hands and feet move together.
  var objectionsToJump: [(refusal: Refusal, isWaivable: Bool)] {
    let jump = feetApart.upperBound - feetApart.lowerBound
    guard jump < Self.wideJump else { return [] }
    let hands = (start.shape.handRise + end.shape.handRise) / 2
    let reach = (start.shape.handsToHips + end.shape.handsToHips) / 2
    if hands > -300 || reach > 700 || min(start.shape.handDrop, end.shape.handDrop) < 350 {
      return [(.handsUp, true)]
    }
    // From the side, one foot hides behind the other.
    let breadth = (start.shape.breadth + bottom.shape.breadth + end.shape.breadth) / 3
    return jump < Self.leastJump && breadth > 400 ? [(.legsStill, true)] : []
  }
}
