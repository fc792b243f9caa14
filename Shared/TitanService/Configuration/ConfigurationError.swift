/// Everything that is wrong with a configuration, one line each: `NAME: got …, allowed …`. Contains no secrets.
package struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  package let problems: [String]

  package init(problems: [String]) { self.problems = problems }

  package var description: String { problems.joined(separator: "\n") }
}
