/// A failure that this program found itself, in words for the person who called it.
package struct ClientError: Error, Sendable, Equatable, CustomStringConvertible {
  package let status: ProgramStatus
  package let description: String

  package init(_ status: ProgramStatus, _ description: String) {
    self.status = status
    self.description = description
  }

  package static func usage(_ description: String) -> ClientError { ClientError(.usage, description) }
}
