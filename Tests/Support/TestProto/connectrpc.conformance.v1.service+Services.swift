// swift-format-ignore-file
// Made by protoc-gen-titan from connectrpc/conformance/v1/service.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
package import TitanRPC

extension ConformanceV1 {
  /// The methods of `connectrpc.conformance.v1.ConformanceService`.
  package enum ConformanceServiceMethods {
    package static let unary = MethodDescriptor(
      service: "connectrpc.conformance.v1.ConformanceService", method: "Unary", type: .unary)
    package static let serverStream = MethodDescriptor(
      service: "connectrpc.conformance.v1.ConformanceService", method: "ServerStream", type: .serverStreaming)
    package static let clientStream = MethodDescriptor(
      service: "connectrpc.conformance.v1.ConformanceService", method: "ClientStream", type: .clientStreaming)
    package static let bidiStream = MethodDescriptor(
      service: "connectrpc.conformance.v1.ConformanceService", method: "BidiStream", type: .bidirectionalStreaming)
    package static let unimplemented = MethodDescriptor(
      service: "connectrpc.conformance.v1.ConformanceService", method: "Unimplemented", type: .unary)
    package static let idempotentUnary = MethodDescriptor(
      service: "connectrpc.conformance.v1.ConformanceService", method: "IdempotentUnary", type: .unary, hasNoSideEffects: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "connectrpc.conformance.v1.ConformanceService",
      methods: [unary, serverStream, clientStream, bidiStream, unimplemented, idempotentUnary])
  }
}

extension ConformanceV1 {
  /// Responds as each request specifies, and reports the request as the server received it.
  package protocol ConformanceServiceProtocol: ReflectedService {
    /// Responds with the data or the error that the request defines.
    func unary(_ request: ConformanceV1.UnaryRequest, context: ServerContext) async throws -> ConformanceV1.UnaryResponse

    /// Sends the data that the request defines, one message for each item, and then the error if there is one.
    func serverStream(
      _ request: ConformanceV1.ServerStreamRequest, response: RPCWriter<ConformanceV1.ServerStreamResponse>, context: ServerContext
    ) async throws

    /// Like Unary, once all requests have arrived; uses the definition in the first one.
    func clientStream(
      _ requests: RPCAsyncSequence<ConformanceV1.ClientStreamRequest>, context: ServerContext
    ) async throws -> ConformanceV1.ClientStreamResponse

    /// Like ServerStream, with the definition in the first request. In full duplex, it responds to each request with
    /// one message while there is data; in half duplex, it begins once all requests have arrived.
    func bidiStream(
      _ requests: RPCAsyncSequence<ConformanceV1.BidiStreamRequest>, response: RPCWriter<ConformanceV1.BidiStreamResponse>,
      context: ServerContext
    ) async throws

    /// Servers must not implement this.
    func unimplemented(_ request: ConformanceV1.UnimplementedRequest, context: ServerContext) async throws -> ConformanceV1.UnimplementedResponse

    /// Like Unary.
    func idempotentUnary(_ request: ConformanceV1.IdempotentUnaryRequest, context: ServerContext) async throws -> ConformanceV1.IdempotentUnaryResponse
  }
}

extension ConformanceV1.ConformanceServiceProtocol {
  package static var descriptor: ServiceDescriptor { ConformanceV1.ConformanceServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { ConformanceV1.protoFiles }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(ConformanceV1.ConformanceServiceMethods.unary) {
      try await unary($0, context: $1)
    }
    router.serverStreaming(ConformanceV1.ConformanceServiceMethods.serverStream) {
      try await serverStream($0, response: $1, context: $2)
    }
    router.clientStreaming(ConformanceV1.ConformanceServiceMethods.clientStream) {
      try await clientStream($0, context: $1)
    }
    router.bidirectionalStreaming(ConformanceV1.ConformanceServiceMethods.bidiStream) {
      try await bidiStream($0, response: $1, context: $2)
    }
    router.unary(ConformanceV1.ConformanceServiceMethods.unimplemented) {
      try await unimplemented($0, context: $1)
    }
    router.unary(ConformanceV1.ConformanceServiceMethods.idempotentUnary) {
      try await idempotentUnary($0, context: $1)
    }
  }
}

extension ConformanceV1 {
  /// Calls `connectrpc.conformance.v1.ConformanceService` over a channel.
  package struct ConformanceServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Responds with the data or the error that the request defines.
    package func unary(
      _ request: ConformanceV1.UnaryRequest, options: CallOptions? = nil
    ) async throws -> ConformanceV1.UnaryResponse {
      try await channel.unary(ConformanceServiceMethods.unary, request, options ?? self.options)
    }

    /// Sends the data that the request defines, one message for each item, and then the error if there is one.
    package func serverStream<Result>(
      _ request: ConformanceV1.ServerStreamRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<ConformanceV1.ServerStreamResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(ConformanceServiceMethods.serverStream, request, options ?? self.options, body)
    }

    /// Like Unary, once all requests have arrived; uses the definition in the first one.
    package func clientStream(
      options: CallOptions? = nil,
      _ requests: (RPCWriter<ConformanceV1.ClientStreamRequest>) async throws -> Void
    ) async throws -> ConformanceV1.ClientStreamResponse {
      try await channel.clientStreaming(ConformanceServiceMethods.clientStream, options ?? self.options, requests)
    }

    /// Like ServerStream, with the definition in the first request. In full duplex, it responds to each request with
    /// one message while there is data; in half duplex, it begins once all requests have arrived.
    package func bidiStream<Result>(
      options: CallOptions? = nil,
      _ body: (ClientRequestWriter<ConformanceV1.BidiStreamRequest>, RPCAsyncSequence<ConformanceV1.BidiStreamResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.bidirectionalStreaming(ConformanceServiceMethods.bidiStream, options ?? self.options, body)
    }

    /// Servers must not implement this.
    package func unimplemented(
      _ request: ConformanceV1.UnimplementedRequest, options: CallOptions? = nil
    ) async throws -> ConformanceV1.UnimplementedResponse {
      try await channel.unary(ConformanceServiceMethods.unimplemented, request, options ?? self.options)
    }

    /// Like Unary.
    package func idempotentUnary(
      _ request: ConformanceV1.IdempotentUnaryRequest, options: CallOptions? = nil
    ) async throws -> ConformanceV1.IdempotentUnaryResponse {
      try await channel.unary(ConformanceServiceMethods.idempotentUnary, request, options ?? self.options)
    }
  }
}
