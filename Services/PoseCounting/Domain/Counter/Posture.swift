/// Whether the body in a frame can be in a push-up position, seen from any side.
///
/// From the side, trunk, thighs and shanks form one line, or are bent at the knees only. A trunk that points at the
/// camera is foreshortened and hides the hip angle; then the foreshortening itself distinguishes a plank from somebody
/// upright. No check depends on which way is up: cameras tilt, and files may be rotated.
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

/// Whether the body rests on hands and feet at both tops of a dip: from the shoulders, hands and feet lie roughly at a
/// right angle, equal before and after the dip, and the legs are straight.
///
/// When people stand, hang or lie supine, their feet are straight below, straight above, or behind their hands. The
/// check works in most views. It needs neither the hips, which a wide shirt or a pike displaces, nor the trunk's
/// direction, and rotating or scaling the image does not change it.
func isSupported(_ dip: Dip, side: Side?, parameters: PushUpParameters) -> Bool {
  let tops = [dip.start.body, dip.peak.body]
  let angles = tops.map { body in
    angle(at: body.shoulder(side), from: body.ankles, to: body.wrist(side))
  }
  return angles.allSatisfy { parameters.handsToFeet.contains($0) }
    && abs(angles[0] - angles[1]) <= parameters.handsToFeetChange
    && tops.allSatisfy { angle(at: $0.knees, from: $0.hips, to: $0.ankles) >= parameters.bentKnee }
}

/// Whether the hands are below the shoulders: then straight arms point away from the trunk, neither along it, as in
/// standing, nor overhead, as in hanging. The image does not show this if the trunk points at the camera.
func armsPointDown(_ dip: Dip, parameters: PushUpParameters) -> Bool {
  armsToTrunk(dip, parameters: parameters).map(parameters.armToTrunk.contains) ?? true
}

/// Whether the hands are overhead, in line with the trunk: then the body hangs from them. The image does not show this
/// if the trunk points at the camera.
func isHanging(_ dip: Dip, parameters: PushUpParameters) -> Bool {
  armsToTrunk(dip, parameters: parameters).map { $0 > parameters.hangingArms } ?? false
}

/// The shoulder angle between trunk and arms, the mean of a dip's tops; `nil` if the trunk points at the camera at
/// both.
private func armsToTrunk(_ dip: Dip, parameters: PushUpParameters) -> Millidegrees? {
  let angles = [dip.start.body, dip.peak.body].filter { !isForeshortened($0, parameters: parameters) }
    .map { angle(between: $0.trunk, and: $0.wrists - $0.shoulders) }
  return angles.isEmpty ? nil : angles.reduce(0, +) / Millidegrees(angles.count)
}
