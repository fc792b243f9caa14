/// Which frames are looked at, and when: what to do with a frame of this time, now.
package struct FramePace: Sendable, Equatable {
  package enum Mode: Sendable, Equatable {
    /// A camera doesn't wait: of the frames that came while one was looked at, the newest counts.
    case live
    /// Each frame at its time, or later.
    case ownTime
    /// Each frame at once.
    case fast
  }

  package enum Step: Sendable, Equatable {
    case look
    /// Look at it after this time.
    case wait(Duration)
    case skip
  }

  /// Frames come no nearer to each other: more than 40 a second tell the counter nothing.
  private static let leastInterval: Duration = .milliseconds(25)
  /// So much later than the frame that came soonest: about two frames of a webcam.
  private static let latest: Duration = .milliseconds(80)

  private let mode: Mode
  /// The clock's time minus the frame's, of the frame that came soonest.
  private var soonest: Duration?
  private var last: Duration?

  package init(_ mode: Mode) { self.mode = mode }

  /// - Parameters:
  ///   - time: the frame's own.
  ///   - elapsed: on a clock that started at any time.
  package mutating func next(_ time: Duration, at elapsed: Duration) -> Step {
    if let last, time - last < Self.leastInterval { return .skip }
    let delay = elapsed - time
    let start = soonest ?? delay
    soonest = mode == .live ? min(start, delay) : start
    guard mode != .live || delay - (soonest ?? delay) <= Self.latest else { return .skip }
    last = time
    return mode == .ownTime && delay < start ? .wait(start - delay) : .look
  }
}
