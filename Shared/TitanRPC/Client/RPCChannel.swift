/// Opens calls: over HTTP/2 (`GRPCChannel`) or in memory (`InProcessTransport`).
package protocol RPCChannel: Sendable {
  /// Starts a call without waiting for a connection. Its stream reports when it is over, including with UNAVAILABLE if
  /// there is no connection (and the options don't say to wait).
  ///
  /// - Throws: `RPCError` INTERNAL if the metadata must not be sent, DEADLINE_EXCEEDED if the deadline has passed; what
  ///   the credentials throw.
  func open(_ method: MethodDescriptor, options: CallOptions) async throws -> any ClientStream
}

/// Called by generated stubs: the four kinds of call over any channel.
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

  /// Runs `requests`, which sends the requests, then waits for the one response.
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

  /// Passes the responses to `body`. The call is cancelled if `body` returns before the last one.
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

  /// Passes both directions to `body`, which half-closes with the writer's `finish()`.
  package func bidirectionalStreaming<Request: RPCMessage, Response: RPCMessage, Result>(
    _ method: MethodDescriptor, _ options: CallOptions,
    _ body: (ClientRequestWriter<Request>, RPCAsyncSequence<Response>) async throws -> Result
  ) async throws -> Result {
    try await withCall(method, options) { stream in
      try await body(ClientRequestWriter(stream), RPCAsyncSequence(stream))
    }
  }

  /// Runs a call for as long as `body` takes, and cancels it on the wire if it is still running then. For callers that
  /// need what the four kinds above leave out: metadata of the response, or control over each message's compression.
  package func withCall<Result>(
    _ method: MethodDescriptor, _ options: CallOptions,
    _ body: (any ClientStream) async throws -> Result
  ) async throws -> Result {
    let stream = try await open(method, options: options)
    defer { stream.cancel() }
    return try await body(stream)
  }

  /// The single expected response. For any other number, the error codes are those of gRPC's documentation, "Status
  /// codes".
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

  /// Ends the requests.
  package func finish() { stream.halfClose() }
}

/// Identifies the caller: gRPC's per-call credentials. They are asked for before each call, so implementations should
/// cache them while they are valid.
package protocol CallCredentials: Sendable {
  /// Metadata to send with a call, such as `authorization`. It must limit its own time; the call's deadline is checked
  /// afterwards.
  ///
  /// - Throws: the error that the call then fails with: UNAVAILABLE if there are no credentials right now.
  func metadata(for method: MethodDescriptor) async throws -> Metadata

  /// A server answered UNAUTHENTICATED, so the credentials sent are no longer valid.
  func rejected()
}

extension CallOptions {
  /// The same options with the credentials' metadata. Transports ask for it when a call begins.
  package func authorized(for method: MethodDescriptor) async throws -> CallOptions {
    guard let credentials else { return self }
    var options = self
    for (key, value) in try await credentials.metadata(for: method) { options.metadata.append(key, value) }
    return options
  }
}

/// A channel whose calls have these credentials, unless their options have others.
package struct AuthorizedChannel: RPCChannel {
  private let channel: any RPCChannel
  private let credentials: any CallCredentials

  package init(_ channel: any RPCChannel, credentials: any CallCredentials) {
    self.channel = channel
    self.credentials = credentials
  }

  package func open(_ method: MethodDescriptor, options: CallOptions) async throws -> any ClientStream {
    var options = options
    options.credentials = options.credentials ?? credentials
    return try await channel.open(method, options: options)
  }
}
