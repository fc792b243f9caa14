/// An implementation of one service of `proto/`. Generated protocols refine it.
package protocol RPCService: Sendable {
  static var descriptor: ServiceDescriptor { get }
  func registerMethods(with router: inout RPCRouter)
}

/// Called by generated code to register a method of each kind.
extension RPCRouter {
  package mutating func unary<Request: RPCMessage, Response: RPCMessage>(
    _ method: MethodDescriptor,
    _ handler: @escaping @Sendable (Request, ServerContext) async throws -> Response
  ) {
    add(method) { context in
      let response = try await handler(try await onlyMessage(context), context)
      try send(response, context)
    }
  }

  package mutating func clientStreaming<Request: RPCMessage, Response: RPCMessage>(
    _ method: MethodDescriptor,
    _ handler: @escaping @Sendable (RPCAsyncSequence<Request>, ServerContext) async throws -> Response
  ) {
    add(method) { context in
      let response = try await handler(RPCAsyncSequence(context.stream), context)
      try send(response, context)
    }
  }

  package mutating func serverStreaming<Request: RPCMessage, Response: RPCMessage>(
    _ method: MethodDescriptor,
    _ handler: @escaping @Sendable (Request, RPCWriter<Response>, ServerContext) async throws -> Void
  ) {
    add(method) { context in
      let request: Request = try await onlyMessage(context)
      try await handler(request, context.writer(), context)
    }
  }

  package mutating func bidirectionalStreaming<Request: RPCMessage, Response: RPCMessage>(
    _ method: MethodDescriptor,
    _ handler:
      @escaping @Sendable (RPCAsyncSequence<Request>, RPCWriter<Response>, ServerContext) async throws -> Void
  ) {
    add(method) { context in
      try await handler(RPCAsyncSequence(context.stream), context.writer(), context)
    }
  }
}

extension ServerContext {
  func writer<Message: RPCMessage>() -> RPCWriter<Message> { RPCWriter(InitialMetadataFirst(self)) }
}

/// The one message of a unary request. gRPC calls any other number a cardinality violation.
private func onlyMessage<Message: RPCMessage>(_ context: ServerContext) async throws -> Message {
  // A small request has usually arrived whole by the time its handler starts.
  let first =
    switch try context.stream.receiveNow() {
    case .message(let bytes): bytes
    case .end: nil as [UInt8]?
    case .wait: try await context.stream.receive()
    }
  guard let bytes = first else {
    throw RPCError(code: .unimplemented, message: "\(context.method.path) takes one message, none came")
  }
  let hasMore =
    switch try context.stream.receiveNow() {
    case .message: true
    case .end: false
    case .wait: try await context.stream.receive() != nil
    }
  guard !hasMore else {
    throw RPCError(code: .unimplemented, message: "\(context.method.path) takes one message, more came")
  }
  return try Message(serialized: bytes)
}

private func send(_ response: some RPCMessage, _ context: ServerContext) throws {
  context.sendInitialMetadata()
  try response.serialize { size, fill in try context.stream.enqueue(size: size, fill) }
}

/// Sends the context's initial metadata before the first message of a streaming response.
private final class InitialMetadataFirst: OutboundStream {
  private let context: ServerContext
  init(_ context: ServerContext) { self.context = context }

  var isWritable: Bool { context.stream.isWritable }
  func waitUntilWritable() async throws { try await context.stream.waitUntilWritable() }
  func enqueue(size: Int, compressed: Bool?, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    context.sendInitialMetadata()
    try context.stream.enqueue(size: size, compressed: compressed, fill)
  }
}
