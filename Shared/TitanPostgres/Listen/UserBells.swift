import Synchronization
package import TitanCore

/// Tells whoever watches what is one user's that there are news: at once to those who wait, and once to those who are
/// busy, however often it rings meanwhile. While nothing happens it does nothing, however many watch.
package final class UserBells: Sendable {
  /// Those who watch what is one user's.
  private struct Room {
    var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
    var revision = 0
  }
  private struct State {
    /// Listeners and revisions are numbered as they come, so that no room ever has a revision again.
    var lastNumber = 0
    var rooms: [UserID: Room] = [:]

    mutating func advance(_ user: UserID) -> [AsyncStream<Void>.Continuation] {
      guard rooms[user] != nil else { return [] }
      lastNumber += 1
      rooms[user]?.revision = lastNumber
      return rooms[user].map { Array($0.listeners.values) } ?? []
    }
  }
  private let state = Mutex(State())

  package init() {}

  /// How many watch.
  package var listeners: Int { state.withLock { $0.rooms.values.reduce(0) { $0 + $1.listeners.count } } }

  /// Rings whenever a notification names a user, until the listener stops or the task is cancelled.
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
    let listeners = state.withLock { $0.advance(user) }
    for listener in listeners { listener.yield() }
  }

  /// Rings for everybody.
  package func ring() {
    let listeners = state.withLock { state in state.rooms.keys.flatMap { state.advance($0) } }
    for listener in listeners { listener.yield() }
  }

  /// A user's rings from now on, until the caller drops the sequence or its task is cancelled.
  package func rings(for user: UserID) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = state.withLock { state in
      state.lastNumber += 1
      state.rooms[user, default: Room()].listeners[state.lastNumber] = continuation
      state.rooms[user]?.revision = state.lastNumber
      return state.lastNumber
    }
    continuation.onTermination = { [weak self] _ in self?.forget(id, of: user) }
    return stream
  }

  /// Another one after every ring for the user, and after every new listener: what is read once it is known shows all that
  /// was told up to then. `nil` while nobody listens.
  func revision(of user: UserID) -> Int? { state.withLock { $0.rooms[user]?.revision } }

  private func forget(_ id: Int, of user: UserID) {
    // What is removed is destroyed outside the lock: its end calls this again.
    _ = state.withLock { state -> AsyncStream<Void>.Continuation? in
      let removed = state.rooms[user]?.listeners.removeValue(forKey: id)
      if state.rooms[user]?.listeners.isEmpty == true { state.rooms[user] = nil }
      return removed
    }
  }
}
