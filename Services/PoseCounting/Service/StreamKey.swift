package import TitanCore

package enum StreamOwner {}
/// A landmark stream, named by the client that made it.
package typealias StreamID = Identifier<StreamOwner>

/// A stream of a user: if another user's stream has the same id, it is another stream.
package struct StreamKey: Hashable, Sendable {
  package var user: UserID
  package var stream: StreamID

  package init(user: UserID, stream: StreamID) {
    self.user = user
    self.stream = stream
  }
}
