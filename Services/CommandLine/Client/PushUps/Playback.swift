package import TitanMotion

/// Plays a recording like a camera: frames become due at their times, wait to be sent, and are kept until the server
/// acknowledges them.
package struct Playback: Sendable {
  /// The next step of the sending side.
  package enum Step: Sendable, Equatable {
    /// Send these frames.
    case send([UnackedFrames.Numbered])
    /// No frame is due before this time on the set's clock.
    case wait(until: Duration)
    /// Everything was sent.
    case close
  }

  /// The most frames that the server takes in one message.
  package static let batchLimit = 32

  /// How often frames that are still being taken are sent.
  private static let liveInterval: Duration = .milliseconds(40)

  private let recorded: [PoseRecording.Frame]
  private let live: LiveFrames?
  private var frames = UnackedFrames()

  /// - Parameters:
  ///   - recorded: their times start at 0, as on the set's clock.
  ///   - live: frames that are still being taken, instead of recorded ones.
  package init(_ recorded: [PoseRecording.Frame], live: LiveFrames? = nil) {
    self.recorded = live == nil ? recorded : []
    self.live = live
  }

  package mutating func step(at elapsed: Duration) -> Step {
    if let live {
      let (new, isOver) = live.take()
      for frame in new { frames.append(frame) }
      guard frames.isAllSent else { return .send(frames.batch(limit: Self.batchLimit)) }
      return isOver ? .close : .wait(until: elapsed + Self.liveInterval)
    }
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

/// The frames of a set that were taken but not yet acknowledged by the server, by number.
///
/// It is unbounded: a set ends after 30 minutes, and all of its frames take about 60 MB.
package struct UnackedFrames: Sendable {
  package struct Numbered: Sendable, Equatable {
    package let number: UInt64
    package let frame: PoseRecording.Frame
  }

  /// The server's view of the stream contradicts the client's.
  package enum Mismatch: Error, Sendable, Equatable {
    /// The server wants a frame again that it has acknowledged.
    case acknowledgedFrameLost(wanted: UInt64, oldestKept: UInt64)
    /// The server claims to have a frame that has not been taken.
    case frameFromTheFuture(claimed: UInt64, taken: UInt64)
  }

  private var kept: [PoseRecording.Frame] = []
  /// Number of `kept`'s first frame.
  package private(set) var oldest: UInt64 = 0
  /// Number of the next frame to send on the current connection.
  package private(set) var next: UInt64 = 0

  package init() {}

  /// The number of frames taken so far, which is the number of the next one.
  package var taken: UInt64 { oldest + UInt64(kept.count) }
  package var isAllSent: Bool { next == taken }
  package var count: Int { kept.count }

  /// Adds a frame that was taken.
  package mutating func append(_ frame: PoseRecording.Frame) { kept.append(frame) }

  /// The frames to send now, at most `limit`; they count as sent.
  package mutating func batch(limit: Int) -> [Numbered] {
    let first = Int(next - oldest)
    let batch = kept[first...].prefix(limit)
    next += UInt64(batch.count)
    return batch.enumerated().map { Numbered(number: oldest + UInt64(first + $0.offset), frame: $0.element) }
  }

  /// Drops the frames up to `number`, because the server has stored them.
  package mutating func acknowledge(through number: UInt64) throws(Mismatch) {
    guard number < taken else { throw .frameFromTheFuture(claimed: number, taken: taken) }
    guard number >= oldest else { return }
    drop(before: number + 1)
    next = max(next, oldest)
  }

  /// Continues at `number` on a new connection, because the server has stored everything before it.
  package mutating func resume(at number: UInt64) throws(Mismatch) {
    guard number <= taken else { throw .frameFromTheFuture(claimed: number, taken: taken) }
    guard number >= oldest else { throw .acknowledgedFrameLost(wanted: number, oldestKept: oldest) }
    drop(before: number)
    next = number
  }

  private mutating func drop(before number: UInt64) {
    kept.removeFirst(Int(number - oldest))
    oldest = number
  }
}

extension UnackedFrames.Mismatch: CustomStringConvertible {
  package var description: String {
    switch self {
    case .acknowledgedFrameLost(let wanted, let oldest):
      "The server asks for frame \(wanted) again, but it had acknowledged everything before frame \(oldest)."
    case .frameFromTheFuture(let claimed, let taken):
      "The server claims frame \(claimed), but only \(taken) were taken."
    }
  }
}
