import Foundation
import Synchronization

/// Where the program writes: results to standard output, everything else to standard error.
package struct Console: Sendable {
  package typealias Sink = @Sendable (String) -> Void

  package var output: Terminal
  package var errors: Terminal
  private let writeOutput: Sink
  private let writeError: Sink
  private var failure = OutputFailure()

  package init(output: Terminal, errors: Terminal, writeOutput: @escaping Sink, writeError: @escaping Sink) {
    self.output = output
    self.errors = errors
    self.writeOutput = writeOutput
    self.writeError = writeError
  }

  /// The process's own.
  package static func standard(environment: [String: String]) -> Console {
    let failure = OutputFailure()
    var console = Console(
      output: Terminal(descriptor: STDOUT_FILENO, environment: environment),
      errors: Terminal(descriptor: STDERR_FILENO, environment: environment),
      writeOutput: { text in
        do throws(WriteError) { try write(text, to: STDOUT_FILENO) } catch { failure.note(error) }
      },
      // There is nobody left to tell.
      writeError: { try? write($0, to: STDERR_FILENO) })
    console.failure = failure
    return console
  }

  /// - Throws: `ClientError` if something of the result could not be written. A reader that has seen enough and closed
  ///   the pipe is no failure.
  package func finish() throws(ClientError) {
    guard let problem = failure.first else { return }
    throw ClientError(.output, "the result cannot be written to standard output: \(problem)")
  }

  package func line(_ text: String = "") { writeOutput(text + "\n") }
  package func lines(_ lines: [String]) { for line in lines { self.line(line) } }
  /// A remark that belongs to no result.
  package func note(_ text: String) { writeError("titanup: " + text + "\n") }
  package func error(_ text: String) { writeError(text + "\n") }

  /// Draws over the line drawn last, without ending it. For interactive terminals only.
  package func redraw(_ text: String) { writeOutput("\r" + text + "\u{1B}[K") }

  /// Draws lines over those drawn last, the last of them unended. For interactive terminals only.
  ///
  /// - Parameter drawn: how many lines were drawn last.
  package func redraw(_ lines: [String], over drawn: Int) {
    let up = drawn > 1 ? "\u{1B}[\(drawn - 1)A" : ""
    // What each line leaves of the old one goes, and whatever stands below them.
    writeOutput(up + "\r" + lines.joined(separator: "\u{1B}[K\n") + "\u{1B}[K\u{1B}[J")
  }

  /// Unbuffered, so that what was written survives whatever ends the process.
  private static func write(_ text: String, to descriptor: Int32) throws(WriteError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 {
        guard errno == EINTR else { throw WriteError(code: errno) }
        continue
      }
      bytes = bytes.dropFirst(written)
    }
  }
}

/// What the system said of a write.
private struct WriteError: Error {
  let code: Int32
}

/// Why standard output does not take what it is given. A command does its work all the same, and tells at its end.
private final class OutputFailure: Sendable {
  private let problem = Mutex<String?>(nil)

  var first: String? { problem.withLock { $0 } }

  func note(_ error: WriteError) {
    guard error.code != EPIPE else { return }
    problem.withLock { $0 = $0 ?? String(cString: strerror(error.code)) }
  }
}
