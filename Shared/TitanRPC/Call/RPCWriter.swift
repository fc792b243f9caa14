/// A call's outbound messages.
package struct RPCWriter<Message: RPCMessage>: Sendable {
  private let stream: any OutboundStream

  package init(_ stream: any OutboundStream) { self.stream = stream }

  /// Queues a message and suspends while the queue is full.
  ///
  /// - Throws: `RPCError` if the call is over or the message too large, `CancellationError`.
  package func write(_ message: Message) async throws {
    try message.serialize { size, fill in try stream.enqueue(size: size, fill) }
    if !stream.isWritable { try await stream.waitUntilWritable() }
  }
}
