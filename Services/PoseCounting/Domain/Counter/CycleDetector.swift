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
