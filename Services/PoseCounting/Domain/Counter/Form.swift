/// The quality of a push-up's form, from which its flags follow.
struct Form {
  private let dip: Dip
  private let parameters: PushUpParameters
  /// Whether both tops and the bottom are seen from the side: then the angles between trunk, legs and arms are
  /// readable.
  private let isSeenFromTheSide: Bool

  init(_ dip: Dip, parameters: PushUpParameters) {
    self.dip = dip
    self.parameters = parameters
    isSeenFromTheSide = [dip.start, dip.bottom, dip.peak].allSatisfy { $0.body.isSeenFromTheSide(parameters) }
  }

  var flags: [RepFlag] {
    var flags: [RepFlag] = []
    if dip.peak.angle < parameters.lockout { flags.append(.noLockout) }
    if isSeenFromTheSide {
      let bend = hipBend
      if bend >= parameters.saggingHip { flags.append(.hipSag) }
      if -bend >= parameters.pikedHip { flags.append(.hipPike) }
      if tops.allSatisfy({ angle(at: $0.knees, from: $0.hips, to: $0.ankles) < parameters.kneesDown }) {
        flags.append(.kneesDown)
      } else if tops.allSatisfy({ angle(at: $0.wrists, from: $0.shoulders, to: $0.ankles) >= parameters.inclined }) {
        flags.append(.incline)
      }
    }
    if isAsymmetric { flags.append(.asymmetric) }
    return (flags + Self.flagsOfTime(dip, parameters: parameters)).sorted { $0.rawValue < $1.rawValue }
  }

  /// The flags that follow from timing alone.
  static func flagsOfTime(_ dip: Dip, parameters: PushUpParameters) -> [RepFlag] {
    var flags: [RepFlag] = []
    if dip.frames < parameters.fewFrames || dip.duration < parameters.fastRep { flags.append(.tooFast) }
    if dip.longestGap >= parameters.remarkableGap { flags.append(.partlySeen) }
    if dip.tempo.down + dip.tempo.up >= parameters.slowRep { flags.append(.tooSlow) }
    if dip.tempo.down <= parameters.bounceDescent, dip.tempo.bottom <= parameters.bouncePause { flags.append(.bounce) }
    return flags
  }

  private var tops: [Body] { [dip.start.body, dip.peak.body] }

  /// How far the hips are off the line from shoulders to ankles, in thousandths of that line; the mean of the top and
  /// the bottom. Positive is towards the hands. Hips behind the line, as in a pike, are negative.
  private var hipBend: PerMille {
    let bends = [dip.bottom.body, dip.peak.body].map { body in
      let line = body.ankles - body.shoulders
      let hips = line.cross(body.trunk)
      let hands = line.cross(body.wrists - body.shoulders)
      return hips * hands.signum() * 1_000 / max(1, line.squaredLength)
    }
    return (bends[0] + bends[1]) / 2
  }

  /// Whether one arm bent clearly more than the other, if both are seen well enough to tell.
  private var isAsymmetric: Bool {
    let body = dip.bottom.body
    guard !isSeenFromTheSide, body.armVisibility(.left) >= parameters.goodVisibility,
      body.armVisibility(.right) >= parameters.goodVisibility
    else { return false }
    return abs(body.elbowAngle(.left) - body.elbowAngle(.right)) >= parameters.unevenArms
  }

  /// Whether hands and feet shifted together in the same direction: then the camera moved, not they.
  var cameraMoved: Bool {
    let hands = dip.peak.body.wrists - dip.start.body.wrists
    let feet = dip.peak.body.ankles - dip.start.body.ankles
    let limit = dip.peak.body.size * parameters.cameraMove / 1_000
    return min(hands.length, feet.length) > limit && (hands - feet).length * 2 < limit
  }
}
