/// Finds dips in an elbow's angle. It knows nothing of posture: other code judges a dip once it has ended.
///
/// The data of each state stand beside the state, not in it: moving values of that size in and out of optionals with
/// every frame would cost more than the counting.
struct CycleDetector: Sendable, Equatable {
  private enum State: Sendable, Equatable {
    /// Nothing is known yet. Next: `top`.
    case unknown
    /// Next: `below`.
    case top
    /// Next: `top`.
    case below
  }
  private var state = State.unknown
  /// The angle at the top.
  private var topAngle: Millidegrees = 0
  /// The last moment at the top.
  private var topLeft = Mark()
  /// The current dip, or the last one if there is none now.
  private(set) var dip = Dip()
  private var lastTime: Int64 = 0

  /// Whether a dip is in progress.
  var isBelow: Bool { state == .below }

  /// Starts over: the frames that follow have nothing to do with those before.
  mutating func reset() { state = .unknown }

  /// Goes on in a picture that was turned.
  mutating func follow(_ turn: PictureTurn) {
    topLeft.follow(turn)
    dip.follow(turn)
  }

  /// Takes the next frame. Returns `true` if `dip` ends with it.
  mutating func step(_ now: Mark, leftShare: Int64, isPlank: Bool, parameters: PushUpParameters) -> Bool {
    let elapsed = now.time - lastTime
    lastTime = now.time
    switch state {
    case .unknown:
      (state, topAngle, topLeft) = (.top, now.angle, now)
    case .top:
      topAngle = max(now.angle, topAngle - parameters.topDecay * min(elapsed, 10_000_000) / 1_000_000)
      if now.angle < topAngle - parameters.descent {
        state = .below
        dip = Dip(start: topLeft, top: topAngle, now: now)
        dip.follow(now, leftShare: leftShare, isPlank: isPlank)
      } else if now.angle >= topAngle - parameters.descent / 2 {
        topLeft = now
      }
    case .below:
      dip.follow(now, leftShare: leftShare, isPlank: isPlank)
      guard dip.isOver(at: now, parameters: parameters) else { return false }
      (state, topAngle, topLeft) = (.top, dip.peak.angle, dip.peak)
      return true
    }
    return false
  }

  /// The phase of the rep at this angle, and how far below the top it is.
  func phase(at angle: Millidegrees) -> (phase: Phase, belowTop: Millidegrees, top: Millidegrees) {
    switch state {
    case .unknown: return (.none, 0, angle)
    case .top: return (.up, max(0, topAngle - angle), topAngle)
    case .below:
      let phase: Phase = dip.bottomLeft != nil ? .ascending : dip.bottom.angle < angle ? .bottom : .descending
      return (phase, max(0, dip.top - angle), dip.top)
    }
  }
}

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
  private var reach: Reach
  /// When the angle came within ten degrees of the bottom, and when it left that range again.
  private var bottomReached: Int64
  private var bottomReachedAngle: Millidegrees
  fileprivate private(set) var bottomLeft: Int64?
  private(set) var frames: Int64 = 0
  private var plankFrames: Int64 = 0
  private(set) var longestGap: Int64 = 0
  private var leftShares: Int64 = 0
  private var lastTime: Int64

  private static let nearBottom: Millidegrees = 10_000

  /// The placeholder before the first dip.
  init() { self.init(start: Mark(), top: 0, now: Mark()) }

  fileprivate init(start: Mark, top: Millidegrees, now: Mark) {
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
  private var rise: Millidegrees { peak.angle - bottom.angle }
  /// Whether the descent had at least this share of the rise.
  func hasDescended(perMille: PerMille) -> Bool { range * 1_000 >= rise * perMille }
  /// Whether at least this share of the descent is risen.
  func hasRisen(perMille: PerMille) -> Bool { rise * 1_000 >= range * perMille }
  var duration: Int64 { peak.time - start.time }
  /// The mean weight of the left arm.
  var leftShare: Int64 { leftShares / max(1, frames) }
  /// The mean arm length.
  var armLength: Length { (start.body.armLength + bottom.body.armLength + peak.body.armLength) / 3 }

  fileprivate mutating func follow(_ now: Mark, leftShare: Int64, isPlank: Bool) {
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

  mutating func follow(_ turn: PictureTurn) {
    start.follow(turn)
    bottom.follow(turn)
    peak.follow(turn)
    reach.follow(turn)
  }

  /// Whether the dip is back at the top: it has risen far enough, and the arms are straight or no longer getting
  /// straighter.
  fileprivate func isOver(at now: Mark, parameters: PushUpParameters) -> Bool {
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
