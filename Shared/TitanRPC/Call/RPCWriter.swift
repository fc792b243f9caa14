/// A call's outbound messages.
package struct RPCWriter<Message: RPCMessage>: Sendable {
  private let stream: any OutboundStream

  package init(_ stream: any OutboundStream) { self.stream = stream }

  /// Queues a message and suspends while the queue is full.
  ///
  /// - Parameter compressed: `false` sends this message as it is, `true` compresses it however small, as far as the
  ///   call has an encoding; `nil` leaves that to the call's options and the server's configuration.
  /// - Throws: `RPCError` if the call is over or the message too large, `CancellationError`.
  package func write(_ message: Message, compressed: Bool? = nil) async throws {
    try message.serialize { size, fill in try stream.enqueue(size: size, compressed: compressed, fill) }
    if !stream.isWritable { try await stream.waitUntilWritable() }
  }

  /// Queues a message even if the queue is full: for what is small and seldom, where nobody can wait.
  ///
  /// - Throws: `RPCError` if the call is over or the message too large.
  package func enqueue(_ message: Message) throws {
    try message.serialize { size, fill in try stream.enqueue(size: size, compressed: nil, fill) }
  }
}
