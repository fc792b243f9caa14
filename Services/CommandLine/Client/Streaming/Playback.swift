package import TitanMotion

/// A recording in the place of a camera: frames fall due at their own times, wait to be sent, and are kept until the
/// server says that they are safe.
package struct Playback: Sendable {
  /// What the sending side does next.
  package enum Step: Sendable, Equatable {
    /// Send these frames.
    case send([UnackedFrames.Numbered])
    /// No frame is due before this time on the set's clock.
    case wait(until: Duration)
    /// Everything was sent.
    case close
  }

  /// How many frames the server takes in one message.
  package static let batchLimit = 32

  private let recorded: [PoseRecording.Frame]
  private var frames = UnackedFrames()

  /// - Parameter recorded: times count from 0, as on the set's clock.
  package init(_ recorded: [PoseRecording.Frame]) { self.recorded = recorded }

  package mutating func step(at elapsed: Duration) -> Step {
    while taken < recorded.count, recorded[taken].due <= elapsed { frames.append(recorded[taken]) }
    guard frames.isAllSent else { return .send(frames.batch(limit: Self.batchLimit)) }
    return taken < recorded.count ? .wait(until: recorded[taken].due) : .close
  }

  package mutating func acknowledge(through number: UInt64) throws(UnackedFrames.Mismatch) {
    try frames.acknowledge(through: number)
  }

  package mutating func resume(at number: UInt64) throws(UnackedFrames.Mismatch) {
    try frames.resume(at: number)
  }

  private var taken: Int { Int(frames.taken) }
}

extension PoseRecording.Frame {
  fileprivate var due: Duration { .microseconds(microseconds) }
}
