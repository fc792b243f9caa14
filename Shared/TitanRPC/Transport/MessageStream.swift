/// Where a call's messages come from: one direction of one stream.
package protocol InboundStream: AnyObject, Sendable {
  /// The next whole message, without its prefix; `nil` after the last.
  /// One consumer at a time. Taking a message gives its bytes back to flow control.
  ///
  /// - Throws: `RPCError` when the call has failed; on a client also any status but OK.
  ///   `CancellationError` when the task is cancelled.
  func receive() async throws -> [UInt8]?
}

/// Where a call's messages go: one direction of one stream.
package protocol OutboundStream: AnyObject, Sendable {
  /// Queues one message of `size` bytes, which `fill` writes before this returns.
  /// Never suspends and takes the message even if the queue is full: wait for room after it.
  ///
  /// - Throws: `RPCError` if the stream is over, or the message is larger than the limit.
  func enqueue(size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws

  /// Whether the queue is below its limit.
  var isWritable: Bool { get }

  /// Suspends until the queue is below its limit again: this is backpressure.
  func waitUntilWritable() async throws
}
