package import PoseCountingDomain
package import TitanCore

/// What a stream is compared with when it ends.
package struct StreamPast: Sendable {
  /// When it was first opened, by the service's clock.
  package var openedAt: Timestamp
  /// How long its frames are kept under the current settings.
  package var retention: StreamHeader.Retention
  /// How much of it came at the pace of its times, in microseconds; `nil` if that was not measured.
  package var onPace: Int64?
  /// Another stream of the user with exactly the same frames.
  package var sameFrames: StreamID?
  /// Whether another stream has exactly the same landmarks, at any times.
  package var hasSameLandmarks: Bool
  /// The shapes of the push-ups in the user's other streams, the most recently opened first.
  package var shapes: [[RepShape]]

  package init(
    openedAt: Timestamp, retention: StreamHeader.Retention, onPace: Int64? = nil, sameFrames: StreamID? = nil,
    hasSameLandmarks: Bool = false, shapes: [[RepShape]] = []
  ) {
    self.openedAt = openedAt
    self.retention = retention
    self.onPace = onPace
    self.sameFrames = sameFrames
    self.hasSameLandmarks = hasSameLandmarks
    self.shapes = shapes
  }
}

extension CountedStream {
  /// How far the clocks of device and service may drift apart during a stream, and how early frames may arrive.
  private static let clockTolerance = Duration.seconds(5)

  /// The evidence against a stream that ends now. A simulated one makes no claim, so there is none against it.
  package func evidenceFlags(_ past: StreamPast, at now: Timestamp) -> [EvidenceFlag] {
    var flags: [EvidenceFlag] = []
    guard tally.count > 0, !header.isSimulated else { return flags }
    let motion = motion
    let isKnown =
      past.sameFrames != nil || past.hasSameLandmarks
      || past.shapes.contains { motion.isSame(as: Motion(digest: [], shapes: $0)) }
    if isKnown { flags.append(.duplicateMotion) }
    if motion.isLooped { flags.append(.loopedRep) }
    if Cadence.isImpossible(tally.reps) { flags.append(.impossibleCadence) }
    if isAheadOfClock(past, at: now) { flags.append(.aheadOfClock) }
    return flags + (body?.flags ?? [])
  }

  /// A set may have begun before the connection did. If its start is later than the time it was opened, the device's
  /// clock is ahead; then only the time since it was opened counts.
  private func isAheadOfClock(_ past: StreamPast, at now: Timestamp) -> Bool {
    guard header.origin == .live else { return false }
    return min(header.startTime, past.openedAt) + .microseconds(tally.duration) > now + Self.clockTolerance
  }
}
