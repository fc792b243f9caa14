import Synchronization

/// Counts failures in a row, also from where others run.
final class Attempts: Sendable {
  private let count = Mutex(0)

  var failures: Int { count.withLock(\.self) }

  /// How many have failed in a row by now.
  func fail() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }

  /// Whether one had failed before.
  func succeed() -> Bool {
    count.withLock { count in
      defer { count = 0 }
      return count > 0
    }
  }
}
