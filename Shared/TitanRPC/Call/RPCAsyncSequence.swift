/// A call's inbound messages, in order. One consumer.
package struct RPCAsyncSequence<Message: RPCMessage>: AsyncSequence, Sendable {
  private let stream: any InboundStream

  package init(_ stream: any InboundStream) { self.stream = stream }

  package struct AsyncIterator: AsyncIteratorProtocol {
    let stream: any InboundStream

    package mutating func next() async throws -> Message? { try await next(isolation: nil) }

    /// What `for try await` calls. The default goes through `next()`, which returns to no executor in particular: two
    /// more switches for each message.
    package mutating func next(isolation: isolated (any Actor)?) async throws(any Error) -> Message? {
      guard let bytes = try await stream.receive() else { return nil }
      return try stream.decode(bytes) as Message
    }
  }

  /// Whether the message taken last had come compressed.
  package var lastWasCompressed: Bool { stream.lastWasCompressed }

  package func makeAsyncIterator() -> AsyncIterator { AsyncIterator(stream: stream) }
}
