import Foundation
import Synchronization

/// The process's standard output, and what became of it. A command that has work to do does it whether or not its result can
/// be written, and tells at its end.
final class StandardOutput: Sendable {
  private let problem = Mutex<String?>(nil)
  private let (taken, end) = AsyncStream.makeStream(of: Never.self)

  /// Why it did not take what it was given. Who closes the pipe has seen enough, which is no failure.
  var failure: String? { problem.withLock { $0 } }

  func write(_ text: String) {
    do throws(WriteError) {
      try Console.write(text, to: STDOUT_FILENO)
    } catch {
      end.finish()
      guard error.code != EPIPE else { return }
      problem.withLock { $0 = $0 ?? String(cString: strerror(error.code)) }
    }
  }

  /// Waits until it takes nothing more, be it that its reader has gone or that a write has failed, or until the task is
  /// cancelled. One task at a time may wait.
  func untilItsEnd() async {
    // A pipe says at once that nobody reads it, not only when it is written to. The thread lives as long as the program.
    Thread.detachNewThread { [end] in
      var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
      while poll(&output, 1, -1) < 0, errno == EINTR {}
      end.finish()
    }
    for await _ in taken {}
  }
}

/// What the system said of a write.
struct WriteError: Error {
  let code: Int32
}
