/// Finds dips in an elbow's angle. It knows nothing of posture: what a dip was worth is judged when it is over.
///
/// What belongs to a state stands beside it and not in it: to move values of that size in and out of optionals with
/// each frame would cost more than the counting.
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
  /// At the top.
  private var topAngle: Millidegrees = 0
  /// The last moment that was still there.
  private var topLeft = Mark()
  /// The one that is followed, or that was followed last.
  private(set) var dip = Dip()
  private var lastTime: Int64 = 0

  /// Whether a dip is followed.
  var isBelow: Bool { state == .below }

  /// What comes next has nothing to do with what came before.
  mutating func reset() { state = .unknown }

  /// Whether `dip` is over with this frame.
  mutating func step(_ now: Mark, leftShare: Int, isPlank: Bool, parameters: PushUpParameters) -> Bool {
    let elapsed = Int(now.time - lastTime)
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

  /// Where in a rep this is, and how far below the top.
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
