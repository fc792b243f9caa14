/// A message that can go on the wire.
package protocol RPCMessage: Sendable {
  /// Decodes a message from its serialized form. The bytes are valid only during the call.
  ///
  /// - Throws: `RPCError` INVALID_ARGUMENT if the bytes are not a valid message (or a string is not valid UTF-8),
  ///   RESOURCE_EXHAUSTED if decoding would take more memory than the decoder allows itself.
  init(serialized bytes: UnsafeRawBufferPointer) throws

  /// Serializes in two steps, so that the bytes are written once, directly into the buffer they are sent from: `body`
  /// gets the exact size, makes room, and calls the second argument once with that room.
  func serialize(_ body: (_ size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws -> Void) rethrows
}

extension RPCMessage {
  /// Decodes from an array.
  package init(serialized bytes: [UInt8]) throws {
    self = try bytes.withUnsafeBytes { try Self(serialized: $0) }
  }

  /// The serialized form as an array.
  package func serialized() -> [UInt8] {
    var bytes: [UInt8] = []
    serialize { size, fill in bytes = [UInt8](filling: size, fill) }
    return bytes
  }
}

extension [UInt8] {
  /// An array of `size` bytes, all of which `fill` writes.
  init(filling size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) {
    // All threads share the empty array, and the initializer would write its count into it.
    guard size > 0 else {
      fill(UnsafeMutableRawBufferPointer(start: nil, count: 0))
      self = []
      return
    }
    self.init(unsafeUninitializedCapacity: size) { buffer, count in
      fill(UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<size]))
      count = size
    }
  }
}

/// A message that many calls send, serialized once for all of them.
package struct SerializedMessage<Message: RPCMessage>: Sendable, Hashable {
  fileprivate let bytes: [UInt8]

  package init(_ message: Message) { bytes = message.serialized() }
}

/// A call's inbound messages, in order. It supports one consumer.
package struct RPCAsyncSequence<Message: RPCMessage>: AsyncSequence, Sendable {
  private let stream: any InboundStream

  package init(_ stream: any InboundStream) { self.stream = stream }

  package struct AsyncIterator: AsyncIteratorProtocol {
    let stream: any InboundStream

    package mutating func next() async throws -> Message? { try await next(isolation: nil) }

    /// Called by `for try await`. The default implementation goes through `next()`, which returns to no particular
    /// executor: two extra switches per message.
    package mutating func next(isolation: isolated (any Actor)?) async throws(any Error) -> Message? {
      guard let bytes = try await stream.receive() else { return nil }
      return try stream.decode(bytes) as Message
    }
  }

  /// Whether the last message taken arrived compressed.
  package var lastWasCompressed: Bool { stream.lastWasCompressed }

  package func makeAsyncIterator() -> AsyncIterator { AsyncIterator(stream: stream) }
}

/// A call's outbound messages.
package struct RPCWriter<Message: RPCMessage>: Sendable {
  private let stream: any OutboundStream

  package init(_ stream: any OutboundStream) { self.stream = stream }

  /// Queues a message and suspends while the queue is full.
  ///
  /// - Parameter compressed: `false` sends this message uncompressed; `true` compresses it however small it is,
  ///   provided the call has an encoding; `nil` leaves that to the call's options and the server's configuration.
  /// - Throws: `RPCError` if the call is over or the message too large, `CancellationError`.
  package func write(_ message: Message, compressed: Bool? = nil) async throws {
    try message.serialize { size, fill in try stream.enqueue(size: size, compressed: compressed, fill) }
    if !stream.isWritable { try await stream.waitUntilWritable() }
  }

  /// Queues a message that is serialized already, and suspends while the queue is full.
  ///
  /// - Throws: `RPCError` if the call is over or the message too large, `CancellationError`.
  package func write(_ message: SerializedMessage<Message>) async throws {
    try stream.enqueue(size: message.bytes.count) { $0.copyBytes(from: message.bytes) }
    if !stream.isWritable { try await stream.waitUntilWritable() }
  }

  /// Queues a message even if the queue is full: for small, rare messages sent where nothing can wait.
  ///
  /// - Throws: `RPCError` if the call is over or the message too large.
  package func enqueue(_ message: Message) throws {
    try message.serialize { size, fill in try stream.enqueue(size: size, compressed: nil, fill) }
  }
}
