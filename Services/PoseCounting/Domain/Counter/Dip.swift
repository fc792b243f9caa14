/// A descent that has left the top, followed until the top is reached again.
struct Dip: Sendable, Equatable {
  /// When the up state was left.
  private(set) var start: Mark
  /// The angle it was left from.
  private(set) var top: Millidegrees
  private(set) var bottom: Mark
  /// The highest since the bottom.
  private(set) var peak: Mark
  /// The shortest of each arm.
  private(set) var reach: Reach
  /// When the angle came within ten degrees of the bottom, and when it left them again.
  private(set) var bottomReached: Int64
  private var bottomReachedAngle: Millidegrees
  private(set) var bottomLeft: Int64?
  private(set) var frames = 0
  private(set) var plankFrames = 0
  private(set) var longestGap: Int64 = 0
  private var leftShares = 0
  private var lastTime: Int64

  private static let nearBottom: Millidegrees = 10_000

  /// Before the first one.
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
  /// Mean weight of the left arm.
  var leftShare: Int { leftShares / max(1, frames) }
  /// Mean length of an arm.
  var armLength: Int { (start.body.armLength + bottom.body.armLength + peak.body.armLength) / 3 }

  mutating func follow(_ now: Mark, leftShare: Int, isPlank: Bool) {
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

  /// Whether the top is reached: risen far enough, and straight, or not getting straighter.
  func isOver(at now: Mark, parameters: PushUpParameters) -> Bool {
    let enough = rise * 1_000 >= range * parameters.rise
    if enough {
      return now.angle >= parameters.lockout || now.angle <= peak.angle - parameters.turn
        || now.time - peak.time >= parameters.stall
    }
    return now.angle < peak.angle - parameters.descent && rise * 1_000 >= range * parameters.riseBeforeDescent
  }

  /// Whether at least `perMille` of the frames showed a push-up position.
  func isPlank(perMille: Int) -> Bool { plankFrames * 1_000 >= frames * perMille }

  /// How far an arm, or the arm that bent most, was bent according to its reach.
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
