package import TitanRPC

/// A service with one method of each kind, whose behaviour the test defines; by default, they echo.
package struct ScriptedService: RPCService {
  package typealias Requests = RPCAsyncSequence<RawMessage>
  package typealias Responses = RPCWriter<RawMessage>

  package static let name = "titanup.test.v1.ScriptedService"
  package static let unaryMethod = MethodDescriptor(service: name, method: "Unary", type: .unary)
  package static let collect = MethodDescriptor(service: name, method: "Collect", type: .clientStreaming)
  package static let expand = MethodDescriptor(service: name, method: "Expand", type: .serverStreaming)
  package static let chat = MethodDescriptor(service: name, method: "Chat", type: .bidirectionalStreaming)
  package static let descriptor = ServiceDescriptor(
    fullName: name, methods: [unaryMethod, collect, expand, chat])

  /// Responds with the request.
  package var onUnary: @Sendable (RawMessage, ServerContext) async throws -> RawMessage = { request, _ in request }
  /// Responds with all requests in one.
  package var onCollect: @Sendable (Requests, ServerContext) async throws -> RawMessage = { requests, _ in
    var all: [UInt8] = []
    for try await request in requests { all += request.bytes }
    return RawMessage(all)
  }
  /// Responds with each byte of the request.
  package var onExpand: @Sendable (RawMessage, Responses, ServerContext) async throws -> Void = {
    request, responses, _ in
    for byte in request.bytes { try await responses.write(RawMessage([byte])) }
  }
  /// Responds to each request with the request itself.
  package var onChat: @Sendable (Requests, Responses, ServerContext) async throws -> Void = {
    requests, responses, _ in
    for try await request in requests { try await responses.write(request) }
  }

  package init() {}

  /// Unary calls signal their arrival, wait, and answer with the request; if `waits` is false for a call, it doesn't
  /// wait.
  package init(
    started: Signal, gate: Signal, where waits: @escaping @Sendable (RawMessage) -> Bool = { _ in true }
  ) {
    onUnary = { request, _ in
      guard waits(request) else { return request }
      started.fire()
      await gate.wait()
      return request
    }
  }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(Self.unaryMethod, onUnary)
    router.clientStreaming(Self.collect, onCollect)
    router.serverStreaming(Self.expand, onExpand)
    router.bidirectionalStreaming(Self.chat, onChat)
  }
}

/// The stub of `ScriptedService`.
package struct ScriptedClient: Sendable {
  package let channel: any RPCChannel

  package init(_ channel: any RPCChannel) { self.channel = channel }

  package func unary(_ request: RawMessage, _ options: CallOptions = CallOptions()) async throws -> RawMessage {
    try await channel.unary(ScriptedService.unaryMethod, request, options)
  }

  package func collect(
    _ options: CallOptions = CallOptions(), _ requests: (RPCWriter<RawMessage>) async throws -> Void
  ) async throws -> RawMessage {
    try await channel.clientStreaming(ScriptedService.collect, options, requests)
  }

  package func expand<Result>(
    _ request: RawMessage, _ options: CallOptions = CallOptions(),
    _ body: (RPCAsyncSequence<RawMessage>) async throws -> Result
  ) async throws -> Result {
    try await channel.serverStreaming(ScriptedService.expand, request, options, body)
  }

  package func chat<Result>(
    _ options: CallOptions = CallOptions(),
    _ body: (ClientRequestWriter<RawMessage>, RPCAsyncSequence<RawMessage>) async throws -> Result
  ) async throws -> Result {
    try await channel.bidirectionalStreaming(ScriptedService.chat, options, body)
  }
}
