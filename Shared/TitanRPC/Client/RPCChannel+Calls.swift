/// What generated stubs call: the four kinds of call over any channel.
extension RPCChannel {
  /// - Throws: `RPCError`: the server's status, or what the transport inferred; `CancellationError`.
  package func unary<Request: RPCMessage, Response: RPCMessage>(
    _ method: MethodDescriptor, _ request: Request, _ options: CallOptions
  ) async throws -> Response {
    try await withCall(method, options) { stream in
      try request.serialize { size, fill in try stream.enqueue(size: size, fill) }
      stream.halfClose()
      return try await onlyResponse(of: method, stream)
    }
  }

  /// Runs `requests` to send, then waits for the one response.
  package func clientStreaming<Request: RPCMessage, Response: RPCMessage>(
    _ method: MethodDescriptor, _ options: CallOptions,
    _ requests: (RPCWriter<Request>) async throws -> Void
  ) async throws -> Response {
    try await withCall(method, options) { stream in
      try await requests(RPCWriter(stream))
      stream.halfClose()
      return try await onlyResponse(of: method, stream)
    }
  }

  /// Hands the responses to `body`. The call is cancelled if `body` returns before their end.
  package func serverStreaming<Request: RPCMessage, Response: RPCMessage, Result>(
    _ method: MethodDescriptor, _ request: Request, _ options: CallOptions,
    _ body: (RPCAsyncSequence<Response>) async throws -> Result
  ) async throws -> Result {
    try await withCall(method, options) { stream in
      try request.serialize { size, fill in try stream.enqueue(size: size, fill) }
      stream.halfClose()
      return try await body(RPCAsyncSequence(stream))
    }
  }

  /// Hands both directions to `body`, which half-closes by `finish()` of the writer's call.
  package func bidirectionalStreaming<Request: RPCMessage, Response: RPCMessage, Result>(
    _ method: MethodDescriptor, _ options: CallOptions,
    _ body: (ClientRequestWriter<Request>, RPCAsyncSequence<Response>) async throws -> Result
  ) async throws -> Result {
    try await withCall(method, options) { stream in
      try await body(ClientRequestWriter(stream), RPCAsyncSequence(stream))
    }
  }

  /// A call that is over when `body` is: cancelled on the wire if it still ran. For callers who want what the four
  /// kinds above leave out: metadata of the response, or a say in each message's compression.
  package func withCall<Result>(
    _ method: MethodDescriptor, _ options: CallOptions,
    _ body: (any ClientStream) async throws -> Result
  ) async throws -> Result {
    let stream = try await open(method, options: options)
    defer { stream.cancel() }
    return try await body(stream)
  }

  /// The one response that is due. gRPC's codes for another number of them: its documentation's "Status codes".
  private func onlyResponse<Response: RPCMessage>(
    of method: MethodDescriptor, _ stream: any ClientStream
  ) async throws -> Response {
    guard let bytes = try await stream.receive() else {
      throw RPCError(code: .unimplemented, message: "\(method.path) answered OK without a message")
    }
    guard try await stream.receive() == nil else {
      throw RPCError(code: .unimplemented, message: "\(method.path) answered with more than one message")
    }
    return try stream.decode(bytes)
  }
}

/// The requests of a bidirectional call.
package struct ClientRequestWriter<Message: RPCMessage>: Sendable {
  private let stream: any ClientStream
  private let writer: RPCWriter<Message>

  init(_ stream: any ClientStream) {
    self.stream = stream
    writer = RPCWriter(stream)
  }

  /// Queues a message and suspends while the queue is full.
  package func write(_ message: Message, compressed: Bool? = nil) async throws {
    try await writer.write(message, compressed: compressed)
  }

  /// No more requests will follow.
  package func finish() { stream.halfClose() }
}
