/// The source of a call's messages: one direction of one stream.
package protocol InboundStream: AnyObject, Sendable {
  /// The next whole message, without its prefix; `nil` after the last. It supports one consumer at a time. Taking a
  /// message returns its bytes to flow control.
  ///
  /// - Throws: `RPCError` when the call has failed; on a client also for any status but OK. `CancellationError` when
  ///   the task is cancelled.
  func receive() async throws -> [UInt8]?

  /// Does the same if `receive()` would not have to wait; `wait` if it would.
  func receiveNow() throws -> ReceivedNow

  /// Whether the last message from `receive()` arrived compressed.
  var lastWasCompressed: Bool { get }
}

/// What can be received without waiting.
package enum ReceivedNow: Sendable {
  case message([UInt8])
  /// There are no more messages.
  case end
  case wait
}

extension InboundStream {
  package func receiveNow() throws -> ReceivedNow { .wait }

  /// Decodes a message of this stream. A malformed one is the sender's fault: on a client, INTERNAL.
  func decode<Message: RPCMessage>(_ bytes: [UInt8]) throws -> Message {
    do {
      return try Message(serialized: bytes)
    } catch let error as RPCError where error.code == .invalidArgument && self is any ClientStream {
      throw RPCError(code: .internal, message: error.message, details: error.details)
    }
  }
}

/// The destination of a call's messages: one direction of one stream.
package protocol OutboundStream: AnyObject, Sendable {
  /// Queues one message of `size` bytes, which `fill` writes before this returns. It never suspends, and accepts the
  /// message even if the queue is full: wait for room afterwards.
  ///
  /// - Parameter compressed: `false` sends this message uncompressed; `true` compresses it however small it is
  ///   (provided the call has an encoding); `nil` leaves that to the call's options and the server's configuration.
  /// - Throws: `RPCError` if the stream is over, or the message is larger than the limit.
  func enqueue(size: Int, compressed: Bool?, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws

  /// Whether the queue is below its limit.
  var isWritable: Bool { get }

  /// Suspends until the queue is below its limit again, for backpressure.
  func waitUntilWritable() async throws
}

extension OutboundStream {
  package func enqueue(size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    try enqueue(size: size, compressed: nil, fill)
  }
}

/// One call on the server, as its transport sees it.
///
/// The transport makes the stream when the request's headers have arrived, starts `RPCRoute.handle` on the connection's
/// own event loop, and cancels that task when the client resets the stream, the deadline passes or the connection is
/// lost.
package protocol ServerStream: InboundStream, OutboundStream {
  /// The client's custom metadata.
  var requestMetadata: Metadata { get }
  /// The other side of the connection.
  var peer: Peer { get }
  /// The call's origin: the peer, or the client that a trusted proxy calls for.
  var client: ClientAddress { get }
  /// When the transport will cancel the call: the client's timeout or the server's maximum, whichever is sooner.
  var deadline: Deadline? { get }

  /// Sets the encoding of the response's messages, if the client accepts it: `.gzip` whatever the server's
  /// configuration, `.identity` for none. No effect once the initial metadata have been sent.
  func compressResponses(_ compression: Compression)

  /// Sends the initial metadata; otherwise empty ones are sent with the first message. Only the first call has an
  /// effect.
  func sendInitialMetadata(_ metadata: Metadata)

  /// Cancels the task that handles the call, as the transport itself does when nobody is waiting for it anymore. The
  /// error that its handler then throws becomes the call's status.
  func cancel()

  /// Ends the call, after everything queued. Only the first call has an effect.
  func finish(_ status: Status, trailingMetadata: Metadata)
}

extension ServerStream {
  package var client: ClientAddress { peer.client }
}

/// One call on the client, as its transport sees it.
package protocol ClientStream: InboundStream, OutboundStream {
  /// Ends the requests. Only the first call has an effect.
  func halfClose()

  /// The server's initial metadata; suspends until they have arrived. Empty for a Trailers-Only response.
  func initialMetadata() async throws -> Metadata

  /// The server's trailing metadata; empty until `receive()` has returned `nil` or thrown.
  var trailingMetadata: Metadata { get }

  /// Gives up the call: the server sees a reset, and a waiting `receive()` throws CANCELLED.
  func cancel()
}
