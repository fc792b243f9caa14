import Foundation
import Synchronization

/// The frames that a connection has taken and that are not stored yet. The connection adds, `FrameStorer` takes; one chunk
/// of them is on its way at a time.
final class UnstoredFrames: Sendable {
  let key: StreamKey
  let attachment: UUID
  private let storer: FrameStorer
  /// Is told the number of the last stored frame.
  private let acknowledge: @Sendable (UInt64) -> Void

  private struct State: Sendable {
    /// What came since a chunk was taken.
    var held: FrameChunk?
    var isUnderWay = false
    /// Why nothing more is stored.
    var failure: (any Error)?
    /// The connection, while it waits for everything to be stored.
    var waiter: CheckedContinuation<Void, any Error>?

    mutating func takeWaiter() -> CheckedContinuation<Void, any Error>? {
      defer { waiter = nil }
      return waiter
    }
  }
  private let state = Mutex(State())

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
  /// - Returns: how many are not stored, and not on their way.
  /// - Throws: why earlier ones could not be stored.
  @discardableResult
  func add(_ chunk: FrameChunk) throws -> Int {
    let (count, isFirst) = try state.withLock { state in
      if let failure = state.failure { throw failure }
      guard state.held == nil else {
        state.held?.append(chunk)
        return (state.held?.count ?? 0, false)
      }
      state.held = chunk
      // A chunk that comes back looks for more itself.
      return (chunk.count, !state.isUnderWay)
    }
    if isFirst { storer.store(self, from: chunk.first, isUrgent: false) }
    return count
  }

  /// Returns when everything that was added is stored. One call at a time; it goes on when its task is cancelled.
  ///
  /// - Throws: `StreamStoreError.takenOver` if the attachment is not the stream's any more, or the store's error.
  func store() async throws {
    try await withCheckedThrowingContinuation { continuation in
      let (result, first) = state.withLock { state -> (Result<Void, any Error>?, UInt64?) in
        if let failure = state.failure { return (.failure(failure), nil) }
        if state.held == nil, !state.isUnderWay { return (.success(()), nil) }
        state.waiter = continuation
        return (nil, state.isUnderWay ? nil : state.held?.first)
      }
      if let first { storer.store(self, from: first, isUrgent: true) }
      if let result { continuation.resume(with: result) }
    }
  }

  // MARK: The storer

  /// What is to be stored next, if it begins with this frame and no chunk is on its way.
  func take(from first: UInt64) -> FrameChunk? {
    state.withLock { state in
      guard !state.isUnderWay, state.held?.first == first else { return nil }
      state.isUnderWay = true
      return state.held.take()
    }
  }

  /// What became of the chunk that was taken: whether it was stored, or the attachment is not the stream's any more.
  func settle(_ chunk: FrameChunk, _ result: Result<Bool, any Error>) {
    let result = result.flatMap { isStored in
      isStored ? .success(()) : .failure(StreamStoreError.takenOver(key.stream) as any Error)
    }
    // Before whoever waits hears of it: what is said of a frame follows its acknowledgement.
    if case .success = result { acknowledge(chunk.first + UInt64(chunk.count) - 1) }
    let (waiter, next, isUrgent) = state.withLock { state -> (CheckedContinuation<Void, any Error>?, UInt64?, Bool) in
      state.isUnderWay = false
      if case .failure(let failure) = result {
        (state.failure, state.held) = (failure, nil)
        return (state.takeWaiter(), nil, false)
      }
      if let held = state.held { return (nil, held.first, state.waiter != nil) }
      return (state.takeWaiter(), nil, false)
    }
    if let next { storer.store(self, from: next, isUrgent: isUrgent) }
    waiter?.resume(with: result)
  }
}
