/// Why an export is unreadable.
package struct LoopProblem: Error, Sendable, Hashable {
  package enum File: String, Sendable, Hashable {
    case habits = "habits_csv"
    case checkmarks = "checkmarks_csv"
  }

  package var file: File
  /// The line's number, from 1.
  package var line: Int
  /// The value received and the values allowed.
  package var description: String

  init(_ file: File, line: Int, _ description: String) {
    self.file = file
    self.line = line
    self.description = "line \(line): \(description)"
  }

  init(_ file: File, line: Int, got: String, allowed: String) {
    self.init(file, line: line, "got \(got); allowed: \(allowed)")
  }
}
