/// The tasks that wait until an outbound queue has room. Pure: transports keep it behind their lock and
/// resume what it returns outside.
package struct WaitingWriters: Sendable {
  package typealias Writer = CheckedContinuation<Void, any Error>

  private var writers: [(id: UInt64, writer: Writer)] = []
  private var nextID: UInt64 = 0

  package init() {}

  package var isEmpty: Bool { writers.isEmpty }

  /// An id under which a task can be taken off the list when it is cancelled.
  package mutating func reserveID() -> UInt64 {
    nextID += 1
    return nextID
  }

  package mutating func add(_ writer: Writer, id: UInt64) { writers.append((id, writer)) }

  /// The task waiting under an id; `nil` if it has been resumed.
  package mutating func remove(id: UInt64) -> Writer? {
    guard let index = writers.firstIndex(where: { $0.id == id }) else { return nil }
    return writers.remove(at: index).writer
  }

  /// Everybody who waits.
  package mutating func removeAll() -> [Writer] {
    guard !writers.isEmpty else { return [] }
    defer { writers.removeAll(keepingCapacity: true) }
    return writers.map(\.writer)
  }
}
