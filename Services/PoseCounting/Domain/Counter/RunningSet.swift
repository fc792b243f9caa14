/// The current set, and what its reps are like.
///
/// An athlete who has just done push-ups and repeats the movement is doing push-ups, even if the picture has become too
/// poor to prove it from this rep alone.
struct RunningSet: Sendable, Equatable {
  private var proven = 0
  private var range: Millidegrees = 0
  private var duration: Int64 = 0
  private var depth = DepthInSet(angle: 0, travel: 0)
  /// How the trunk lies, as of the last proven rep that shows it.
  private var tilt: Millidegrees?
  private var lastEnd: Int64 = 0

  /// Adds a counted rep. Only a rep that proved itself defines what the set's reps are like.
  mutating func add(
    _ dip: Dip, _ depth: DepthInSet, tilt: Millidegrees?, isProven: Bool, parameters: PushUpParameters
  ) {
    if dip.start.time - lastEnd > parameters.setBreak { (proven, self.tilt) = (0, nil) }
    lastEnd = dip.peak.time
    guard isProven else { return }
    range = proven == 0 ? dip.range : (range * 3 + dip.range) / 4
    duration = proven == 0 ? dip.duration : (duration * 3 + dip.duration) / 4
    self.depth = proven == 0 ? depth : self.depth.leaning(to: depth)
    self.tilt = tilt ?? self.tilt
    proven += 1
  }

  /// Whether a dip is half a rep beside the set's: both its elbows and its shoulders' way say so, since each alone is
  /// misread in some views.
  func isShallow(_ depth: DepthInSet, at start: Int64, parameters: PushUpParameters) -> Bool {
    proven >= parameters.provenReps && start - lastEnd <= parameters.setBreak
      && depth.angle > max(parameters.deepAnyway, self.depth.angle + parameters.shallowAngle)
      && depth.travel * 1_000 < self.depth.travel * parameters.shallowTravel
  }

  /// Whether a dip continues the set: it comes soon enough, and is about as deep and about as long. Where gravity is
  /// known, the trunk also lies as it did: somebody who has stood up does something else.
  func continues(with dip: Dip, tilt: Millidegrees?, parameters: PushUpParameters) -> Bool {
    if let tilt, let usual = self.tilt, abs(tilt - usual) > parameters.tiltInSet { return false }
    return proven >= parameters.provenReps && dip.start.time - lastEnd <= parameters.setBreak
      && dip.range * 1_000 >= range * parameters.sameRange
      && dip.duration * 1_000 <= duration * parameters.sameDuration
      && dip.duration * parameters.sameDuration >= duration * 1_000
  }
}

/// How deep a dip is, in the two measures that need each other's confirmation.
struct DepthInSet: Sendable, Equatable {
  /// The elbow angle at the bottom.
  var angle: Millidegrees
  /// How far the shoulders moved, as a share of an arm's length.
  var travel: PerMille

  fileprivate func leaning(to next: DepthInSet) -> DepthInSet {
    DepthInSet(angle: (angle * 3 + next.angle) / 4, travel: (travel * 3 + next.travel) / 4)
  }
}

/// How fast the reps of a set follow each other.
struct Rhythm: Sendable, Equatable {
  /// The last rep's tempo; `nil` before the first rep.
  private(set) var tempo: Tempo?
  /// When the last few reps of the set ended.
  private var ends: [Int64] = []

  private static let few = 5

  mutating func add(_ rep: Rep, tempo: Tempo, setBreak: Int64) {
    self.tempo = tempo
    if let last = ends.last {
      if rep.start - last > setBreak { ends = [] } else { self.tempo?.top = max(0, rep.start - last) }
    }
    ends = ends.suffix(Self.few - 1) + [rep.end]
  }

  /// Reps per minute over the last few reps; 0 before a set's second rep.
  var cadence: Int {
    guard let first = ends.first, let last = ends.last, last > first else { return 0 }
    let minute = 60_000_000 * Int64(ends.count - 1)
    return Int((minute + (last - first) / 2) / (last - first))
  }
}
