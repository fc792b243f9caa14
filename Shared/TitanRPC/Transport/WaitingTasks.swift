/// Tasks waiting for the same thing: room in a queue, or the initial metadata. Pure: transports keep it behind their
/// lock and resume what it returns outside the lock.
package struct WaitingTasks<Value: Sendable>: Sendable {
  /// Unsafe because it is unchecked: a waiter is removed from the list when it is handed out.
  package typealias Waiter = UnsafeContinuation<Value, any Error>

  private var waiters: [(id: UInt64, waiter: Waiter)] = []
  private var lastID: UInt64 = 0

  package init() {}

  package var isEmpty: Bool { waiters.isEmpty }

  /// An id by which a task can be removed from the list when it is cancelled.
  package mutating func reserveID() -> UInt64 {
    lastID += 1
    return lastID
  }

  package mutating func add(_ waiter: Waiter, id: UInt64) { waiters.append((id, waiter)) }

  /// The task waiting under an id; `nil` if it has been resumed.
  package mutating func remove(id: UInt64) -> Waiter? {
    guard let index = waiters.firstIndex(where: { $0.id == id }) else { return nil }
    return waiters.remove(at: index).waiter
  }

  /// All waiting tasks.
  package mutating func removeAll() -> [Waiter] {
    guard !waiters.isEmpty else { return [] }
    defer { waiters.removeAll(keepingCapacity: true) }
    return waiters.map(\.waiter)
  }
}

/// Tasks waiting for room in an outbound queue.
package typealias WaitingWriters = WaitingTasks<Void>
