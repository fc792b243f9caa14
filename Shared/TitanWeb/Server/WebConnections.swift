import NIOCore
import Synchronization

/// One connection, on its event loop.
protocol WebConnection: AnyObject {
  /// Takes no more requests, and closes when the running ones have been answered.
  func beginShutdown()
  func closeNow()
}

/// A server's connections, so that it can shut them down and know when all are closed.
final class WebConnections: Sendable {
  private struct State: Sendable {
    var isDraining = false
    var connections: [ObjectIdentifier: NIOLoopBound<any WebConnection>] = [:]
    var waiters: [CheckedContinuation<Void, Never>] = []
  }
  private let state = Mutex(State())

  /// - Returns: whether the connection may serve; if not, it must be shut down.
  func add(_ connection: any WebConnection, on loop: any EventLoop) -> Bool {
    let bound = NIOLoopBound(connection, eventLoop: loop)
    let id = ObjectIdentifier(connection)
    return state.withLock { state in
      state.connections[id] = bound
      return !state.isDraining
    }
  }

  func remove(_ connection: any WebConnection) {
    let id = ObjectIdentifier(connection)
    let waiters = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      state.connections[id] = nil
      guard state.connections.isEmpty else { return [] }
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  func beginShutdown() { forEach { $0.beginShutdown() } }
  func closeNow() { forEach { $0.closeNow() } }

  private func forEach(_ body: @escaping @Sendable (any WebConnection) -> Void) {
    let connections = state.withLock { state in
      state.isDraining = true
      return Array(state.connections.values)
    }
    for connection in connections { connection.eventLoop.execute { body(connection.value) } }
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
