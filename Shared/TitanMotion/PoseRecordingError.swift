/// Why a file is not a recording: the location of the fault, what was found and what is allowed there.
package struct PoseRecordingError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The line of the file, from 1.
  package var line: Int
  /// The column's name in the header; `nil` if the fault concerns the whole line.
  package var column: String?
  /// What was found and what is allowed.
  package var problem: String

  package var description: String {
    column.map { "line \(line), column \($0): \(problem)" } ?? "line \(line): \(problem)"
  }
}
