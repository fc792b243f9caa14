import Foundation

/// Where the program writes: results to standard output, everything else to standard error.
package struct Console: Sendable {
  package typealias Sink = @Sendable (String) -> Void

  package var output: Terminal
  package var errors: Terminal
  private let writeOutput: Sink
  private let writeError: Sink
  /// `nil` where output goes elsewhere, as in tests.
  private var standard: StandardOutput?

  package init(output: Terminal, errors: Terminal, writeOutput: @escaping Sink, writeError: @escaping Sink) {
    self.output = output
    self.errors = errors
    self.writeOutput = writeOutput
    self.writeError = writeError
  }

  /// The process's own.
  package static func standard(environment: [String: String]) -> Console {
    let standard = StandardOutput()
    var console = Console(
      output: Terminal(descriptor: STDOUT_FILENO, environment: environment),
      errors: Terminal(descriptor: STDERR_FILENO, environment: environment),
      writeOutput: { standard.write($0) },
      // There is nobody left to tell.
      writeError: { try? write($0, to: STDERR_FILENO) })
    console.standard = standard
    return console
  }

  /// - Throws: `ClientError` if something of the result could not be written. A reader that has seen enough and closed
  ///   the pipe is no failure.
  package func finish() throws(ClientError) {
    guard let problem = standard?.failure else { return }
    throw ClientError(.output, "the result cannot be written to standard output: \(problem)")
  }

  /// Does what is good for nothing but being read: for as long as standard output takes what it is given.
  ///
  /// - Returns: what `body` returned; `nil` if it was called off.
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

  /// Writes all of a text, to standard output as to any other file. Unbuffered, so that what was written survives
  /// whatever ends the process. A file that takes nothing for now is waited for, even if it was made non-blocking by
  /// somebody who shares it.
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

  /// Returns when there is room, or when a write would fail, which itself says best why.
  private static func waitForRoom(in descriptor: Int32) throws(WriteError) {
    var file = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&file, 1, -1) >= 0 || errno == EINTR else { throw WriteError(code: errno) }
  }
}
