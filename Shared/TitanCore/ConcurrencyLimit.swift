import Synchronization

/// Counts what is running for each key, such as an account, and says when another would be too many. It remembers only
/// keys with something running.
package final class ConcurrencyLimit<Key: Hashable & Sendable>: Sendable {
  private let running = Mutex<[Key: Int]>([:])
  private let perKey: Int

  package init(perKey: Int) { self.perKey = perKey }

  /// The number of keys with something running.
  package var keys: Int { running.withLock(\.count) }

  /// - Returns: whether another may run; if so, `leave` must follow at its end.
  package func enter(_ key: Key) -> Bool {
    running.withLock { running in
      let count = running[key, default: 0]
      guard count < perKey else { return false }
      running[key] = count + 1
      return true
    }
  }

  package func leave(_ key: Key) {
    running.withLock { running in
      guard let count = running[key] else { return }
      running[key] = count > 1 ? count - 1 : nil
    }
  }
}
