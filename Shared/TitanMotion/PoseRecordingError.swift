/// Why a file is no recording: where the fault stands, what came and what is allowed there.
package struct PoseRecordingError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Line of the file, from 1.
  package var line: Int
  /// Name of the column as the header has it; `nil` if the fault is the whole line's.
  package var column: String?
  /// What came and what is allowed.
  package var problem: String

  package var description: String {
    column.map { "line \(line), column \($0): \(problem)" } ?? "line \(line): \(problem)"
  }
}
