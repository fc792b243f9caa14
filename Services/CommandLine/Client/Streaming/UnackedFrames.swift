package import TitanMotion

/// The frames of a set that were taken and that the server has not yet said to be safe, by their numbers.
///
/// It holds as many as a lost connection makes necessary: a set ends after 30 minutes, and the frames of that, all
/// unsent, are some 60 MB.
package struct UnackedFrames: Sendable {
  package struct Numbered: Sendable, Equatable {
    package let number: UInt64
    package let frame: PoseRecording.Frame
  }

  /// The server's view of the stream does not fit ours.
  package enum Mismatch: Error, Sendable, Equatable {
    /// It wants a frame again that it has acknowledged.
    case acknowledgedFrameLost(wanted: UInt64, oldestKept: UInt64)
    /// It claims a frame that has not been taken.
    case frameFromTheFuture(claimed: UInt64, taken: UInt64)
  }

  private var kept: [PoseRecording.Frame] = []
  /// Number of `kept`'s first frame.
  package private(set) var oldest: UInt64 = 0
  /// Number of the frame to be sent next on the present connection.
  package private(set) var next: UInt64 = 0

  package init() {}

  /// How many frames were taken so far: the number the next one gets.
  package var taken: UInt64 { oldest + UInt64(kept.count) }
  package var isAllSent: Bool { next == taken }
  package var count: Int { kept.count }

  /// A frame was taken.
  package mutating func append(_ frame: PoseRecording.Frame) { kept.append(frame) }

  /// Frames to be sent now, at most `limit`; they count as sent.
  package mutating func batch(limit: Int) -> [Numbered] {
    let first = Int(next - oldest)
    let batch = kept[first...].prefix(limit)
    next += UInt64(batch.count)
    return batch.enumerated().map { Numbered(number: oldest + UInt64(first + $0.offset), frame: $0.element) }
  }

  /// Every frame up to `number` is safe and need not be kept.
  package mutating func acknowledge(through number: UInt64) throws(Mismatch) {
    guard number < taken else { throw .frameFromTheFuture(claimed: number, taken: taken) }
    guard number >= oldest else { return }
    drop(before: number + 1)
    next = max(next, oldest)
  }

  /// A connection is new, and the server goes on at `number`: everything before is safe, that frame is sent next.
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
      "the server asks for frame \(wanted) again, but it had acknowledged everything before frame \(oldest)"
    case .frameFromTheFuture(let claimed, let taken):
      "the server claims frame \(claimed), but only \(taken) were taken"
    }
  }
}
