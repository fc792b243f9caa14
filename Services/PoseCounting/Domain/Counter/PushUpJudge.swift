/// The result of judging a finished dip.
enum Verdict: Sendable, Equatable {
  /// A rep. `isProven`: on its own evidence, not on that of its set.
  case rep(Rep, isProven: Bool)
  case partial(PartialRep)
  /// Not a push-up at all: another movement, a sway, somebody getting up.
  case nothing

  var outcome: JudgedDip.Outcome {
    switch self {
    case .rep(let rep, _): .rep(rep)
    case .partial: .partial
    case .nothing: .rejected
    }
  }
}

/// Judges a dip: its depth, duration and posture, and whether the hands were planted.
struct PushUpJudge {
  let parameters: PushUpParameters
  private let dip: Dip
  /// The arm whose movement is measured; `nil` for the mean of both.
  private let side: Side?
  private let isSupported: Bool
  private let travel: Travel
  private let armLength: Length

  /// - Parameter arm: the arm whose angle dipped; `nil` for both, of which the better-seen one is measured.
  init(_ dip: Dip, arm: Side?, parameters: PushUpParameters) {
    self.dip = dip
    self.parameters = parameters
    side = arm ?? (dip.leftShare > 40_000 ? .left : dip.leftShare < 25_536 ? .right : nil)
    isSupported = PoseCountingDomain.isSupported(dip, side: arm, parameters: parameters)
    travel = Travel(dip, side: side)
    armLength = dip.armLength
  }

  /// The verdict on a dip of both arms.
  func verdict(number: Int, in set: RunningSet) -> Verdict {
    guard isPaced else { return .nothing }
    if isProven { return .rep(rep(number: number), isProven: true) }
    if set.continues(with: dip, parameters: parameters), isPlausible {
      return .rep(rep(number: number), isProven: false)
    }
    return partial
  }

  /// The verdict on one arm's dip that the mean of both did not show: it was only half as deep there, or lost in the
  /// other arm's noise.
  func verdictOfOneArm(number: Int) -> Verdict {
    guard isPaced, isSupported, dip.range >= parameters.repRange, isProven else { return .nothing }
    return .rep(rep(number: number), isProven: true)
  }

  /// The elbow angle at the bottom. An elbow that points at the camera looks straighter than it is; if the body
  /// evidently rests on its hands, the shortened reach gives the angle.
  private var depth: Millidegrees { isSupported ? min(dip.bottom.angle, dip.bentByReach(side)) : dip.bottom.angle }

  private var isPaced: Bool { objectionsToPace.isEmpty }
  private var isProven: Bool { objectionsToProof.isEmpty }

  /// Everything that speaks against the dip on its own evidence, whatever its set is like.
  var objections: [Objection] { objectionsToPace + objectionsToProof }

  private var objectionsToPace: [Objection] {
    Objection.toPace(of: dip, parameters) + (dip.peak.angle < parameters.leastTop ? [.notUpAgain] : [])
  }

  private var objectionsToProof: [Objection] {
    var found: [Objection] = []
    if depth > parameters.floor { found.append(.tooShallow) }
    if dip.range < (isSupported ? parameters.partialRange : parameters.repRange) { found.append(.rangeTooSmall) }
    if !travel.shouldersMoved(perMille: parameters.shoulderTravel, of: armLength) { found.append(.shouldersStill) }
    if !isSupported, !isInPosition { found.append(.wrongPosition) }
    let planted = isSupported ? parameters.plantedHandsWhenSupported : parameters.plantedHands
    if !travel.handsPlanted(perMille: planted) { found.append(.handsMoved) }
    return found
  }

  private var isInPosition: Bool {
    dip.isPlank(perMille: parameters.postureShare) && armsPointDown(dip, parameters: parameters)
  }

  /// The requirements for a dip within a set.
  private var isPlausible: Bool {
    let isHeadOn =
      dip.isPlank(perMille: parameters.headOnShare)
      && [dip.start, dip.bottom, dip.peak].allSatisfy { isForeshortened($0.body, parameters: parameters) }
    return min(dip.bottom.angle, dip.bentByReach(side)) <= parameters.floorInSet
      && dip.isPlank(perMille: parameters.postureShareInSet) && !isHanging(dip, parameters: parameters)
      && travel.handsPlanted(perMille: isHeadOn ? parameters.plantedHandsHeadOn : parameters.plantedHandsInSet)
      && travel.shouldersMoved(perMille: parameters.shoulderTravel, of: armLength)
  }

  private var partial: Verdict {
    guard dip.range >= parameters.partialRange, isInPosition,
      travel.handsPlanted(perMille: parameters.plantedHands),
      travel.shouldersMoved(perMille: parameters.partialShoulderTravel, of: armLength),
      dip.bottom.angle > parameters.floor || dip.range < parameters.repRange
    else { return .nothing }
    return .partial(PartialRep(start: dip.start.time, end: dip.peak.time, minAngle: dip.bottom.angle))
  }

  private func rep(number: Int) -> Rep {
    let flags = Form(dip, parameters: parameters).flags
    let bottom = dip.bottom.angle <= parameters.floor ? dip.bottom.angle : min(dip.bottom.angle, dip.bentByReach(side))
    let depth = percent(of: 170_000 - bottom, in: 80_000)
    let lockout = percent(of: dip.peak.angle - 110_000, in: parameters.lockout - 110_000)
    let seen = flags.contains(.partlySeen) ? 50 : 100
    return Rep(
      number: number, start: dip.start.time, end: dip.peak.time, minAngle: bottom, maxAngle: dip.peak.angle,
      depthPercent: depth, qualityPercent: (depth * 5 + lockout * 3 + seen * 2) / 10, flags: flags)
  }
}

func percent(of part: Int64, in whole: Int64) -> Int { Int(min(100, max(0, part * 100 / max(1, whole)))) }
