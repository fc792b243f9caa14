import NIOCore
import NIOPosix
import Synchronization

/// Threads for work that blocks, and a queue that does not grow without end.
package final class BoundedThreadPool: Sendable {
  /// The pool runs and keeps as much as it may.
  package struct Full: Error, Hashable, Sendable {
    /// How many pieces of work may wait.
    package let limit: Int
  }

  private let threads: NIOThreadPool
  private let queueLimit: Int
  private let capacity: Int
  private let admitted = Mutex(0)

  /// Half of the machine's cores, one at least.
  package static var standardThreadCount: Int { max(1, System.coreCount / 2) }

  package init(threadCount: Int, queueLimit: Int) {
    threads = NIOThreadPool(numberOfThreads: threadCount)
    self.queueLimit = queueLimit
    capacity = threadCount + queueLimit
    threads.start()
  }

  deinit { threads.shutdownGracefully { _ in } }

  /// How many pieces of work run or wait.
  package var load: Int { admitted.withLock(\.self) }

  /// Runs `work` on one of the threads, first come first served. Work whose caller is cancelled while it waits is
  /// never begun.
  ///
  /// - Throws: `Full`, at once; `CancellationError`; what `work` throws.
  package func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    let isAdmitted = admitted.withLock { count in
      guard count < capacity else { return false }
      count += 1
      return true
    }
    guard isAdmitted else { throw Full(limit: queueLimit) }
    defer { admitted.withLock { $0 -= 1 } }
    return try await threads.runIfActive(work)
  }
}
