import Synchronization

/// Hands out a limited number of permits. Tasks without one wait, first come first served, until they are cancelled.
final class FairSemaphore: Sendable {
  private typealias Waiter = CheckedContinuation<Void, any Error>

  private struct State {
    /// The permits in use. There may be more than the limit for a while after an error that all tasks share.
    var inUse = 0
    var lastTicket = 0
    var waiters: [Int: Waiter] = [:]
    /// The tickets of the waiting tasks in order of arrival, and of some that have left.
    var order: ArraySlice<Int> = []

    mutating func takeTicket() -> Int {
      lastTicket += 1
      return lastTicket
    }

    /// Gives permits to the tasks that have waited longest, up to `limit` in all.
    mutating func admit(upTo limit: Int) -> [Waiter] {
      var admitted: [Waiter] = []
      while inUse < limit, let ticket = order.popFirst() {
        guard let waiter = waiters.removeValue(forKey: ticket) else { continue }
        inUse += 1
        admitted.append(waiter)
      }
      return admitted
    }
  }
  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: the number of permits.
  init(_ limit: Int) { self.limit = limit }

  /// The number of waiting tasks.
  var waiting: Int { state.withLock { $0.waiters.count } }

  /// Runs `body` with a permit.
  ///
  /// - Parameter isShared: whether every task would now fail with this error of `body`. After such an error all waiting
  ///   tasks get permits, so that they fail at once and not one after the other.
  /// - Throws: what `body` throws; `CancellationError` if the task is cancelled while it waits.
  func withPermit<Value>(
    admittingAllAfter isShared: (any Error) -> Bool, _ body: () async throws -> Value
  ) async throws -> Value {
    try await acquire()
    do {
      let value = try await body()
      release(admittingUpTo: limit)
      return value
    } catch {
      release(admittingUpTo: isShared(error) ? .max : limit)
      throw error
    }
  }

  private func acquire() async throws {
    let ticket = state.withLock { $0.takeTicket() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let answer: Result<Void, any Error>? = state.withLock { state in
          // A cancellation before this point has found no waiter to resume.
          if Task.isCancelled { return .failure(CancellationError()) }
          guard state.inUse >= limit else {
            state.inUse += 1
            return .success(())
          }
          state.waiters[ticket] = waiter
          state.order.append(ticket)
          return nil
        }
        if let answer { waiter.resume(with: answer) }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: ticket) }?.resume(throwing: CancellationError())
    }
  }

  private func release(admittingUpTo limit: Int) {
    let admitted = state.withLock { state in
      state.inUse -= 1
      return state.admit(upTo: limit)
    }
    for waiter in admitted { waiter.resume() }
  }
}
