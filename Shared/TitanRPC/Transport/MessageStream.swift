/// Where a call's messages come from: one direction of one stream.
package protocol InboundStream: AnyObject, Sendable {
  /// The next whole message, without its prefix; `nil` after the last.
  /// One consumer at a time. Taking a message gives its bytes back to flow control.
  ///
  /// - Throws: `RPCError` when the call has failed; on a client also any status but OK.
  ///   `CancellationError` when the task is cancelled.
  func receive() async throws -> [UInt8]?

  /// The same if `receive()` would not have to wait; `wait` if it would.
  func receiveNow() throws -> ReceivedNow

  /// Whether the message that `receive()` gave last had come compressed.
  var lastWasCompressed: Bool { get }
}

/// What there is to receive without waiting.
package enum ReceivedNow: Sendable {
  case message([UInt8])
  /// There is no more message.
  case end
  case wait
}

extension InboundStream {
  package func receiveNow() throws -> ReceivedNow { .wait }

  /// Decodes a message of this stream. One that is malformed is the sender's fault: on a client that is INTERNAL.
  func decode<Message: RPCMessage>(_ bytes: [UInt8]) throws -> Message {
    do {
      return try Message(serialized: bytes)
    } catch let error as RPCError where error.code == .invalidArgument && self is any ClientStream {
      throw RPCError(code: .internal, message: error.message, details: error.details)
    }
  }
}

/// Where a call's messages go: one direction of one stream.
package protocol OutboundStream: AnyObject, Sendable {
  /// Queues one message of `size` bytes, which `fill` writes before this returns.
  /// Never suspends and takes the message even if the queue is full: wait for room after it.
  ///
  /// - Parameter compressed: `false` sends this message as it is, `true` compresses it however small it is (as far as
  ///   the call has an encoding); `nil` leaves that to the call's options and the server's configuration.
  /// - Throws: `RPCError` if the stream is over, or the message is larger than the limit.
  func enqueue(size: Int, compressed: Bool?, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws

  /// Whether the queue is below its limit.
  var isWritable: Bool { get }

  /// Suspends until the queue is below its limit again: this is backpressure.
  func waitUntilWritable() async throws
}

extension OutboundStream {
  package func enqueue(size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    try enqueue(size: size, compressed: nil, fill)
  }
}
