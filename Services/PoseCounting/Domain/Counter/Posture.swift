/// What the body looks like at a dip's tops.
extension Dip {
  private var tops: [Body] { [start.body, peak.body] }

  /// Whether the body rests on hands and feet at both tops of a dip: from the shoulders, hands and feet lie roughly at a
  /// right angle, equal before and after the dip, and the legs are straight.
  ///
  /// When people stand, hang or lie supine, their feet are straight below, straight above, or behind their hands. The
  /// check works in most views. It needs neither the hips, which a wide shirt or a pike displaces, nor the trunk's
  /// direction, and rotating or scaling the image does not change it.
  func isSupported(side: Side?, _ parameters: PushUpParameters) -> Bool {
    let angles = tops.map { body in
      angle(at: body.shoulder(side), from: body.ankles, to: body.wrist(side))
    }
    let knees = tops.map { angle(at: $0.knees, from: $0.hips, to: $0.ankles) }
    return angles.allSatisfy { parameters.handsToFeet.contains($0) }
      && abs(angles[0] - angles[1]) <= parameters.handsToFeetChange
      && knees.allSatisfy { $0 >= parameters.bentKnee }
      && (isPlank(perMille: parameters.supportedPosture) || knees.allSatisfy { $0 >= parameters.straightLegs })
  }

  /// Whether the hands are below the shoulders: then straight arms point away from the trunk, neither along it, as in
  /// standing, nor overhead, as in hanging. The image does not show this if the trunk points at the camera.
  func armsPointDown(_ parameters: PushUpParameters) -> Bool {
    guard let angle = armsToTrunk(parameters) else { return !isKneeling(parameters) }
    return (isKneeling(parameters) ? parameters.armToTrunkOnKnees : parameters.armToTrunk).contains(angle)
  }

  /// The same for each top alone.
  func armsPointDownThroughout(_ parameters: PushUpParameters) -> Bool {
    armsAtTops(parameters).allSatisfy(parameters.armToTrunk.contains)
  }

  /// Whether the hands are overhead, in line with the trunk: then the body hangs from them. The image does not show this
  /// if the trunk points at the camera.
  func isHanging(_ parameters: PushUpParameters) -> Bool {
    armsToTrunk(parameters).map { $0 > parameters.hangingArms } ?? false
  }

  /// The shoulder angle between trunk and arms, the mean of a dip's tops; `nil` if the trunk points at the camera at
  /// both.
  private func armsToTrunk(_ parameters: PushUpParameters) -> Millidegrees? {
    let angles = armsAtTops(parameters)
    return angles.isEmpty ? nil : angles.reduce(0, +) / Millidegrees(angles.count)
  }

  private func armsAtTops(_ parameters: PushUpParameters) -> [Millidegrees] {
    tops.filter { !$0.isForeshortened(parameters) }.map { angle(between: $0.trunk, and: $0.wrists - $0.shoulders) }
  }

  /// Whether the knees are on the floor and the shanks stand up, at either top, in a version that counts such push-ups.
  func isKneeling(_ parameters: PushUpParameters) -> Bool {
    parameters.armToTrunkOnKnees.upperBound > 0
      && tops.contains { !$0.isForeshortened(parameters) && $0.isKneeling(parameters) }
  }

  /// Whether the hips came up with the shoulders. From a plank to a cobra, they stay on the floor. Only the side shows it.
  func hipsCameUp(_ parameters: PushUpParameters) -> Bool {
    guard parameters.hipsLeftBehind > 0, tops.allSatisfy({ $0.isSeenFromTheSide(parameters) }) else { return true }
    let (before, after) = (Self.sag(start.body), Self.sag(peak.body))
    return abs(before) > 180_000 - parameters.straightHip || after - before <= parameters.hipsLeftBehind
  }

  /// How far the hips are bent: positive towards the hands, as in a sag, and negative away from them, as in a pike.
  private static func sag(_ body: Body) -> Millidegrees {
    let line = body.knees - body.shoulders
    let isTowardsHands = line.cross(body.trunk).signum() == line.cross(body.wrists - body.shoulders).signum()
    let bend = 180_000 - angle(at: body.hips, from: body.shoulders, to: body.knees)
    return isTowardsHands ? bend : -bend
  }

  /// Whether straight arms point down, if `down` is the way of gravity in the image: in a row, a bench press or a hang
  /// they point elsewhere.
  func armsFollow(_ down: Point?, _ parameters: PushUpParameters) -> Bool {
    guard let down, parameters.armsFromDown > 0 else { return true }
    return tops.allSatisfy { angle(between: $0.wrists - $0.shoulders, and: down) <= parameters.armsFromDown }
  }

  /// The angle between the trunk at the tops and the way of gravity: 0 with the head up. `nil` if gravity is not known, or
  /// the trunk points at the camera.
  func tilt(from down: Point?, _ parameters: PushUpParameters) -> Millidegrees? {
    guard let down, !tops.contains(where: { $0.isForeshortened(parameters) }) else { return nil }
    return tops.reduce(0) { $0 + angle(between: $1.trunk, and: down) } / Millidegrees(tops.count)
  }
}
