import Synchronization

/// Permits by key: of one key's callers, a few go ahead and the others wait in the order of their calls. Callers of other keys
/// are not affected.
package final class KeyedSemaphore<Key: Hashable & Sendable>: Sendable {
  /// More of the key's callers wait than may.
  package struct Full: Error, Hashable {
    /// The number of callers that may wait.
    package let limit: Int
  }

  /// A key's semaphore, which lasts as long as the key has callers.
  private struct Line {
    let semaphore: FairSemaphore
    var callers = 0
  }

  private let permits: Int
  private let queueLimit: Int
  private let lines = Mutex<[Key: Line]>([:])

  /// - Parameters:
  ///   - permits: for each key.
  ///   - queueLimit: the number of one key's callers that may wait.
  package init(permits: Int, queueLimit: Int) { (self.permits, self.queueLimit) = (permits, queueLimit) }

  /// Runs `body` once the key has a permit left for it.
  ///
  /// - Throws: `Full`, at once; `CancellationError` if the caller is cancelled while it waits; what `body` throws.
  package func withPermit<Result>(_ key: Key, _ body: () async throws -> Result) async throws -> Result {
    let semaphore = lines.withLock { lines in
      var line = lines[key] ?? Line(semaphore: FairSemaphore(permits: permits, queueLimit: queueLimit))
      line.callers += 1
      lines[key] = line
      return line.semaphore
    }
    defer { leave(key) }
    do {
      try await semaphore.acquire(for: nil)
    } catch is FairSemaphore.Full {
      throw Full(limit: queueLimit)
    }
    defer { semaphore.release() }
    return try await body()
  }

  /// The number of keys with callers.
  var count: Int { lines.withLock { $0.count } }

  private func leave(_ key: Key) {
    lines.withLock { lines in
      lines[key]?.callers -= 1
      if lines[key]?.callers == 0 { lines[key] = nil }
    }
  }
}
