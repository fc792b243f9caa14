import Synchronization

/// Raised once, when the service begins to stop.
package final class DrainSignal: Sendable {
  private struct State {
    var isRaised = false
    var nextTicket = 0
    var waiters: [Int: CheckedContinuation<Void, any Error>] = [:]
  }
  private let state = Mutex(State())

  package init() {}

  func raise() {
    let waiters = state.withLock { state in
      defer { (state.isRaised, state.waiters) = (true, [:]) }
      return state.waiters
    }
    for waiter in waiters.values { waiter.resume() }
  }

  /// Suspends until the signal is raised.
  ///
  /// - Throws: `CancellationError`.
  func wait() async throws {
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let answer: Result<Void, any Error>? = state.withLock { state in
          if state.isRaised { return .success(()) }
          // A cancellation before this point found no waiter to resume.
          if Task.isCancelled { return .failure(CancellationError()) }
          state.waiters[ticket] = waiter
          return nil
        }
        if let answer { waiter.resume(with: answer) }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: ticket) }?.resume(throwing: CancellationError())
    }
  }
}
