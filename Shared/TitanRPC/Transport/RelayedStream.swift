/// A call whose messages can be passed on as they are, neither decompressed nor compressed again. For proxies: what they
/// relay is decoded by whom it is for.
package protocol RelayedStream: ClientStream {
  /// The encoding of the response's compressed messages, once the initial metadata have arrived.
  var responseEncoding: Compression { get }

  /// Like `receive()`, but the message is still compressed if it was.
  func receiveEncoded() async throws -> InboundMessage?

  /// Does the same if it would not have to wait.
  func receiveEncodedNow() throws -> EncodedNow

  /// Queues a message in its wire format. A compressed one needs a call whose options name its encoding.
  func enqueue(encoded message: InboundMessage) throws
}

/// What can be received of a `RelayedStream` without waiting.
package enum EncodedNow: Sendable {
  case message(InboundMessage)
  /// There are no more messages, and the call ended well.
  case end
  case wait
}
