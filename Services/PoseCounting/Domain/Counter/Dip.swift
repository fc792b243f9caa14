/// A descent from the top, followed until the athlete is at the top again.
struct Dip: Sendable, Equatable {
  /// When the dip left the top.
  private(set) var start: Mark
  /// The angle at the top it left.
  private(set) var top: Millidegrees
  private(set) var bottom: Mark
  /// The highest point since the bottom.
  private(set) var peak: Mark
  /// The shortest reach of each arm.
  private(set) var reach: Reach
  /// When the angle came within ten degrees of the bottom, and when it left that range again.
  private(set) var bottomReached: Int64
  private var bottomReachedAngle: Millidegrees
  private(set) var bottomLeft: Int64?
  private(set) var frames: Int64 = 0
  private(set) var plankFrames: Int64 = 0
  private(set) var longestGap: Int64 = 0
  private var leftShares: Int64 = 0
  private var lastTime: Int64

  private static let nearBottom: Millidegrees = 10_000

  /// The placeholder before the first dip.
  init() { self.init(start: Mark(), top: 0, now: Mark()) }

  init(start: Mark, top: Millidegrees, now: Mark) {
    self.start = start
    self.top = top
    bottom = now
    peak = now
    reach = now.reach
    bottomReached = now.time
    bottomReachedAngle = now.angle
    lastTime = now.time
  }

  var range: Millidegrees { top - bottom.angle }
  var rise: Millidegrees { peak.angle - bottom.angle }
  var duration: Int64 { peak.time - start.time }
  /// The mean weight of the left arm.
  var leftShare: Int64 { leftShares / max(1, frames) }
  /// The mean arm length.
  var armLength: Length { (start.body.armLength + bottom.body.armLength + peak.body.armLength) / 3 }

  mutating func follow(_ now: Mark, leftShare: Int64, isPlank: Bool) {
    frames += 1
    plankFrames += isPlank ? 1 : 0
    leftShares += leftShare
    reach = Reach(left: min(reach.left, now.reach.left), right: min(reach.right, now.reach.right))
    longestGap = max(longestGap, now.time - lastTime)
    lastTime = now.time
    if now.angle < bottom.angle {
      bottom = now
      peak = now
      bottomLeft = nil
      if now.angle < bottomReachedAngle - Self.nearBottom {
        bottomReached = now.time
        bottomReachedAngle = now.angle
      }
    } else {
      if now.angle > peak.angle { peak = now }
      if bottomLeft == nil, now.angle > bottom.angle + Self.nearBottom { bottomLeft = now.time }
    }
  }

  /// Whether the dip is back at the top: it has risen far enough, and the arms are straight or no longer getting
  /// straighter.
  func isOver(at now: Mark, parameters: PushUpParameters) -> Bool {
    let enough = rise * 1_000 >= range * parameters.rise
    if enough {
      return now.angle >= parameters.lockout || now.angle <= peak.angle - parameters.turn
        || now.time - peak.time >= parameters.stall
    }
    return now.angle < peak.angle - parameters.descent && rise * 1_000 >= range * parameters.riseBeforeDescent
  }

  /// Whether at least `perMille` of the frames showed a push-up position.
  func isPlank(perMille: PerMille) -> Bool { plankFrames * 1_000 >= frames * perMille }

  /// The smallest elbow angle that one arm's reach implies, or the smallest of both arms.
  func bentByReach(_ side: Side?) -> Millidegrees {
    let left = Reach.elbowAngle(reach.left, straight: (start.reach.left + peak.reach.left) / 2)
    let right = Reach.elbowAngle(reach.right, straight: (start.reach.right + peak.reach.right) / 2)
    switch side {
    case .left: return left
    case .right: return right
    case nil: return min(left, right)
    }
  }

  var tempo: Tempo {
    let left = bottomLeft ?? bottom.time
    return Tempo(
      down: max(0, bottomReached - start.time), bottom: max(0, left - bottomReached), up: max(0, peak.time - left))
  }
}
