import PoseProto

/// What a counter saw, with its verdict: a dip of a set of push-ups, or a movement or a hold of another exercise.
struct ExplainedMovement {
  var outcome: PoseV1.DipOutcome
  /// In milliseconds since the first frame.
  var start: UInt32
  /// When the body was farthest from the starting position.
  var bottom: UInt32
  var end: UInt32
  /// The number of the rep or of the hold; `nil` if it did not count.
  var number: UInt32?
  /// What speaks against it.
  var reasons: [String]
  /// The angles of the elbow at the top and at the bottom, in tenths of a degree; only a dip has them.
  var elbow: (top: UInt32, bottom: UInt32)?

  var milliseconds: UInt32 { end > start ? end - start : 0 }
}

extension PoseV1.ExplainRepsResponse {
  /// All that the counter saw, in the order of the contract.
  var explainedMovements: [ExplainedMovement] {
    dips.map { dip in
      .init(
        outcome: dip.outcome, start: dip.startMs, bottom: dip.bottomMs, end: dip.endMs, number: dip.rep?.number,
        reasons: dip.reasons.map(ExplanationPresentation.text),
        elbow: (dip.topAngleDecidegrees, dip.bottomAngleDecidegrees))
    }
      + movements.map { movement in
        .init(
          outcome: movement.outcome, start: movement.startMs, bottom: movement.bottomMs, end: movement.endMs,
          number: movement.number > 0 ? movement.number : nil,
          reasons: movement.problems.map { CuePresentation.text($0) ?? $0.description })
      }
  }

  /// What counted: `12 push-ups`, `5 squats`, `42 seconds of plank`.
  var countedWords: String {
    let counted = explainedMovements.filter { $0.outcome == .rep }
    guard let exercise = SetExercise(counter?.exercise ?? .unspecified) else {
      return Format.count(counted.count, dips.isEmpty && !movements.isEmpty ? "rep" : "push-up")
    }
    let seconds = counted.reduce(0) { $0 + Int(($1.milliseconds + 500) / 1_000) }
    return exercise.words(exercise.isHeld ? seconds : counted.count)
  }

  /// Of how many: `14 dips`, `7 movements`.
  var seenWords: String {
    movements.isEmpty && !isOfOtherExercise
      ? Format.count(dips.count, "dip") : Format.count(movements.count, "movement")
  }

  /// Whether the angles are those of another joint than the elbow.
  var isOfOtherExercise: Bool {
    let exercise = counter?.exercise ?? .unspecified
    return !movements.isEmpty || (exercise != .pushUp && exercise != .unspecified)
  }
}
