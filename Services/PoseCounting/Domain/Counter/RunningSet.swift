/// The set that is under way: what its reps are like.
///
/// Whoever has just done push-ups and does the same again is doing push-ups, even where the picture has become too
/// poor to prove it from this rep alone.
struct RunningSet: Sendable, Equatable {
  private var proven = 0
  private var range: Millidegrees = 0
  private var duration: Int64 = 0
  private var lastEnd: Int64 = 0

  /// A rep that was counted. Only one that proved itself says what the set's reps are like.
  mutating func add(_ dip: Dip, isProven: Bool, parameters: PushUpParameters) {
    if dip.start.time - lastEnd > parameters.setBreak { proven = 0 }
    lastEnd = dip.peak.time
    guard isProven else { return }
    range = proven == 0 ? dip.range : (range * 3 + dip.range) / 4
    duration = proven == 0 ? dip.duration : (duration * 3 + dip.duration) / 4
    proven += 1
  }

  /// Whether a dip goes on with the set: soon enough, about as far and about as long.
  func continues(with dip: Dip, parameters: PushUpParameters) -> Bool {
    proven >= parameters.provenReps && dip.start.time - lastEnd <= parameters.setBreak
      && dip.range * 1_000 >= range * parameters.sameRange
      && dip.duration * 1_000 <= duration * parameters.sameDuration
      && dip.duration * parameters.sameDuration >= duration * 1_000
  }
}
