import Synchronization

/// Tells everybody who watches that something may have changed. It says so at once to whoever waits, and once to
/// whoever is busy: however often it rings meanwhile, one ring is kept.
package final class ChangeBell: Sendable {
  private struct State {
    var nextID = 0
    var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  }
  private let state = Mutex(State())

  package init() {}

  /// How many listen.
  package var listeners: Int { state.withLock { $0.listeners.count } }

  package func ring() {
    let listeners = state.withLock { Array($0.listeners.values) }
    for listener in listeners { listener.yield() }
  }

  /// The rings from now on, until the caller drops the sequence or its task is cancelled.
  package func rings() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = state.withLock { state in
      state.nextID += 1
      state.listeners[state.nextID] = continuation
      return state.nextID
    }
    continuation.onTermination = { [weak self] _ in self?.forget(id) }
    return stream
  }

  private func forget(_ id: Int) {
    // The listener is destroyed outside the lock: its end calls this again.
    _ = state.withLock { $0.listeners.removeValue(forKey: id) }
  }
}
