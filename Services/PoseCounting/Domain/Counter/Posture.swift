/// Whether one frame's body can be in a push-up position, from any side.
///
/// Seen from the side, trunk, thighs and shanks are one line, or bent at the knees only. A trunk that points at the
/// camera appears short, and no angle at the hip can be read; then it is its shortness that tells a plank from
/// somebody upright. Nothing here asks what is up: cameras tilt, and files arrive turned.
func isPlank(_ body: Body, parameters: PushUpParameters) -> Bool {
  let armLength = body.armLength
  if isForeshortened(body, parameters: parameters) {
    return body.trunkLength * 1_000 <= armLength * parameters.longestForeshortenedTrunk
  }
  return angle(at: body.hips, from: body.shoulders, to: body.knees) >= parameters.straightHip
    && angle(at: body.knees, from: body.hips, to: body.ankles) >= parameters.bentKnee
    && (body.ankles - body.shoulders).length * 1_000 >= armLength * parameters.shortestBody
}

/// Whether the trunk points at the camera, more or less.
func isForeshortened(_ body: Body, parameters: PushUpParameters) -> Bool {
  body.trunkLength * 1_000 <= body.shoulderWidth * parameters.foreshortenedTrunk
}

/// Whether the body rests on hands and feet at both tops of a dip: seen from the shoulders, hands and feet lie
/// roughly at a right angle, the same before and after, and the legs are straight.
///
/// Whoever stands, hangs or lies on the back has the feet straight below, straight above, or behind the hands. It
/// holds in most views, it needs neither the hips (which a wide shirt or a pike displaces) nor the trunk's direction,
/// and turning or scaling the image does not change it.
func isSupported(_ dip: Dip, side: Side?, parameters: PushUpParameters) -> Bool {
  let tops = [dip.start.body, dip.peak.body]
  let angles = tops.map { body in
    angle(at: body.shoulder(side), from: body.ankles, to: body.wrist(side))
  }
  return angles.allSatisfy { parameters.handsToFeet.contains($0) }
    && abs(angles[0] - angles[1]) <= parameters.handsToFeetChange
    && tops.allSatisfy { angle(at: $0.knees, from: $0.hips, to: $0.ankles) >= parameters.bentKnee }
}

/// Hands below the shoulders: with straight arms these stand off the trunk, neither along it, as in standing, nor
/// beyond the head, as in hanging. It cannot be seen when the trunk points at the camera.
func armsPointDown(_ dip: Dip, parameters: PushUpParameters) -> Bool {
  armsToTrunk(dip, parameters: parameters).map(parameters.armToTrunk.contains) ?? true
}

/// Hands beyond the head, in line with the trunk: the body hangs from them. It cannot be seen when the trunk points at
/// the camera.
func isHanging(_ dip: Dip, parameters: PushUpParameters) -> Bool {
  armsToTrunk(dip, parameters: parameters).map { $0 > parameters.hangingArms } ?? false
}

/// Between trunk and arms, the mean of a dip's tops; `nil` where the trunk points at the camera at both.
private func armsToTrunk(_ dip: Dip, parameters: PushUpParameters) -> Millidegrees? {
  let angles = [dip.start.body, dip.peak.body].filter { !isForeshortened($0, parameters: parameters) }
    .map { angle(between: $0.trunk, and: $0.wrists - $0.shoulders) }
  return angles.isEmpty ? nil : angles.reduce(0, +) / angles.count
}
