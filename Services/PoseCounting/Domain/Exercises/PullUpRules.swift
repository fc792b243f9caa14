extension ExerciseRules {
  /// The shoulders rise to the hands, from hanging with straight arms; the forearms point up all the time.
  static let pullUp = ExerciseRules(
    exercise: .pullUp, signal: .handRise, home: 900, leastTop: 450, floor: 420, full: 100, range: 300,
    position: [Limit(.upright, 600...3_000, .wrongPosition), Limit(.forearmRise, 200...3_000, .armsBent)],
    positionShare: 800,
    bottom: [Limit(.elbow, 0...115_000, .armsStraight), Limit(.upright, 800...3_000, .wrongPosition)],
    top: [
      Limit(.elbow, 95_000...180_000, .armsBent), Limit(.upright, 900...3_000, .wrongPosition),
      Limit(.feetApart, 0...750, .wrongPosition),
    ],
    needsSecond: false)
}
