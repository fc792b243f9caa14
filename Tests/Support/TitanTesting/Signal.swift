import Synchronization

/// An event that happens once, for which tasks can wait.
package final class Signal: Sendable {
  private struct State: Sendable {
    var hasFired = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }
  private let state = Mutex(State())

  package init() {}

  package var hasFired: Bool { state.withLock(\.hasFired) }

  package func fire() {
    let waiters = state.withLock { state in
      state.hasFired = true
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Returns once the event has happened, even if the task is cancelled.
  package func wait() async {
    await withCheckedContinuation { waiter in
      let hasFired = state.withLock { state in
        if !state.hasFired { state.waiters.append(waiter) }
        return state.hasFired
      }
      if hasFired { waiter.resume() }
    }
  }
}

/// Suspends until the task is cancelled, then fires `signal`.
package func waitForCancellation(_ signal: Signal) async throws {
  let cancelled = Signal()
  await withTaskCancellationHandler {
    await cancelled.wait()
  } onCancel: {
    cancelled.fire()
  }
  signal.fire()
  try Task.checkCancellation()
}
