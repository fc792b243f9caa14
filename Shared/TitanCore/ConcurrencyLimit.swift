import Synchronization

/// Counts what runs for each key, such as an account, and says when one more is too much. It remembers only keys that have
/// something running.
package final class ConcurrencyLimit<Key: Hashable & Sendable>: Sendable {
  private let running = Mutex<[Key: Int]>([:])
  private let perKey: Int

  package init(perKey: Int) { self.perKey = perKey }

  /// How many keys have something running.
  package var keys: Int { running.withLock(\.count) }

  /// - Returns: whether one more may run; then `leave` is due at its end.
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
