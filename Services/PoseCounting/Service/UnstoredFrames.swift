import Foundation
import Synchronization

/// The frames that a connection has taken and that are not stored yet, or not durable. The connection adds, `FrameStorer`
/// takes; one chunk of them is on its way at a time.
final class UnstoredFrames: Sendable {
  let key: StreamKey
  let attachment: UUID
  private let storer: FrameStorer
  /// Is told the number of the last durable frame.
  private let acknowledge: @Sendable (UInt64) -> Void

  private struct State: Sendable {
    /// What came since a chunk was taken.
    var held: FrameChunk?
    var isUnderWay = false
    /// Number of the first frame that is not stored,
    var stored: UInt64 = 0
    /// and of the first that is not durable.
    var durable: UInt64 = 0
    /// Why nothing more is stored.
    var failure: (any Error)?
    /// The connection, while it waits for everything to be stored or durable.
    var waiter: (continuation: CheckedContinuation<Void, any Error>, waiting: FrameStorer.Waiting)?

    /// Whether everything that was added is where somebody who waits wants it.
    func isDone(_ waiting: FrameStorer.Waiting) -> Bool {
      guard held == nil, !isUnderWay else { return false }
      return switch waiting {
      case .nobody, .untilStored: true
      case .untilDurable: durable == stored
      }
    }

    mutating func takeWaiter() -> CheckedContinuation<Void, any Error>? {
      defer { waiter = nil }
      return waiter?.continuation
    }

    /// Who waits, if that is over.
    mutating func takeDoneWaiter() -> CheckedContinuation<Void, any Error>? {
      guard let waiter, isDone(waiter.waiting) else { return nil }
      return takeWaiter()
    }

    mutating func fail(_ error: any Error) -> CheckedContinuation<Void, any Error>? {
      (failure, held) = (error, nil)
      return takeWaiter()
    }
  }
  private let state: Mutex<State>

  /// - Parameter first: number of the frame that is added first.
  init(
    of key: StreamKey, attachment: UUID, from first: UInt64, storer: FrameStorer,
    acknowledge: @escaping @Sendable (UInt64) -> Void
  ) {
    self.key = key
    self.attachment = attachment
    self.storer = storer
    self.acknowledge = acknowledge
    state = Mutex(State(stored: first, durable: first))
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
    if isFirst { storer.store(self, from: chunk.first, for: .nobody) }
    return count
  }

  /// Returns when everything that was added is stored: a crash of this process takes nothing of it back.
  ///
  /// - Throws: `StreamStoreError.takenOver` if the attachment is not the stream's any more, `.lost` if the store has lost
  ///   what it had, or the store's error.
  func store() async throws { try await wait(.untilStored) }

  /// Returns when everything that was added is durable, and acknowledged.
  ///
  /// - Throws: as `store`.
  func storeDurably() async throws { try await wait(.untilDurable) }

  /// One call at a time; it goes on when its task is cancelled.
  private func wait(_ waiting: FrameStorer.Waiting) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let (result, asks, first) = state.withLock { state -> (Result<Void, any Error>?, Bool, UInt64?) in
        if let failure = state.failure { return (.failure(failure), false, nil) }
        if state.isDone(waiting) { return (.success(()), false, nil) }
        state.waiter = (continuation, waiting)
        return (nil, !state.isUnderWay, state.held?.first)
      }
      if asks { storer.store(self, from: first, for: waiting) }
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

  /// What became of the chunk that was taken.
  func settle(_ chunk: FrameChunk, _ result: Result<FrameOutcome, any Error>, isDurable: Bool) {
    let result = Result { try result.get().check(key.stream) }
    // Before whoever waits hears of it: the last acknowledgement comes before the end of a call.
    if case .success = result, isDurable { settleDurable(before: chunk.end) }
    let (waiter, next, waiting) = state.withLock {
      state -> (CheckedContinuation<Void, any Error>?, UInt64?, FrameStorer.Waiting) in
      state.isUnderWay = false
      if case .failure(let failure) = result { return (state.fail(failure), nil, .nobody) }
      state.stored = chunk.end
      if let held = state.held { return (nil, held.first, state.waiter?.waiting ?? .nobody) }
      return (state.takeDoneWaiter(), nil, .nobody)
    }
    if let next { storer.store(self, from: next, for: waiting) }
    waiter?.resume(with: result)
  }

  /// Whether the stored frames before the one with this number are durable. One call at a time.
  func settleDurable(before end: UInt64, _ result: Result<FrameOutcome, any Error> = .success(.kept)) {
    do {
      try result.get().check(key.stream)
    } catch {
      state.withLock { $0.fail(error) }?.resume(throwing: error)
      return
    }
    let isNews = state.withLock { state in
      defer { state.durable = max(state.durable, end) }
      return end > state.durable
    }
    if isNews { acknowledge(end - 1) }
    state.withLock { $0.takeDoneWaiter() }?.resume()
  }
}
