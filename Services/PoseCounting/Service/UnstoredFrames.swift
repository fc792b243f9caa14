import Foundation
import PoseCountingDomain
import Synchronization

/// The frames that a connection has taken and that are not stored yet. The connection adds, `FrameStorer` takes; one chunk of
/// them is on its way at a time.
final class UnstoredFrames: Sendable {
  let key: StreamKey
  let attachment: UUID
  private let storer: FrameStorer
  /// Is told the number of the last stored frame.
  private let acknowledge: @Sendable (UInt64) -> Void

  private struct State: Sendable {
    /// What came since a chunk was taken.
    var held = FrameDeltas.Encoder()
    /// How much of the time that those span came at its pace, in microseconds.
    var onPace: Int64 = 0
    /// Number of the frame that follows.
    var end: UInt64 = 0
    var isUnderWay = false
    /// Why nothing more is stored.
    var failure: (any Error)?
    /// Those who wait, each for the frames before one.
    var waiters: [(end: UInt64, continuation: CheckedContinuation<Void, any Error>)] = []

    /// Number of the first frame that is held; `nil` if there is none.
    var first: UInt64? { held.count > 0 ? end - UInt64(held.count) : nil }

    mutating func takeHeld() -> (frames: FrameDeltas.Encoder, onPace: Int64) {
      defer { (held, onPace) = (.init(), 0) }
      return (held, onPace)
    }

    mutating func takeWaiters(before end: UInt64) -> [CheckedContinuation<Void, any Error>] {
      defer { waiters.removeAll { $0.end <= end } }
      return waiters.filter { $0.end <= end }.map(\.continuation)
    }
  }
  private let state = Mutex(State())
  private let (failing, failed) = AsyncStream.makeStream(of: Never.self)

  init(
    of key: StreamKey, attachment: UUID, storer: FrameStorer, acknowledge: @escaping @Sendable (UInt64) -> Void
  ) {
    self.key = key
    self.attachment = attachment
    self.storer = storer
    self.acknowledge = acknowledge
  }

  /// Adds the frames that follow those added last. They are stored soon.
  ///
  /// - Parameters:
  ///   - end: number of the frame that follows them.
  ///   - onPace: how much of the time they span came at its pace, in microseconds.
  /// - Returns: how many are not stored, and not on their way.
  /// - Throws: why earlier ones could not be stored.
  @discardableResult
  func add(_ frames: [QuantizedFrame], before end: UInt64, onPace: Int64) throws -> Int {
    let (count, first) = try state.withLock { state -> (Int, UInt64?) in
      if let failure = state.failure { throw failure }
      let areFirst = state.first == nil
      for frame in frames { state.held.append(frame) }
      state.end = end
      state.onPace += onPace
      // A chunk that comes back looks for more itself.
      return (state.held.count, areFirst && !state.isUnderWay ? state.first : nil)
    }
    if let first { storer.store(self, from: first, isWaitedFor: false) }
    return count
  }

  /// Returns when everything that was added so far is stored, and acknowledged. It goes on when its task is cancelled.
  ///
  /// - Throws: `StreamStoreError.takenOver` if the attachment is not the stream's any more, `.lost` if the store has lost
  ///   what it had, or the store's error.
  func store() async throws {
    try await withCheckedThrowingContinuation { continuation in
      let (result, first) = state.withLock { state -> (Result<Void, any Error>?, UInt64?) in
        if let failure = state.failure { return (.failure(failure), nil) }
        if state.first == nil, !state.isUnderWay { return (.success(()), nil) }
        state.waiters.append((state.end, continuation))
        return (nil, state.isUnderWay ? nil : state.first)
      }
      if let first { storer.store(self, from: first, isWaitedFor: true) }
      if let result { continuation.resume(with: result) }
    }
  }

  /// Waits until frames cannot be stored, or until the task is cancelled. One call in all.
  ///
  /// - Throws: why they cannot, as `store`.
  func untilFailure() async throws {
    for await _ in failing {}
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  // MARK: The storer

  /// Whether there is nothing that is not stored.
  var isEmpty: Bool { state.withLock { $0.first == nil && !$0.isUnderWay } }

  /// What is to be stored next, if it begins with this frame and no chunk is on its way.
  func take(from first: UInt64) -> FrameChunk? {
    let taken = state.withLock { state -> (frames: FrameDeltas.Encoder, onPace: Int64)? in
      guard !state.isUnderWay, state.first == first else { return nil }
      state.isUnderWay = true
      return state.takeHeld()
    }
    return taken.map { FrameChunk(first: first, packing: $0.frames, onPace: $0.onPace) }
  }

  /// What became of the chunk that was taken.
  func settle(_ chunk: FrameChunk, _ result: Result<FrameOutcome, any Error>) {
    let result = Result { try result.get().check(key.stream) }
    // Before whoever waits hears of it: the last acknowledgement comes before the end of a call.
    if case .success = result { acknowledge(chunk.end - 1) }
    let (done, next, isWaitedFor) = state.withLock {
      state -> ([CheckedContinuation<Void, any Error>], UInt64?, Bool) in
      state.isUnderWay = false
      if case .failure(let failure) = result {
        state.failure = failure
        _ = state.takeHeld()
      }
      let done = state.takeWaiters(before: state.failure == nil ? chunk.end : .max)
      return (done, state.first, !state.waiters.isEmpty)
    }
    if let next { storer.store(self, from: next, isWaitedFor: isWaitedFor) }
    if case .failure = result { failed.finish() }
    for waiter in done { waiter.resume(with: result) }
  }
}
