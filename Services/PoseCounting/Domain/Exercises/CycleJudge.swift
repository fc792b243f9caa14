/// Judges a cycle: its duration, its range, and whether the body did what the exercise asks for.
struct CycleJudge {
  /// What the movement itself lacks. No set makes up for it.
  private(set) var lacks: [Refusal] = []
  /// What speaks against the exercise, but is forgiven in a set of proven reps.
  private(set) var doubts: [Refusal] = []
  private let cycle: Cycle
  private let rules: ExerciseRules

  init(_ cycle: Cycle, rules: ExerciseRules) {
    (self.cycle, self.rules) = (cycle, rules)
    if cycle.duration < rules.shortest { lacks.append(.tooShort) }
    if cycle.duration > rules.longest { lacks.append(.tooLong) }
    if cycle.bottom.value > rules.floor || cycle.range < rules.range { lacks.append(.tooShallow) }
    if cycle.lowerTop < rules.leastTop { lacks.append(.notBack) }
    if cycle.positionShare < rules.positionShare { doubts.append(.wrongPosition) }
    let far = rules.hasOtherShapesOnWay ? cycle.bottom.shape : cycle.far
    for limit in rules.bottom where !limit.allows(far) { object(limit.refusal, limit.isWaivable) }
    for limit in rules.top where !limit.allows(cycle.start.shape, cycle.end.shape) {
      object(limit.refusal, limit.isWaivable)
    }
    judgeWholeMovement()
  }

  private mutating func object(_ refusal: Refusal, _ isWaivable: Bool) {
    if isWaivable { doubts.append(refusal) } else { lacks.append(refusal) }
  }

  private mutating func judgeWholeMovement() {
    switch rules.exercise {
    case .squat:
      if cycle.isPulledUp { lacks.append(.hanging) }
      if cycle.swingsArms { doubts.append(.handsUp) }
      if cycle.changesSize { doubts.append(.partlySeen) }
    case .lunge:
      if cycle.isPulledUp { lacks.append(.hanging) }
    case .sitUp:
      if [cycle.start, cycle.bottom, cycle.end].contains(where: { $0.shape.isOnHands }) {
        lacks.append(.wrongPosition)
      }
    case .jumpingJack:
      for (refusal, isWaivable) in cycle.objectionsToJump { object(refusal, isWaivable) }
    default: break
    }
  }

  var isProven: Bool { lacks.isEmpty && doubts.isEmpty }

  /// Whether it is a rep if a set vouches for it.
  var isRepInSet: Bool { lacks.isEmpty }

  /// Whether it is a rep without any doubt, even if it remains the only one.
  var isClear: Bool {
    isProven && cycle.range >= rules.clearRange && rules.clearBottom.allSatisfy { $0.allows(cycle.far) }
      && rules.clearTop.allSatisfy { $0.allows(cycle.start.shape, cycle.end.shape) }
  }

  /// Whether it is the exercise, but not far enough.
  var isHalf: Bool {
    !isProven && cycle.range >= rules.halfRange
      && (lacks + doubts).allSatisfy { $0 == .tooShallow || $0 == .legsStraight || $0 == .armsStraight }
  }

  /// The most telling reason against it: what the movement is comes before how far it went.
  var refusal: Refusal? {
    let all = lacks + doubts
    return all.first { !$0.isOfExtent } ?? all.first
  }
}

extension Refusal {
  /// Whether it is about how long or how far a movement went, not about what it was.
  var isOfExtent: Bool { self == .tooShort || self == .tooLong || self == .tooShallow || self == .notBack }
}
