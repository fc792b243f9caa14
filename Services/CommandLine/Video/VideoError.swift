/// Why there is no video, or nobody can look at it: a sentence for the user.
package struct VideoError: Error, Sendable, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
