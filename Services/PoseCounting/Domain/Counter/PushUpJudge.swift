/// What a finished dip was.
enum Verdict: Sendable, Equatable {
  case rep(Rep)
  case partial(PartialRep)
  /// No push-up at all: another movement, a sway, somebody getting up.
  case nothing
}

/// Judges a dip: its depth, its time, the posture it was done in, and whether hands were planted.
func judge(_ dip: Dip, number: Int, parameters: PushUpParameters) -> Verdict {
  let duration = dip.peak.time - dip.start.time
  guard dip.range >= parameters.partialRange, duration >= parameters.shortestRep, duration <= parameters.longestRep,
    dip.plankFrames * 1_000 >= dip.frames * parameters.postureShare, armsPointDown(dip, parameters)
  else { return .nothing }
  let travel = Travel(start: dip.start, bottom: dip.bottom, end: dip.peak, leftShare: dip.leftShare)
  guard travel.handsPlanted(perMille: parameters.plantedHands) else { return .nothing }
  if dip.bottom.angle <= parameters.floor, dip.range >= parameters.repRange {
    guard travel.shouldersMoved(perMille: parameters.shoulderTravel, of: dip.armLength) else { return .nothing }
    return .rep(rep(of: dip, number: number, parameters: parameters))
  }
  guard travel.shouldersMoved(perMille: parameters.partialShoulderTravel, of: dip.armLength) else { return .nothing }
  return .partial(PartialRep(start: dip.start.time, end: dip.peak.time, minAngle: dip.bottom.angle))
}

/// Hands below the shoulders: with straight arms these stand off the trunk, neither along it, as in standing, nor
/// beyond the head, as in hanging. It cannot be seen when the trunk points at the camera.
private func armsPointDown(_ dip: Dip, _ parameters: PushUpParameters) -> Bool {
  let angles = [dip.start.body, dip.peak.body].compactMap { body -> Millidegrees? in
    let trunk = body.hips - body.shoulders
    let width = (body[.leftShoulder] - body[.rightShoulder]).length
    guard trunk.length * 1_000 > width * parameters.foreshortenedTrunk else { return nil }
    return angle(between: trunk, and: body.wrists - body.shoulders)
  }
  guard !angles.isEmpty else { return true }
  return parameters.armToTrunk.contains(angles.reduce(0, +) / angles.count)
}

private func rep(of dip: Dip, number: Int, parameters: PushUpParameters) -> Rep {
  var flags: [RepFlag] = []
  let duration = dip.peak.time - dip.start.time
  if dip.peak.angle < parameters.lockout { flags.append(.noLockout) }
  if dip.frames < parameters.fewFrames || duration < parameters.fastRep { flags.append(.tooFast) }
  if dip.longestGap >= parameters.remarkableGap { flags.append(.partlySeen) }
  let depth = percent(of: 170_000 - dip.bottom.angle, in: 80_000)
  let lockout = percent(of: dip.peak.angle - 110_000, in: parameters.lockout - 110_000)
  let seen = flags.contains(.partlySeen) ? 50 : 100
  return Rep(
    number: number, start: dip.start.time, end: dip.peak.time, minAngle: dip.bottom.angle, maxAngle: dip.peak.angle,
    depthPercent: depth, qualityPercent: (depth * 5 + lockout * 3 + seen * 2) / 10, flags: flags)
}

func percent(of part: Int, in whole: Int) -> Int { min(100, max(0, part * 100 / max(1, whole))) }
