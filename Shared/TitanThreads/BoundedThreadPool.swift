import Glibc
import NIOCore
import NIOPosix

/// Threads for long work, with a bounded queue. They give way: where cores are few, whoever waits for a call that takes a
/// millisecond doesn't wait for a thread that computes for thirty.
package final class BoundedThreadPool: Sendable {
  /// The pool has as much running and waiting work as it allows, in total or for one owner.
  package struct Full: Error, Hashable, Sendable {
    /// The number of pieces of work that may wait.
    package let limit: Int
  }

  /// Added to the process's nice value. Beside a thread that is not nice, such a thread still gets a quarter of a core.
  static let niceness: CInt = 5

  private let threads: NIOThreadPool
  private let semaphore: FairSemaphore
  private let queueLimit: Int

  /// Half of the machine's cores, but at least one.
  package static var standardThreadCount: Int { max(1, System.coreCount / 2) }

  package init(threadCount: Int, queueLimit: Int) {
    threads = NIOThreadPool(numberOfThreads: threadCount)
    semaphore = FairSemaphore(permits: threadCount, queueLimit: queueLimit)
    self.queueLimit = queueLimit
    threads.start()
  }

  deinit { threads.shutdownGracefully { _ in } }

  /// The number of pieces of work running or waiting.
  package var load: Int { semaphore.load }

  /// Runs `work` on one of the threads. If the caller is cancelled while the work is waiting, it never begins.
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
    return try await threads.runIfActive {
      Self.giveWay()
      return try work()
    }
  }

  /// Makes this thread nice: on Linux, each thread has a nice value of its own, and 0 means the one that asks. It costs less
  /// than a microsecond, so every piece of work asks for it.
  private static func giveWay() { setpriority(ofThread, 0, processNiceness + niceness) }

  private static let processNiceness = getpriority(ofThread, id_t(getpid()))
  private static let ofThread = CInt(PRIO_PROCESS.rawValue)
}
