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

  /// - Parameter arm: the arm whose angle dipped; `nil` for both, of which the better-seen one is measured.
  init(_ dip: Dip, arm: Side?, parameters: PushUpParameters) {
    self.dip = dip
    self.parameters = parameters
    side = arm ?? (dip.leftShare > 40_000 ? .left : dip.leftShare < 25_536 ? .right : nil)
    isSupported = dip.isSupported(side: arm, parameters)
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

extension Dip {
  /// Whether the body rests on hands and feet at both tops of a dip: from the shoulders, hands and feet lie roughly at a
  /// right angle, equal before and after the dip, and the legs are straight.
  ///
  /// When people stand, hang or lie supine, their feet are straight below, straight above, or behind their hands. The
  /// check works in most views. It needs neither the hips, which a wide shirt or a pike displaces, nor the trunk's
  /// direction, and rotating or scaling the image does not change it.
  fileprivate func isSupported(side: Side?, _ parameters: PushUpParameters) -> Bool {
    let tops = [start.body, peak.body]
    let angles = tops.map { body in
      angle(at: body.shoulder(side), from: body.ankles, to: body.wrist(side))
    }
    return angles.allSatisfy { parameters.handsToFeet.contains($0) }
      && abs(angles[0] - angles[1]) <= parameters.handsToFeetChange
      && tops.allSatisfy { angle(at: $0.knees, from: $0.hips, to: $0.ankles) >= parameters.bentKnee }
  }

  /// Whether the hands are below the shoulders: then straight arms point away from the trunk, neither along it, as in
  /// standing, nor overhead, as in hanging. The image does not show this if the trunk points at the camera.
  fileprivate func armsPointDown(_ parameters: PushUpParameters) -> Bool {
    armsToTrunk(parameters).map(parameters.armToTrunk.contains) ?? true
  }

  /// Whether the hands are overhead, in line with the trunk: then the body hangs from them. The image does not show this
  /// if the trunk points at the camera.
  fileprivate func isHanging(_ parameters: PushUpParameters) -> Bool {
    armsToTrunk(parameters).map { $0 > parameters.hangingArms } ?? false
  }

  /// The shoulder angle between trunk and arms, the mean of a dip's tops; `nil` if the trunk points at the camera at
  /// both.
  private func armsToTrunk(_ parameters: PushUpParameters) -> Millidegrees? {
    let angles = [start.body, peak.body].filter { !$0.isForeshortened(parameters) }
      .map { angle(between: $0.trunk, and: $0.wrists - $0.shoulders) }
    return angles.isEmpty ? nil : angles.reduce(0, +) / Millidegrees(angles.count)
  }
}

/// How much hands and shoulders moved between the top and the bottom of a dip.
///
/// In a push-up the hands are planted and the shoulders move; in a curl or a bench press it is the other way round.
/// Both are measured in the image and, since a camera may move, relative to the feet: the measurement in which the
/// hands are stiller counts.
private struct Travel: Sendable {
  /// The squared distances, summed over the descent and the ascent, in the image's unit.
  private typealias Ways = (hands: Int64, shoulders: Int64)
  private var image: Ways = (0, 0)
  private var againstFeet: Ways = (0, 0)

  /// - Parameter side: the arm to look at; `nil` for the mean of both.
  init(_ dip: Dip, side: Side?) {
    let bottom = dip.bottom.body
    for top in [dip.start.body, dip.peak.body] {
      let shoulders = bottom.shoulder(side) - top.shoulder(side)
      let hands = bottom.wrist(side) - top.wrist(side)
      let feet = bottom.ankles - top.ankles
      image.hands += hands.squaredLength
      image.shoulders += shoulders.squaredLength
      againstFeet.hands += (hands - feet).squaredLength
      againstFeet.shoulders += (shoulders - feet).squaredLength
    }
  }

  /// Whether the hands moved at most `perMille` of the shoulders' movement.
  func handsPlanted(perMille: PerMille) -> Bool {
    [image, againstFeet].contains { $0.hands * 1_000_000 <= $0.shoulders * perMille * perMille }
  }

  /// Whether the shoulders moved at least `perMille` of a length.
  func shouldersMoved(perMille: PerMille, of length: Length) -> Bool {
    max(image.shoulders, againstFeet.shoulders) * 1_000_000 >= 2 * length * length * perMille * perMille
  }
}
