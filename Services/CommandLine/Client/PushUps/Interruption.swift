import Foundation
import Synchronization

/// Ctrl-C, or a request to end, while a set is under way: the first one ends the set, which is stored then; a second one
/// ends the program.
enum Interruption {
  private static let count = Atomic<Int>(0)
  private static let signals = [SIGINT, SIGTERM]
  /// The exit status of a program that Ctrl-C ended.
  private static let status: Int32 = 130

  static var isWanted: Bool { count.load(ordering: .relaxed) > 0 }

  /// Runs `body`, and `stop` at the first interruption.
  static func whileWatched<Result>(
    stop: @escaping @Sendable () -> Void, _ body: () async throws -> Result
  ) async rethrows -> Result {
    count.store(0, ordering: .relaxed)
    for number in signals {
      // Only what is safe in a signal handler: an atomic number and _exit.
      signal(number) { _ in
        if Interruption.count.add(1, ordering: .relaxed).oldValue > 0 { _exit(Interruption.status) }
      }
    }
    let watch = Task {
      while !Task.isCancelled {
        if isWanted { return stop() }
        try? await Task.sleep(for: .milliseconds(50))
      }
    }
    defer {
      watch.cancel()
      for number in signals { signal(number, SIG_DFL) }
    }
    return try await body()
  }
}
