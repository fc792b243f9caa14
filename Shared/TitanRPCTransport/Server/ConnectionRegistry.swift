package import NIOCore
import Synchronization

/// A connection that a server can shut down. It is used on its event loop only.
package protocol ServedConnection: AnyObject {
  /// Takes no more work, and closes when what runs has ended.
  func beginShutdown()
  func closeNow()
}

/// A server's connections, so that it can shut them down and know when all are closed.
package final class ConnectionRegistry: Sendable {
  private struct State: Sendable {
    /// Whether new connections are told to go away. Stays true.
    var isDraining = false
    var connections: [ObjectIdentifier: NIOLoopBound<any ServedConnection>] = [:]
    var waiters: [CheckedContinuation<Void, Never>] = []
  }
  private let state = Mutex(State())

  package init() {}

  /// - Returns: whether the connection may serve; if not, it must be shut down.
  package func add(_ connection: any ServedConnection, on loop: any EventLoop) -> Bool {
    let bound = NIOLoopBound(connection, eventLoop: loop)
    let id = ObjectIdentifier(connection)
    return state.withLock { state in
      state.connections[id] = bound
      return !state.isDraining
    }
  }

  package func remove(_ connection: any ServedConnection) {
    let id = ObjectIdentifier(connection)
    let waiters = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      state.connections[id] = nil
      guard state.connections.isEmpty else { return [] }
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Shuts down every connection, present and future.
  func beginShutdown() { forEach { $0.beginShutdown() } }

  func closeNow() { forEach { $0.closeNow() } }

  private func forEach(_ body: @escaping @Sendable (any ServedConnection) -> Void) {
    let connections = state.withLock { state in
      state.isDraining = true
      return Array(state.connections.values)
    }
    for connection in connections { connection.execute(body) }
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
}

extension NIOLoopBound {
  /// Runs `body` with the value on its event loop, later.
  func execute(_ body: @escaping @Sendable (Value) -> Void) {
    eventLoop.execute { body(value) }
  }
}
