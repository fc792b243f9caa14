/// What is wrong with a file of the catalogue, and where.
package struct CatalogueError: Error, Sendable, Hashable, CustomStringConvertible {
  package var file: String
  /// From 1.
  package var line: Int
  package var problem: String

  package init(file: String, line: Int, _ problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  package var description: String { "\(file):\(line): \(problem)" }
}
