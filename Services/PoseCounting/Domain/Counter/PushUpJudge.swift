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
  private let parameters: PushUpParameters
  private let dip: Dip
  /// The arm whose movement is measured; `nil` for the mean of both.
  private let side: Side?
  private let isSupported: Bool
  private let travel: Travel
  private let armLength: Length
  /// The way of gravity in the image, if it is known.
  private let down: Point?

  /// - Parameter arm: the arm whose angle dipped; `nil` for both, of which the better-seen one is measured.
  init(_ dip: Dip, arm: Side?, down: Point? = nil, parameters: PushUpParameters) {
    self.dip = dip
    self.parameters = parameters
    self.down = down
    side = arm ?? (dip.leftShare > 40_000 ? .left : dip.leftShare < 25_536 ? .right : nil)
    isSupported = dip.isSupported(side: arm, parameters)
    travel = Travel(dip, side: side)
    armLength = dip.armLength
  }

  /// The verdict on a dip of both arms.
  func verdict(number: Int, in set: RunningSet) -> Verdict {
    guard isPaced else { return .nothing }
    if set.isShallow(depthInSet, at: dip.start.time, parameters: parameters) { return partial }
    if isProven { return .rep(rep(number: number), isProven: true) }
    if set.continues(with: dip, tilt: tilt, parameters: parameters), isPlausible {
      return .rep(rep(number: number), isProven: false)
    }
    return partial
  }

  /// The verdict on one arm's dip that the mean of both did not show: it was only half as deep there, or lost in the
  /// other arm's noise.
  func verdictOfOneArm(number: Int, in set: RunningSet) -> Verdict {
    guard isPaced, isSupported, dip.isPlank(perMille: parameters.supportedPosture), dip.range >= parameters.repRange,
      isProven, !set.isShallow(depthInSet, at: dip.start.time, parameters: parameters)
    else { return .nothing }
    return .rep(rep(number: number), isProven: true)
  }

  /// The elbow angle at the bottom. An elbow that points at the camera looks straighter than it is; if the body
  /// evidently rests on its hands, the shortened reach gives the angle.
  private var depth: Millidegrees { isSupported ? min(dip.bottom.angle, dip.bentByReach(side)) : dip.bottom.angle }

  /// What the set remembers of the dip.
  var depthInSet: DepthInSet {
    DepthInSet(angle: dip.bottom.angle, travel: travel.shoulders(perMilleOf: armLength))
  }

  /// How the trunk lies, for the set; `nil` in a version that doesn't ask.
  var tilt: Millidegrees? { parameters.tiltInSet > 0 ? dip.tilt(from: down, parameters) : nil }

  private var isPaced: Bool { objectionsToPace.isEmpty }
  private var isProven: Bool { objectionsToProof.isEmpty }

  /// Everything that speaks against the dip on its own evidence, whatever its set is like.
  var objections: [Objection] { objectionsToPace + objectionsToProof }

  private var objectionsToPace: [Objection] {
    Objection.toPace(of: dip, parameters) + (dip.peak.angle < parameters.leastTop ? [.notUpAgain] : [])
  }

  private var objectionsToProof: [Objection] {
    var found: [Objection] = []
    if depth > parameters.floor, !isDeepByTravel { found.append(.tooShallow) }
    let range = isSupported || isDeepByTravel ? parameters.partialRange : parameters.repRange
    if dip.range < range || !dip.hasDescended(perMille: parameters.leastDescent) { found.append(.rangeTooSmall) }
    if !travel.shouldersMoved(perMille: parameters.shoulderTravel, of: armLength) { found.append(.shouldersStill) }
    if !isSupported && !isInPosition || !dip.hipsCameUp(parameters) || !dip.armsFollow(down, parameters) {
      found.append(.wrongPosition)
    }
    if !isSupported, !isBack { found.append(.notUpAgain) }
    let planted = isSupported ? parameters.plantedHandsWhenSupported : parameters.plantedHands
    if !travel.handsPlanted(perMille: planted) || !isWithinReach { found.append(.handsMoved) }
    return found
  }

  /// Whether the shoulders moved no further than arms are long: otherwise, the hands were not planted, however still they
  /// look.
  private var isWithinReach: Bool {
    parameters.longestTravel == 0 || !travel.shouldersMoved(perMille: parameters.longestTravel, of: armLength)
  }

  /// Whether the shoulders came back to where they started.
  private var isBack: Bool {
    parameters.comeback == 0 || travel.shouldersCameBack(perMille: parameters.comeback)
  }

  /// Whether the shoulders' way proves the depth that the elbows may hide.
  private var isDeepByTravel: Bool { parameters.provingTravel > 0 && isCertain }

  /// Whether the shoulders moved so far over still hands, and in so good a posture, that nothing else can be meant.
  var isCertain: Bool {
    travel.shouldersMoved(perMille: parameters.provingTravel, of: armLength)
      && travel.handsPlanted(perMille: parameters.provingHands) && dip.isPlank(perMille: parameters.provingPosture)
      && isInPosition && dip.armsPointDownThroughout(parameters)
  }

  private var isInPosition: Bool {
    dip.isPlank(perMille: parameters.postureShare) && dip.armsPointDown(parameters)
  }

  /// The requirements for a dip within a set.
  private var isPlausible: Bool {
    let isHeadOn =
      dip.isPlank(perMille: parameters.headOnShare)
      && [dip.start, dip.bottom, dip.peak].allSatisfy { $0.body.isForeshortened(parameters) }
    return min(dip.bottom.angle, dip.bentByReach(side)) <= parameters.floorInSet
      && dip.isPlank(perMille: parameters.postureShareInSet) && !dip.isHanging(parameters)
      && travel.handsPlanted(perMille: isHeadOn ? parameters.plantedHandsHeadOn : parameters.plantedHandsInSet)
      && travel.shouldersMoved(perMille: parameters.shoulderTravel, of: armLength) && isWithinReach && isBack
      && (!dip.isKneeling(parameters) || isInPosition) && dip.armsFollow(down, parameters)
  }

  private var partial: Verdict {
    guard dip.range >= parameters.partialRange, isInPosition,
      travel.handsPlanted(perMille: parameters.plantedHands),
      travel.shouldersMoved(perMille: parameters.partialShoulderTravel, of: armLength),
      dip.bottom.angle > parameters.floor || dip.range < parameters.repRange || parameters.shallowTravel > 0
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
