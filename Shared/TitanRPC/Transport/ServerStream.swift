/// One call on the server, as its transport sees it.
///
/// The transport makes the stream when the request's headers have come, starts `RPCRoute.handle` on the
/// connection's own event loop, and cancels that task when the client resets the stream, the deadline
/// passes or the connection is lost.
package protocol ServerStream: InboundStream, OutboundStream {
  /// The client's custom metadata.
  var requestMetadata: Metadata { get }
  /// The other side of the connection.
  var peer: Peer { get }
  /// Where the call comes from: the peer, or whom a trusted proxy calls for.
  var client: ClientAddress { get }
  /// When the transport will cancel the call: the client's timeout or the server's maximum, whichever is sooner.
  var deadline: Deadline? { get }

  /// Has the messages of the response encoded, if the client accepts it: `.gzip` whatever the server's configuration
  /// says, `.identity` none of them. No effect once the initial metadata have left.
  func compressResponses(_ compression: Compression)

  /// Sends the initial metadata; without it they leave, empty, with the first message. No effect a second time.
  func sendInitialMetadata(_ metadata: Metadata)

  /// Cancels the task that handles the call, as the transport does itself when nobody waits for it any more: what its
  /// handler then throws is the call's status.
  func cancel()

  /// Ends the call, after everything queued. No effect a second time.
  func finish(_ status: Status, trailingMetadata: Metadata)
}

extension ServerStream {
  package var client: ClientAddress { peer.client }
}
