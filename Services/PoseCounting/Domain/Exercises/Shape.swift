/// What a body's shape measures in one frame: the quantities that the counters of all exercises follow and check.
///
/// Each is an angle or a ratio of lengths within the body, so the athlete's distance doesn't matter. "Up" is up in the
/// image. Left and right are weighed by how well each is seen.
struct Shape: Sendable, Equatable {
  /// The hips' height above the knee whose foot is on the floor, in shanks: 1000 when standing, 0 with level thighs.
  var hipHeight: PerMille = 0
  /// The shoulders' height above the hips, in trunks: 0 when lying, 1000 when sitting.
  var trunkRise: PerMille = 0
  /// The hands' height above the shoulders, in arms.
  var handRise: PerMille = 0
  /// The depth of the lower hand below the shoulders, in arms: 1000 with hanging arms, -1000 with both hands overhead.
  var handDrop: PerMille = 0
  var knee: Millidegrees = 0
  /// The angle at the hips between trunk and thigh.
  var hip: Millidegrees = 0
  /// The smaller of both hip angles.
  var narrowHip: Millidegrees = 0
  var elbow: Millidegrees = 0
  /// How much higher one thigh's knee end is than the other's, in shanks: about 0 in a squat, 1000 in a lunge.
  var legDifference: PerMille = 0
  /// How upright the shanks are: 1000 if vertical, 0 if level, -1000 with the foot above the knee.
  var shin: PerMille = 0
  /// The same for the less upright shank.
  var flatShin: PerMille = 0
  /// How upright the trunk is: 1000 if vertical, 0 if level.
  var upright: PerMille = 0
  /// The hips' height above the lower foot, in legs: 1000 when standing.
  var standing: PerMille = 0
  /// The distance between the feet, in legs.
  var feetApart: PerMille = 0
  /// The shoulders' width, in trunks: large from in front, small from the side.
  var breadth: PerMille = 0
  /// The hands' height above the elbows, in trunks.
  var forearmRise: PerMille = 0
  /// The elbows' depth below the shoulders, in trunks.
  var elbowDrop: PerMille = 0
  /// The distance from hands to hips, in trunks.
  var handsToHips: PerMille = 0
  /// The shoulders' height above the lower foot, in body lengths: 1000 when standing, about 300 in a plank.
  var stature: PerMille = 0
  /// The longer shank, in the image's unit.
  var shank: Length = 0

  init() {}

  init(_ body: Body) {
    let (shoulders, wrists, hips) = (body.shoulders, body.wrists, body.hips)
    let trunk = max(1, body.trunkLength)
    let (left, right) = (Limb(body, .left), Limb(body, .right))
    let legs = Share(body.legVisibility(.left), body.legVisibility(.right))
    let arms = Share(body.armVisibility(.left), body.armVisibility(.right))

    shank = max(1, left.shank, right.shank)
    let leg = max(1, left.shank + left.thigh, right.shank + right.thigh)
    let lowerFoot = max(body[.leftAnkle].y, body[.rightAnkle].y)
    hipHeight = Self.ratio(lowerFoot - hips.y, shank) - 1_000
    standing = Self.ratio(lowerFoot - hips.y, leg)
    stature = Self.ratio(lowerFoot - shoulders.y, leg + trunk)
    knee = legs.mean(left.knee, right.knee)
    hip = legs.mean(left.hip, right.hip)
    narrowHip = min(left.hip, right.hip)
    legDifference = abs(left.thighFall - right.thighFall)
    shin = legs.mean(left.shin, right.shin)
    flatShin = min(left.shin, right.shin)
    feetApart = Self.ratio((body[.leftAnkle] - body[.rightAnkle]).length, leg)

    trunkRise = Self.ratio(hips.y - shoulders.y, max(trunk, left.thigh, right.thigh))
    upright = Self.ratio(hips.y - shoulders.y, trunk)
    breadth = Self.ratio(body.shoulderWidth, trunk)

    let arm = max(trunk, left.arm, right.arm)
    elbow = arms.mean(left.elbow, right.elbow)
    handRise = Self.ratio(shoulders.y - wrists.y, arm)
    handDrop = Self.ratio(
      max(body[.leftWrist].y - body[.leftShoulder].y, body[.rightWrist].y - body[.rightShoulder].y), arm)
    let elbows = body[.leftElbow].midpoint(body[.rightElbow])
    forearmRise = Self.ratio(elbows.y - wrists.y, trunk)
    elbowDrop = Self.ratio(elbows.y - shoulders.y, trunk)
    handsToHips = Self.ratio((wrists - hips).length, trunk)
  }

  /// A ratio in thousandths, limited to what a body can show: beyond it, a landmark is wrong.
  fileprivate static func ratio(_ part: Length, _ whole: Length) -> PerMille {
    min(3_000, max(-3_000, part * 1_000 / whole))
  }
}

/// One side's arm and leg.
private struct Limb {
  let shank: Length
  let thigh: Length
  let arm: Length
  let knee: Millidegrees
  let hip: Millidegrees
  let elbow: Millidegrees
  /// How far the knee is below the hip, in shanks.
  let thighFall: PerMille
  let shin: PerMille

  init(_ body: Body, _ side: Side) {
    let (shoulder, elbow, wrist) = (body[side.shoulder], body[side.elbow], body[side.wrist])
    let (hip, knee, ankle) = (body[side.hip], body[side.knee], body[side.ankle])
    shank = (ankle - knee).length
    thigh = (knee - hip).length
    arm = (elbow - shoulder).length + (wrist - elbow).length
    self.knee = angle(at: knee, from: hip, to: ankle)
    self.hip = angle(at: hip, from: shoulder, to: knee)
    self.elbow = angle(at: elbow, from: shoulder, to: wrist)
    thighFall = Shape.ratio(knee.y - hip.y, max(1, shank))
    shin = Shape.ratio(ankle.y - knee.y, max(1, shank))
  }
}

/// How much the left and the right side weigh: a side that is seen poorly has little weight.
private struct Share {
  private let left: Int64
  private let right: Int64

  init(_ left: Int, _ right: Int) {
    (self.left, self.right) = (Self.weight(left), Self.weight(right))
  }

  /// The floor keeps the weights of two unseen sides equal, instead of undefined.
  private static func weight(_ visibility: Int) -> Int64 {
    let seen = Int64(max(13, visibility))
    return seen * seen * seen
  }

  func mean(_ first: Int64, _ second: Int64) -> Int64 { (first * left + second * right) / (left + right) }
}

extension Side {
  fileprivate var hip: Joint { self == .left ? .leftHip : .rightHip }
  fileprivate var knee: Joint { self == .left ? .leftKnee : .rightKnee }
}

extension Body {
  /// The visibility of the leg's worst-seen joint.
  fileprivate func legVisibility(_ side: Side) -> Int {
    min(visibility(of: side.hip), visibility(of: side.knee), visibility(of: side.ankle))
  }
}
