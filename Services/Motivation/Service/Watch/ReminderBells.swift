import Synchronization
package import TitanCore
package import TitanPostgres

/// Tells whoever watches a user's reminders that there may be news: at once to those who wait, and once to those who are
/// busy, however often it rings meanwhile. While nothing happens it does nothing, however many watch.
package final class ReminderBells: Sendable {
  private typealias Listeners = [Int: AsyncStream<Void>.Continuation]
  private struct State {
    var nextID = 0
    var listeners: [UserID: Listeners] = [:]
  }
  private let state = Mutex(State())

  package init() {}

  /// How many watch.
  package var listeners: Int { state.withLock { $0.listeners.values.reduce(0) { $0 + $1.count } } }

  /// Rings whenever news are told, until the listener stops or the task is cancelled.
  package func run(_ listener: PostgresListener) async {
    for await event in listener.events {
      switch event {
      // Anything may have been missed.
      case .reconnected: ring()
      case .notification(_, let payload): UserID(payload).map(ring)
      }
    }
  }

  /// Rings for one user.
  package func ring(_ user: UserID) {
    let listeners = state.withLock { $0.listeners[user].map { Array($0.values) } ?? [] }
    for listener in listeners { listener.yield() }
  }

  /// Rings for everybody.
  package func ring() {
    let listeners = state.withLock { $0.listeners.values.flatMap(\.values) }
    for listener in listeners { listener.yield() }
  }

  /// A user's rings from now on, until the caller drops the sequence or its task is cancelled.
  package func rings(for user: UserID) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = state.withLock { state in
      state.nextID += 1
      state.listeners[user, default: [:]][state.nextID] = continuation
      return state.nextID
    }
    continuation.onTermination = { [weak self] _ in self?.forget(id, of: user) }
    return stream
  }

  private func forget(_ id: Int, of user: UserID) {
    // What is removed is destroyed outside the lock: its end calls this again.
    _ = state.withLock { state -> AsyncStream<Void>.Continuation? in
      let removed = state.listeners[user]?.removeValue(forKey: id)
      if state.listeners[user]?.isEmpty == true { state.listeners[user] = nil }
      return removed
    }
  }
}
