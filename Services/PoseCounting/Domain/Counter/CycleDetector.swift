/// Finds dips in the elbow's angle. It knows nothing of posture: what a dip was worth is judged when it is over.
struct CycleDetector: Sendable, Equatable {
  private enum State: Sendable, Equatable {
    /// Nothing is known yet. Next: `up`.
    case unknown
    /// At the top. `left` is the last moment that was still there. Next: `dip`.
    case up(top: Millidegrees, left: Mark)
    /// Below the top. Next: `up`.
    case dip(Dip)
  }
  private var state = State.unknown
  private var lastTime: Int64 = 0

  /// What comes next has nothing to do with what came before.
  mutating func reset() { state = .unknown }

  /// The dip that is over with this frame, if one is.
  mutating func step(
    _ now: Mark, leftShare: Int, armLength: Int, isPlank: Bool, parameters: PushUpParameters
  ) -> Dip? {
    let elapsed = Int(now.time - lastTime)
    lastTime = now.time
    switch state {
    case .unknown:
      state = .up(top: now.angle, left: now)
    case .up(let remembered, let left):
      let top = max(now.angle, remembered - parameters.topDecay * min(elapsed, 10_000_000) / 1_000_000)
      if now.angle < top - parameters.descent {
        var dip = Dip(start: left, top: top, now: now)
        dip.follow(now, leftShare: leftShare, armLength: armLength, isPlank: isPlank)
        state = .dip(dip)
      } else {
        state = .up(top: top, left: now.angle >= top - parameters.descent / 2 ? now : left)
      }
    case .dip(var dip):
      dip.follow(now, leftShare: leftShare, armLength: armLength, isPlank: isPlank)
      guard dip.isOver(at: now, parameters: parameters) else {
        state = .dip(dip)
        return nil
      }
      state = .up(top: dip.peak.angle, left: dip.peak)
      return dip
    }
    return nil
  }

  /// Where in a rep this is, and how far below the top.
  func phase(at angle: Millidegrees) -> (phase: Phase, belowTop: Millidegrees, top: Millidegrees) {
    switch state {
    case .unknown: return (.none, 0, angle)
    case .up(let top, _): return (.up, max(0, top - angle), top)
    case .dip(let dip):
      let phase: Phase =
        dip.bottomLeft != nil ? .ascending : dip.bottom.angle < angle ? .bottom : .descending
      return (phase, max(0, dip.top - angle), dip.top)
    }
  }
}
