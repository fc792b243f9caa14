/// An error in a catalogue file, and where it is.
package struct CatalogueError: Error, Sendable, Hashable, CustomStringConvertible {
  package var file: String
  /// Starts at 1.
  package var line: Int
  package var problem: String

  package init(file: String, line: Int, _ problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  package var description: String { "\(file):\(line): \(problem)" }
}
