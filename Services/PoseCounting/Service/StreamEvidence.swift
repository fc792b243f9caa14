package import PoseCountingDomain
package import TitanCore

/// What a stream that ends is compared with.
package struct StreamPast: Sendable {
  /// When it was first opened, by the service's clock.
  package var openedAt: Timestamp
  /// How long its frames are kept, as things are now.
  package var retention: StreamHeader.Retention
  /// How much of it came at the pace of its times, in microseconds; `nil` where nobody looked.
  package var onPace: Int64?
  /// Another stream of the user with the very same frames.
  package var sameFrames: StreamID?
  /// Whether another one has the very same landmarks, at whatever times.
  package var hasSameLandmarks: Bool
  /// Shapes of the push-ups in the user's other streams, the one opened last first.
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
  /// How far the clocks of device and service may drift apart during a stream, and frames be sent early.
  private static let clockTolerance = Duration.seconds(5)

  /// What speaks against a stream that ends now. A simulated one claims nothing that anything could speak against.
  package func evidenceFlags(_ past: StreamPast, at now: Timestamp) -> [EvidenceFlag] {
    var flags: [EvidenceFlag] = []
    guard !tally.reps.isEmpty, !header.isSimulated else { return flags }
    let motion = motion
    let isKnown =
      past.sameFrames != nil || past.hasSameLandmarks
      || past.shapes.contains { motion.isSame(as: Motion(digest: [], shapes: $0)) }
    if isKnown { flags.append(.duplicateMotion) }
    if motion.isLooped { flags.append(.loopedRep) }
    if Cadence.isImpossible(tally.reps) { flags.append(.impossibleCadence) }
    if isAheadOfClock(past, at: now) { flags.append(.aheadOfClock) }
    return flags
  }

  /// A set may have begun before the connection did. One that says to begin later than it was opened has a device whose
  /// clock is ahead: then the time since it was opened is what counts.
  private func isAheadOfClock(_ past: StreamPast, at now: Timestamp) -> Bool {
    guard header.origin == .live else { return false }
    return min(header.startTime, past.openedAt) + .microseconds(tally.duration) > now + Self.clockTolerance
  }
}
