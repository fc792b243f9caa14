import Foundation

/// Where the program writes: results to standard output, everything else to standard error.
package struct Console: Sendable {
  package typealias Sink = @Sendable (String) -> Void

  package var output: Terminal
  package var errors: Terminal
  private let writeOutput: Sink
  private let writeError: Sink

  package init(output: Terminal, errors: Terminal, writeOutput: @escaping Sink, writeError: @escaping Sink) {
    self.output = output
    self.errors = errors
    self.writeOutput = writeOutput
    self.writeError = writeError
  }

  /// The process's own.
  package static func standard(environment: [String: String]) -> Console {
    Console(
      output: Terminal(descriptor: STDOUT_FILENO, environment: environment),
      errors: Terminal(descriptor: STDERR_FILENO, environment: environment),
      writeOutput: { write($0, to: STDOUT_FILENO) },
      writeError: { write($0, to: STDERR_FILENO) })
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
  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 {
        guard errno == EINTR else { return }
        continue
      }
      bytes = bytes.dropFirst(written)
    }
  }
}
