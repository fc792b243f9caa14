/// One call on the client, as its transport sees it.
package protocol ClientStream: InboundStream, OutboundStream {
  /// No more messages will be sent. No effect a second time.
  func halfClose()

  /// The server's initial metadata; suspends until they have come. Empty for a Trailers-Only response.
  func initialMetadata() async throws -> Metadata

  /// The server's trailing metadata; empty until `receive()` has returned `nil` or thrown.
  var trailingMetadata: Metadata { get }

  /// Gives the call up: the server sees a reset, a waiting `receive()` throws CANCELLED.
  func cancel()
}
