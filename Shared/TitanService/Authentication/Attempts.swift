import Synchronization

/// Counts consecutive failures, across tasks.
final class Attempts: Sendable {
  private let count = Mutex(0)

  var failures: Int { count.withLock(\.self) }

  /// Counts a failure and returns how many there have been in a row.
  func fail() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }

  /// Resets the count and returns whether the previous attempt had failed.
  func succeed() -> Bool {
    count.withLock { count in
      defer { count = 0 }
      return count > 0
    }
  }
}
