import NIOCore
import NIOPosix

/// Threads for work that blocks, and a queue that does not grow without end.
package final class BoundedThreadPool: Sendable {
  /// The pool runs and keeps all that it may, or all that it may of one owner.
  package struct Full: Error, Hashable, Sendable {
    /// The number of pieces of work that may wait.
    package let limit: Int
  }

  private let threads: NIOThreadPool
  private let semaphore: FairSemaphore
  private let queueLimit: Int

  /// Half of the machine's cores, one at least.
  package static var standardThreadCount: Int { max(1, System.coreCount / 2) }

  package init(threadCount: Int, queueLimit: Int) {
    threads = NIOThreadPool(numberOfThreads: threadCount)
    semaphore = FairSemaphore(permits: threadCount, queueLimit: queueLimit)
    self.queueLimit = queueLimit
    threads.start()
  }

  deinit { threads.shutdownGracefully { _ in } }

  /// The number of pieces of work that run or wait.
  package var load: Int { semaphore.load }

  /// Runs `work` on one of the threads. Work whose caller is cancelled while it waits is never begun.
  ///
  /// - Parameter owner: the account or the network that the work is for. Owners are served in turn, and one owner's work
  ///   may fill a quarter of the queue; work without an owner waits in a line of its own.
  /// - Throws: `Full`, at once; `CancellationError`; what `work` throws.
  package func run<Result: Sendable>(
    for owner: String? = nil, _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    do {
      try await semaphore.acquire(for: owner)
    } catch is FairSemaphore.Full {
      throw Full(limit: queueLimit)
    }
    defer { semaphore.release() }
    return try await threads.runIfActive(work)
  }
}
