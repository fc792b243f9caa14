import NIOCore
import Synchronization

/// A server's connections, so that it can shut them down and know when all are closed.
final class ConnectionRegistry: Sendable {
  private enum Phase: Sendable {
    /// May become `draining`.
    case open
    /// New connections are told to go away. Final.
    case draining
  }

  private struct State: Sendable {
    var phase = Phase.open
    var connections: [ObjectIdentifier: NIOLoopBound<ServerConnection>] = [:]
    var waiters: [CheckedContinuation<Void, Never>] = []
  }
  private let state = Mutex(State())

  /// - Returns: whether the connection may serve; if not, it must be shut down.
  func add(_ connection: NIOLoopBound<ServerConnection>) -> Bool {
    let id = ObjectIdentifier(connection.value)
    return state.withLock { state in
      state.connections[id] = connection
      if case .open = state.phase { return true } else { return false }
    }
  }

  func remove(_ connection: NIOLoopBound<ServerConnection>) {
    let id = ObjectIdentifier(connection.value)
    let waiters = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      state.connections[id] = nil
      guard state.connections.isEmpty else { return [] }
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Shuts down every connection, present and future.
  func beginShutdown() {
    let connections = state.withLock { state in
      state.phase = .draining
      return Array(state.connections.values)
    }
    forEach(connections) { $0.beginShutdown() }
  }

  func closeNow() {
    let connections = state.withLock { state in
      state.phase = .draining
      return Array(state.connections.values)
    }
    forEach(connections) { $0.closeNow() }
  }

  /// Returns when no connections are left.
  func waitUntilEmpty() async {
    await withCheckedContinuation { waiter in
      let isEmpty = state.withLock { state in
        if !state.connections.isEmpty { state.waiters.append(waiter) }
        return state.connections.isEmpty
      }
      if isEmpty { waiter.resume() }
    }
  }

  private func forEach(
    _ connections: [NIOLoopBound<ServerConnection>], _ body: @escaping @Sendable (ServerConnection) -> Void
  ) {
    for connection in connections { connection.execute { body($0) } }
  }
}

extension NIOLoopBound {
  /// Runs `body` with the value on its event loop, later.
  func execute(_ body: @escaping @Sendable (Value) -> Void) {
    eventLoop.execute { body(value) }
  }
}
