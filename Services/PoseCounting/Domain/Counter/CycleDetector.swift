/// Finds dips in an elbow's angle. It knows nothing of posture: what a dip was worth is judged when it is over.
struct CycleDetector: Sendable, Equatable {
  /// Below the top, if so.
  private(set) var dip: Dip?
  /// At the top, otherwise; `nil` where nothing is known yet.
  private var top: Top?
  private var lastTime: Int64 = 0

  private struct Top: Sendable, Equatable {
    var angle: Millidegrees
    /// The last moment that was still there.
    var left: Mark
  }

  /// What comes next has nothing to do with what came before.
  mutating func reset() {
    dip = nil
    top = nil
  }

  /// The dip that is over with this frame, if one is.
  mutating func step(_ now: Mark, leftShare: Int, isPlank: Bool, parameters: PushUpParameters) -> Dip? {
    let elapsed = Int(now.time - lastTime)
    lastTime = now.time
    guard dip == nil else { return follow(now, leftShare: leftShare, isPlank: isPlank, parameters: parameters) }
    guard let remembered = top?.angle else {
      top = Top(angle: now.angle, left: now)
      return nil
    }
    let angle = max(now.angle, remembered - parameters.topDecay * min(elapsed, 10_000_000) / 1_000_000)
    if now.angle < angle - parameters.descent, let left = top?.left {
      dip = Dip(start: left, top: angle, now: now)
      dip?.follow(now, leftShare: leftShare, isPlank: isPlank)
    } else {
      top?.angle = angle
      if now.angle >= angle - parameters.descent / 2 { top?.left = now }
    }
    return nil
  }

  private mutating func follow(_ now: Mark, leftShare: Int, isPlank: Bool, parameters: PushUpParameters) -> Dip? {
    dip?.follow(now, leftShare: leftShare, isPlank: isPlank)
    guard dip?.isOver(at: now, parameters: parameters) == true, let over = dip else { return nil }
    dip = nil
    top = Top(angle: over.peak.angle, left: over.peak)
    return over
  }

  /// Where in a rep this is, and how far below the top.
  func phase(at angle: Millidegrees) -> (phase: Phase, belowTop: Millidegrees, top: Millidegrees) {
    if let dip {
      let phase: Phase = dip.bottomLeft != nil ? .ascending : dip.bottom.angle < angle ? .bottom : .descending
      return (phase, max(0, dip.top - angle), dip.top)
    }
    guard let top else { return (.none, 0, angle) }
    return (.up, max(0, top.angle - angle), top.angle)
  }
}
