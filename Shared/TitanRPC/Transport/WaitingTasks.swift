/// Tasks waiting for the same thing: room in a queue, or the initial metadata. Pure: transports keep it behind their
/// lock and resume what it returns outside the lock.
package struct WaitingTasks<Value: Sendable>: Sendable {
  /// Unsafe because it is unchecked: a waiter is removed from the list when it is handed out.
  package typealias Waiter = UnsafeContinuation<Value, any Error>

  // Two lists, as nothing here is specialized: a list of pairs would have to find out anew what a pair is.
  private var ids: [UInt64] = []
  private var waiters: [Waiter] = []
  private var lastID: UInt64 = 0

  package init() {}

  package var isEmpty: Bool { waiters.isEmpty }

  /// An id by which a task can be removed from the list when it is cancelled.
  package mutating func reserveID() -> UInt64 {
    lastID += 1
    return lastID
  }

  package mutating func add(_ waiter: Waiter, id: UInt64) {
    ids.append(id)
    waiters.append(waiter)
  }

  /// The task waiting under an id; `nil` if it has been resumed.
  package mutating func remove(id: UInt64) -> Waiter? {
    guard let index = ids.firstIndex(of: id) else { return nil }
    ids.remove(at: index)
    return waiters.remove(at: index)
  }

  /// All waiting tasks.
  package mutating func removeAll() -> [Waiter] {
    var all: [Waiter] = []
    guard !waiters.isEmpty else { return all }
    swap(&all, &waiters)
    ids.removeAll(keepingCapacity: true)
    return all
  }
}

/// Tasks waiting for room in an outbound queue.
package typealias WaitingWriters = WaitingTasks<Void>
