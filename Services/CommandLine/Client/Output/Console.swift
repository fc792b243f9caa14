import Foundation
import Synchronization

/// Writes results to standard output and everything else to standard error.
package struct Console: Sendable {
  package typealias Sink = @Sendable (String) -> Void

  package var output: Terminal
  package var errors: Terminal
  private let writeOutput: Sink
  private let writeError: Sink
  /// `nil` if the output goes elsewhere, as in tests.
  private var standard: StandardOutput?

  package init(output: Terminal, errors: Terminal, writeOutput: @escaping Sink, writeError: @escaping Sink) {
    self.output = output
    self.errors = errors
    self.writeOutput = writeOutput
    self.writeError = writeError
  }

  /// The process's own console.
  package static func standard(environment: [String: String]) -> Console {
    let standard = StandardOutput()
    var console = Console(
      output: Terminal(descriptor: STDOUT_FILENO, environment: environment),
      errors: Terminal(descriptor: STDERR_FILENO, environment: environment),
      writeOutput: { standard.write($0) },
      // There is nowhere else to report a failure.
      writeError: { try? write($0, to: STDERR_FILENO) })
    console.standard = standard
    return console
  }

  /// - Throws: `ClientError` if part of the result could not be written. If a reader closes the pipe, that is not a
  ///   failure.
  package func finish() throws(ClientError) {
    guard let problem = standard?.failure else { return }
    throw ClientError(.output, "The result can't be written to standard output: \(problem)")
  }

  /// Runs something that is only useful while somebody reads it, as long as standard output accepts text.
  ///
  /// - Returns: the result of `body`; `nil` if it was cancelled.
  package func whileRead<Result: Sendable>(
    _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result? {
    guard let standard else { return try await body() }
    return try await withThrowingTaskGroup(of: Result?.self) { group in
      group.addTask { try await body() }
      group.addTask {
        await standard.untilItsEnd()
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }

  package func line(_ text: String = "") { writeOutput(text + "\n") }
  package func lines(_ lines: [String]) { for line in lines { self.line(line) } }
  /// A remark that is not part of the result.
  package func note(_ text: String) {
    for line in ("titanup: " + text).folded(to: errors.room) { error(line) }
  }
  package func error(_ text: String) { writeError(text + "\n") }

  /// Redraws the last line without ending it. For interactive terminals only.
  package func redraw(_ text: String) { writeOutput("\r" + text + "\u{1B}[K") }

  /// Redraws the last lines, without ending the final one. For interactive terminals only.
  ///
  /// - Parameter drawn: how many lines were drawn last.
  package func redraw(_ lines: [String], over drawn: Int) {
    let up = drawn > 1 ? "\u{1B}[\(drawn - 1)A" : ""
    // Clears the rest of each old line and everything below.
    writeOutput(up + "\r" + lines.joined(separator: "\u{1B}[K\n") + "\u{1B}[K\u{1B}[J")
  }

  /// Writes a whole text without buffering, so that it survives the end of the process. It waits for files that are not
  /// ready, even if another process has made them non-blocking.
  static func write(_ text: String, to descriptor: Int32) throws(WriteError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard written < 0 else {
        bytes = bytes.dropFirst(written)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: try waitForRoom(in: descriptor)
      default: throw WriteError(code: errno)
      }
    }
  }

  /// Returns when there is room or a write would fail; the write then reports why.
  private static func waitForRoom(in descriptor: Int32) throws(WriteError) {
    var file = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&file, 1, -1) >= 0 || errno == EINTR else { throw WriteError(code: errno) }
  }
}

/// The process's standard output and its state. A command finishes its work even if its result cannot be written, and
/// reports that at the end.
final class StandardOutput: Sendable {
  private let problem = Mutex<String?>(nil)
  private let (taken, end) = AsyncStream.makeStream(of: Never.self)

  /// Why a write failed. A reader that closes the pipe has seen enough, so that is not a failure.
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

  /// Waits until the reader is gone, a write has failed, or the task is cancelled. Only one task may wait at a time.
  func untilItsEnd() async {
    // poll(2) reports a closed pipe at once, before the next write. The thread lives as long as the program.
    Thread.detachNewThread { [end] in
      var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
      while poll(&output, 1, -1) < 0, errno == EINTR {}
      end.finish()
    }
    for await _ in taken {}
  }
}

/// The system's error code for a write.
struct WriteError: Error {
  let code: Int32
}
