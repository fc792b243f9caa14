import Foundation
import PoseCountingDomain
import Synchronization

/// The frames that a connection has taken but that are not stored yet. The connection adds them, and `GroupCommit` stores
/// them together with those of others.
struct UnstoredFrames: Sendable {
  let writer: StreamWriter
  private let commit: GroupCommit
  private let buffer: FrameBuffer

  /// - Parameter acknowledge: receives the number of the last stored frame.
  init(
    of key: StreamKey, attachment: UUID, commit: GroupCommit, acknowledge: @escaping @Sendable (UInt64) -> Void
  ) {
    writer = StreamWriter(key: key, attachment: attachment)
    self.commit = commit
    buffer = FrameBuffer(acknowledge: acknowledge)
  }

  /// Adds the frames that follow those added last. They are stored soon.
  ///
  /// - Parameters:
  ///   - end: the number of the frame that follows them.
  ///   - onPace: how much of the time they span came at its pace, in microseconds.
  /// - Returns: how many frames are neither stored nor in flight.
  /// - Throws: why earlier frames could not be stored.
  @discardableResult
  func add(_ frames: [QuantizedFrame], before end: UInt64, onPace: Int64) throws -> Int {
    let (count, areFirst) = try buffer.add(frames, before: end, onPace: onPace)
    if areFirst { commit.add(writer, buffer) }
    return count
  }

  /// Returns once everything added so far is stored and acknowledged. It continues if its task is cancelled.
  ///
  /// - Throws: `StreamStoreError.takenOver` if the attachment is not the stream's any more, `.lost` if the store has
  ///   lost frames that it had, or the store's error.
  func store() async throws { try await commit.store(writer, buffer) }

  /// Waits until frames cannot be stored, or until the task is cancelled. Call it once only.
  ///
  /// - Throws: the same error as `store`.
  func untilFailure() async throws {
    for await _ in buffer.failing {}
    try buffer.checkFailure()
  }
}

/// A connection's frames on their way to the store. It packs them as they come: the connections of many sets do so at the
/// same time, and packed frames need a third of the memory.
final class FrameBuffer: Sendable {
  private struct State: Sendable {
    /// The frames that came since the last chunk was taken.
    var held = FrameDeltas.Encoder()
    /// How much of the time that they span came at its pace, in microseconds.
    var onPace: Int64 = 0
    /// The number after the last frame.
    var end: UInt64 = 0
    /// Why storing has stopped.
    var failure: (any Error)?
  }
  private let state = Mutex(State())
  private let acknowledge: @Sendable (UInt64) -> Void
  /// Ends when frames could not be stored.
  let failing: AsyncStream<Never>
  private let failed: AsyncStream<Never>.Continuation

  init(acknowledge: @escaping @Sendable (UInt64) -> Void) {
    self.acknowledge = acknowledge
    (failing, failed) = AsyncStream.makeStream(of: Never.self)
  }

  /// The number after the last frame.
  var end: UInt64 { state.withLock { $0.end } }

  func checkFailure() throws {
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  /// - Returns: how many frames it holds, and whether these are the first of them.
  func add(_ frames: [QuantizedFrame], before end: UInt64, onPace: Int64) throws -> (count: Int, areFirst: Bool) {
    try state.withLock { state in
      if let failure = state.failure { throw failure }
      let wasEmpty = state.held.count == 0
      for frame in frames { state.held.append(frame) }
      state.end = end
      state.onPace += onPace
      return (state.held.count, wasEmpty && state.held.count > 0)
    }
  }

  /// Removes and returns all it holds, which may be nothing.
  func take() -> FrameChunk {
    let (frames, end, onPace) = state.withLock { state in
      defer { (state.held, state.onPace) = (.init(), 0) }
      return (state.held, state.end, state.onPace)
    }
    return FrameChunk(first: end - UInt64(frames.count), packing: frames, onPace: onPace)
  }

  /// Takes the result for a chunk: acknowledges it, or accepts no more frames.
  func settle(_ chunk: FrameChunk, _ result: Result<Void, any Error>) {
    switch result {
    case .success:
      if chunk.count > 0 { acknowledge(chunk.end - 1) }
    case .failure(let failure):
      state.withLock { ($0.failure, $0.held) = (failure, .init()) }
      failed.finish()
    }
  }
}
